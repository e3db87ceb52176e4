import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';

/** Any number that nothing else on this database locks. */
const standaloneLock = 7_262_100;

/**
 * The memory bus reaches this process only, so a second one on the same database would miss what the first one says.
 * The database lets go of a killed process's lock within moments, hence the patience.
 */
export async function beTheOnlyOne(databaseUrl: string, patienceMs = 3000): Promise<() => Promise<void>> {
  const sql = postgres(databaseUrl, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => {} });
  const until = Date.now() + patienceMs;
  try {
    do {
      const [row] = await sql`select pg_try_advisory_lock(${standaloneLock}) as mine`;
      if (row?.mine) return () => sql.end({ timeout: 2 });
      await delay(100);
    } while (Date.now() < until);
  } catch (error) {
    await sql.end({ timeout: 2 });
    throw error;
  }
  await sql.end({ timeout: 2 });
  throw new Error(
    'Another standalone Besesaka uses this database; stop it first, or choose another DATA_DIR or DATABASE_URL.',
  );
}
