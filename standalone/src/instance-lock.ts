import { setTimeout as delay } from 'node:timers/promises';
import { openConnection } from '@besesaka/marketplace/platform/db/connection.ts';

/** Any number that nothing else on this database locks. */
const standaloneLock = 7_262_100;

/**
 * The memory bus reaches this process only, so a second one on the same database would miss what the first one says.
 * The database lets go of a killed process's lock within moments, hence the patience.
 */
export async function acquireInstanceLock(databaseUrl: string, patienceMs = 3000): Promise<() => Promise<void>> {
  const client = await openConnection(databaseUrl);
  const until = Date.now() + patienceMs;
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
