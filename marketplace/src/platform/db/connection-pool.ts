import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { withConnection } from './connection.ts';
import { DatabaseClient } from './database-client.ts';

export interface PoolSettings {
  url: string;
  size: number;
  /** How long to wait for a connection, while all are busy or while one is made. */
  patienceMs: number;
  /** How long a statement may take. */
  statementMs: number;
}

/** The connections of one process. Whatever happens to the server, it serves again as soon as there is one. */
export class ConnectionPool extends Pool {
  readonly #open = new Set<PoolClient>();
  readonly #url: string;

  constructor({ url, size, patienceMs, statementMs }: PoolSettings) {
    super({
      connectionString: url,
      max: size,
      Client: DatabaseClient,
      // Statements of one transaction travel together where their author does not wait between them.
      pipeline: true,
      application_name: 'besesaka',
      // A reading of a whole table begins where it always does: what comes to hand first is the same for the next page.
      options: '-c synchronize_seqscans=off',
      connectionTimeoutMillis: patienceMs,
      // A statement or a transaction that somebody forgot must not hold its locks and its connection for ever.
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      idleTimeoutMillis: 0,
      // Prepared statements pile up on the server for as long as a connection lives.
      maxLifetimeSeconds: 3_600,
    });
    this.#url = url;
    // Of an idle connection that died: it is dropped already, and the next statement opens another.
    this.on('error', () => {});
    this.on('connect', (client) => {
      this.#open.add(client);
      client.once('end', () => this.#open.delete(client));
    });
  }

  /** Stops the statement that this connection is at; it fails, and with it its transaction. */
  async cancel(client: PoolClient): Promise<void> {
    if (!(client instanceof DatabaseClient)) return;
    const { processID } = client;
    await withConnection(this.#url, (other) => other.query('select pg_cancel_backend($1)', [processID]));
  }

  /** Lets what was asked for end, for at most that long; afterwards no connection is left. */
  async close(patienceMs = 5_000): Promise<void> {
    const until = Date.now() + patienceMs;
    // The driver would leave those who still wait for a connection without any answer.
    while (this.waitingCount > 0 && Date.now() < until) await delay(10);
    const gone = this.end().then(() => Promise.all([...this.#open].map(ended)));
    await Promise.race([gone, delay(until - Date.now(), null, { ref: false })]);
    for (const client of this.#open) client.connection.stream.destroy();
  }
}

function ended(client: PoolClient): Promise<void> {
  return new Promise((done) => client.once('end', done));
}
