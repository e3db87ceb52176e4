import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openLine } from './transaction-line.ts';

const lines = new WeakMap<object, ReturnType<typeof openLine>>();

/**
 * Transactions on a connection of their own. Drizzle's would lose the connection whose BEGIN fails, give back one that died
 * in the middle, and answer with the failure of the ROLLBACK instead of its reason.
 */
export function transactionsOn(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    const line = openLine(client);
    const reasons: unknown[] = [];
    try {
      return await drizzle(line.client).transaction(async (tx) => {
        lines.set(tx, line);
        try {
          return await work(tx);
        } catch (reason) {
          reasons.push(reason);
          throw reason;
        } finally {
          line.silence();
        }
      }, config);
    } catch (error) {
      throw reasons.length > 0 ? reasons[0] : error;
    } finally {
      // Only PostgreSQL knows that a transaction is over: a connection that it did not call idle is never used again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

/** Where the statements of a database or of a transaction go. */
export function clientOf(db: object): object {
  const client = lines.get(db)?.client ?? ('$client' in db ? db.$client : null);
  if (typeof client !== 'object' || client === null)
    throw new Error('This is neither a database nor a transaction on it');
  return client;
}

/**
 * The next statement of this transaction is its last: COMMIT travels with it, and where it fails COMMIT undoes everything.
 */
export function commitWithNext(tx: object): void {
  lines.get(tx)?.endWithNext();
}
