import { sql } from 'drizzle-orm';
import { within } from '#platform/base/within.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { isConnectionLost } from './connection-lost.ts';
import { closeDatabase, createDatabase, type DatabasePool } from './create-database.ts';
import { rowsOf } from './rows-of.ts';
import { sqlState } from './sql-state.ts';

const checkEveryMs = 1_000;

/** States of a replica that cancels a statement, shuts down, or is asked to write. */
const refusals = ['40001', '57014', '57P01', '57P03', '25006'];

export interface Replica {
  /** The replica, if it has everything that the primary had a second ago. */
  fresh(): DatabasePool | null;
  close(): Promise<void>;
}

interface Deps {
  url: string;
  poolSize: number;
  primary: DatabasePool;
  log: Logger;
}

/** Compares the replica's position with the primary's each second. While it lags or is away, nothing reads from it. */
export function createReplica({ url, poolSize, primary, log }: Deps): Replica {
  const db = createDatabase({ url, poolSize, patienceMs: checkEveryMs });
  let isFresh = false;
  let isChecking = false;
  /** The primary's position at the last check. */
  let position: string | null = null;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const was = isFresh;
    try {
      isFresh = position !== null && (await within(checkEveryMs, hasReached(db, position)));
      position = await within(checkEveryMs, positionOf(primary));
    } catch (error) {
      isFresh = false;
      position = null;
      if (was) log.warn({ err: error }, 'the replica is away');
    } finally {
      isChecking = false;
    }
    if (was !== isFresh) log.info({ isFresh }, 'the replica is fresh or lags');
  }

  const timer = setInterval(() => void check(), checkEveryMs);
  return {
    fresh: () => (isFresh ? db : null),
    close: async () => {
      clearInterval(timer);
      isFresh = false;
      await closeDatabase(db);
    },
  };
}

/** Whether the primary can answer in its place. */
export function isReplicaFault(error: unknown): boolean {
  return isConnectionLost(error) || refusals.includes(sqlState(error) ?? '');
}

async function positionOf(db: DatabasePool): Promise<string | null> {
  const [row] = await rowsOf<{ position: string }>(db, sql`select pg_current_wal_lsn()::text as position`);
  return row?.position ?? null;
}

async function hasReached(db: DatabasePool, position: string): Promise<boolean> {
  const reached = sql`select coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as reached`;
  const [row] = await rowsOf<{ reached: boolean }>(db, reached);
  return row?.reached === true;
}
