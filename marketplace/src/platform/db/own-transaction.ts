import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type PoolClient } from 'pg';
import { CallerGone } from '#platform/base/errors.ts';
import { watchCaller } from './caller-gone.ts';
import type { ConnectionPool } from './connection-pool.ts';
import type { Database, RunTransaction } from './database.ts';

const clients = new WeakMap<object, object>();

/**
 * Transactions on a connection of their own. Drizzle's would lose the connection whose BEGIN fails, give back one that died
 * in the middle, and answer with the failure of the ROLLBACK instead of its reason.
 */
export function transactionsOn(pool: ConnectionPool): RunTransaction {
  return async (work, { name, gone } = {}) => {
    const client = await pool.connect();
    const speaker = speakerFor(client);
    const stop = () => {
      speaker.end();
      return pool.cancel(client);
    };
    let caller: ReturnType<typeof watchCaller> | undefined;
    // A transaction in a transaction is a part of it.
    const tx: Database = Object.assign(drizzle(speaker.client), { transaction: (part: typeof work) => part(tx) });
    clients.set(tx, speaker.client);
    try {
      if (gone) caller = watchCaller(gone, stop);
      await client.query(name ? `begin; set local application_name = ${escapeLiteral(name)}` : 'begin');
      const value = await work(tx);
      await caller?.end();
      if (gone?.aborted) throw new CallerGone();
      speaker.end();
      // PostgreSQL answers the COMMIT of a transaction in which something failed with ROLLBACK, and without an error.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The transaction was undone');
      return value;
    } catch (reason) {
      speaker.end();
      await caller?.end();
      await client.query('rollback').catch(() => {});
      throw reason;
    } finally {
      // Only PostgreSQL knows that a transaction is over: a connection that it did not call idle is never used again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

/** Says nothing any more after the end: it would be written outside of the transaction, or into somebody else's. */
function speakerFor(client: PoolClient) {
  let isOver = false;
  const query = (statement: { text: string }, values: unknown[]) =>
    isOver ? Promise.reject(new Error('The transaction is over')) : client.query(statement, values);
  const speaker: PoolClient = Object.create(client);
  return {
    client: Object.assign(speaker, { query }),
    end: () => {
      isOver = true;
    },
  };
}

/** Where the statements of a database or of a transaction go. */
export function clientOf(db: object): object {
  const client = clients.get(db) ?? ('$client' in db ? db.$client : null);
  if (typeof client !== 'object' || client === null)
    throw new Error('This is neither a database nor a transaction on it');
  return client;
}
