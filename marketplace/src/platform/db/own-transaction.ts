import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, type PoolClient } from 'pg';
import { CallerGone } from '#platform/base/errors.ts';
import { watchCaller } from './caller-gone.ts';
import type { ConnectionPool } from './connection-pool.ts';
import type { Database, RunTransaction } from './database.ts';

/**
 * Runs transactions on a dedicated connection. Drizzle's own would leak a connection whose BEGIN fails, return a broken
 * one to the pool, and report the failure of the ROLLBACK instead of its cause.
 */
export function transactionsOn(pool: ConnectionPool): RunTransaction {
  return async (work, { name, gone } = {}) => {
    const client = await pool.connect();
    const open = openOn(client);
    const stop = () => {
      open.end();
      return pool.cancel(client);
    };
    let caller: ReturnType<typeof watchCaller> | undefined;
    try {
      if (gone) caller = watchCaller(gone, stop);
      await client.query(name ? `begin; set local application_name = ${escapeLiteral(name)}` : 'begin');
      const value = await work(open.db);
      await caller?.end();
      if (gone?.aborted) throw new CallerGone();
      open.end();
      // If a statement of the transaction failed, PostgreSQL answers COMMIT with ROLLBACK and without an error.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
      return value;
    } catch (reason) {
      open.end();
      await caller?.end();
      await client.query('rollback').catch(() => {});
      throw reason;
    } finally {
      // Only PostgreSQL knows whether the transaction is over, so a connection that it does not report as idle is
      // discarded.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

/** After the end it refuses statements, which would run outside of the transaction or in another one. */
function openOn(client: PoolClient): { db: Database; end: () => void } {
  let isOver = false;
  const query = (statement: { text: string }, values: unknown[]) =>
    isOver ? Promise.reject(new Error('The transaction is over')) : client.query(statement, values);
  return {
    db: Object.assign(drizzle({ client: asClient({ query }) }), { transaction: refuseNested }),
    end: () => {
      isOver = true;
    },
  };
}

/** Drizzle, the job queue and our own statements only call `query` on a client. */
function asClient(client: { query: unknown }): PoolClient {
  return client as PoolClient;
}

function refuseNested(): Promise<never> {
  return Promise.reject(new Error('A transaction must begin outside of any transaction'));
}
