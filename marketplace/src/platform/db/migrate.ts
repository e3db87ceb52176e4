import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withConnection } from './connection.ts';

/** Any number that nothing else on this database locks. */
const migrationLock = 7_261_984;

/** Found through the package, so that it is the same from the sources and from a bundle. */
export function migrationsFolder(): string {
  const journal = createRequire(import.meta.url).resolve('@besesaka/marketplace/drizzle/meta/_journal.json');
  return resolve(dirname(journal), '..');
}

/** Drizzle's migrator takes no lock: of two processes that start together the second waits here, and finds nothing to do. */
export async function migrateDatabase({ url }: { url: string }): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  });
}
