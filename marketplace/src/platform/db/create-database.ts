import { drizzle } from 'drizzle-orm/node-postgres';
import { ConnectionPool } from './connection-pool.ts';
import type { Database } from './database.ts';
import { transactionsOn } from './own-transaction.ts';

export type DatabasePool = Database & { $client: ConnectionPool };

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
  /** Together less than the callers' timeout of 10 s, so that they get the reason and no abandoned work continues. */
  patienceMs?: number;
  statementMs?: number;
}

export function createDatabase({
  url,
  poolSize = 10,
  patienceMs = 3_000,
  statementMs = 6_000,
}: DatabaseOptions): DatabasePool {
  const pool = new ConnectionPool({ url, size: poolSize, patienceMs, statementMs });
  return Object.assign(drizzle(pool), { $client: pool, transaction: transactionsOn(pool) });
}

export async function closeDatabase(db: DatabasePool): Promise<void> {
  await db.$client.close();
}
