import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/** What Drizzle itself says when the work is over, and the only things that may still be said then. */
const lastWords = ['commit', 'rollback'];

/**
 * Transactions on a connection of their own. Drizzle's would lose the connection whose BEGIN fails, give back one that died
 * in the middle, and answer with the failure of the ROLLBACK instead of its reason.
 */
export function transactionsOn(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    const speaker = speakerFor(client);
    const reasons: unknown[] = [];
    try {
      return await drizzle(speaker.client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (reason) {
          reasons.push(reason);
          throw reason;
        } finally {
          speaker.silence();
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

/** Statements that come after the work is over would be written outside of the transaction, or into somebody else's. */
function speakerFor(client: PoolClient) {
  let isOver = false;
  const query = (statement: { text: string }, values: unknown[]) =>
    isOver && !lastWords.includes(statement.text)
      ? Promise.reject(new Error('The transaction is over'))
      : client.query(statement, values);
  const speaker: PoolClient = Object.create(client);
  return {
    client: Object.assign(speaker, { query }),
    silence: () => {
      isOver = true;
    },
  };
}
