import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { DatabaseClient } from './database-client.ts';

export interface PoolSettings {
  url: string;
  size: number;
}

/** The connections of one process. Whatever happens to the server, it serves again as soon as there is one. */
export class ConnectionPool extends Pool {
  readonly #open = new Set<PoolClient>();

  constructor({ url, size }: PoolSettings) {
    super({
      connectionString: url,
      max: size,
      Client: DatabaseClient,
      // Statements of one transaction travel together where their author does not wait between them.
      pipeline: true,
      application_name: 'besesaka',
      // A statement or a transaction that somebody forgot must not hold its locks and its connection for ever.
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      idleTimeoutMillis: 0,
      // Prepared statements pile up on the server for as long as a connection lives.
      maxLifetimeSeconds: 3_600,
    });
    // Of an idle connection that died: it is dropped already, and the next statement opens another.
    this.on('error', () => {});
    this.on('connect', (client) => {
      this.#open.add(client);
      client.once('end', () => this.#open.delete(client));
    });
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
