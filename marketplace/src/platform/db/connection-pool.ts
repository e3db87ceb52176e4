import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { withConnection } from './connection.ts';
import { DatabaseClient } from './database-client.ts';

export interface PoolSettings {
  url: string;
  size: number;
  /** How long to wait for a connection, whether all are busy or one is being opened. */
  patienceMs: number;
  /** The timeout of a statement. */
  statementMs: number;
}

/** The connections of one process. After an outage it works again as soon as the server does. */
export class ConnectionPool extends Pool {
  readonly #open = new Set<PoolClient>();
  readonly #url: string;

  constructor({ url, size, patienceMs, statementMs }: PoolSettings) {
    super({
      connectionString: url,
      max: size,
      Client: DatabaseClient,
      // Statements of a transaction are pipelined if the code does not wait between them.
      pipeline: true,
      application_name: 'besesaka',
      // Sequential scans always start at the beginning, so that pages of unordered results stay consistent.
      options: '-c synchronize_seqscans=off',
      connectionTimeoutMillis: patienceMs,
      // A forgotten statement or transaction must not hold its locks and its connection forever.
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      idleTimeoutMillis: 0,
      // Prepared statements accumulate on the server for the lifetime of a connection.
      maxLifetimeSeconds: 3_600,
    });
    this.#url = url;
    // Errors of idle connections: the pool has removed the connection, and the next statement opens another.
    this.on('error', () => {});
    this.on('connect', (client) => {
      this.#open.add(client);
      client.once('end', () => this.#open.delete(client));
    });
  }

  /** Cancels the current statement of this connection, which aborts its transaction. */
  async cancel(client: PoolClient): Promise<void> {
    if (!(client instanceof DatabaseClient)) return;
    const { processID } = client;
    await withConnection(this.#url, (other) => other.query('select pg_cancel_backend($1)', [processID]));
  }

  /** Waits up to `patienceMs` for running statements, then closes every connection. */
  async close(patienceMs = 5_000): Promise<void> {
    const until = Date.now() + patienceMs;
    // After `end`, the driver never answers callers that still wait for a connection.
    while (this.waitingCount > 0 && Date.now() < until) await delay(10);
    const gone = this.end().then(() => Promise.all([...this.#open].map(ended)));
    await Promise.race([gone, delay(until - Date.now(), null, { ref: false })]);
    for (const client of this.#open) client.connection.stream.destroy();
  }
}

function ended(client: PoolClient): Promise<void> {
  return new Promise((done) => client.once('end', done));
}
