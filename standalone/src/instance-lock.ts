import { setTimeout as delay } from 'node:timers/promises';
import { openConnection } from '@besesaka/marketplace/platform/db/connection.ts';

/** An arbitrary number that no other advisory lock on this database uses. */
const standaloneLock = 7_262_100;

/**
 * The memory bus only reaches this process, so a second one on the same database would miss its messages. The database
 * releases the lock of a killed process within moments, so wait a little.
 */
export async function acquireInstanceLock(databaseUrl: string, waitMs = 3000): Promise<() => Promise<void>> {
  const client = await openConnection(databaseUrl);
  const until = Date.now() + waitMs;
  try {
    do {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [standaloneLock]);
      if (rows[0]?.mine) return () => client.end();
      await delay(100);
    } while (Date.now() < until);
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  throw new Error(
    'Another standalone Besesaka uses this database; stop it first, or choose another DATA_DIR or DATABASE_URL.',
  );
}
