import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';

/** The database, or a transaction on it. */
export type Database = Omit<NodePgDatabase, '_' | 'transaction'> & {
  transaction: RunTransaction;
  /** The connection or the pool that runs the statements. */
  $client: Pick<ClientBase, 'query'>;
};

interface TransactionOptions {
  /** Set as `application_name` during the transaction, so that the database's log names the request. */
  name?: string;
  /** Aborted when the caller disconnects: the transaction is rolled back. */
  gone?: AbortSignal | undefined;
}

export type RunTransaction = <T>(work: (tx: Database) => Promise<T>, options?: TransactionOptions) => Promise<T>;
