import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Any number that nothing else on this database locks. */
const migrationLock = 7_261_984;

/** Found through the package, so that it is the same from the sources and from a bundle. */
export function migrationsFolder(): string {
  const journal = createRequire(import.meta.url).resolve('@besesaka/marketplace/drizzle/meta/_journal.json');
  return resolve(dirname(journal), '..');
}

/** Drizzle's migrator takes no lock: of two processes that start together the second waits here, and finds nothing to do. */
export async function migrateDatabase({ url }: { url: string }): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client`select pg_advisory_unlock(${migrationLock})`;
  } finally {
    await client.end();
  }
}
