import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';

/** What a verb may use: the database or a transaction on it. */
export type Database = Omit<NodePgDatabase, '_' | 'transaction'> & {
  transaction: RunTransaction;
  /** The connection, or the pool of them, that runs the statements. */
  $client: Pick<ClientBase, 'query'>;
};

interface Asked {
  /** Shown as `application_name` while the transaction runs, so that the database's own log names the request. */
  name?: string;
  /** The caller has gone: the transaction stops where it is, and is undone. */
  gone?: AbortSignal | undefined;
}

export type RunTransaction = <T>(work: (tx: Database) => Promise<T>, asked?: Asked) => Promise<T>;
