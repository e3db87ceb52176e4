import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { ConfigError } from '#platform/config.ts';
import { withConnection } from './connection.ts';

/** An arbitrary number that no other advisory lock on this database uses. */
const migrationLock = 7_261_984;

const oldestPostgres = 15;

/** Resolved through the package, so that it works from sources and from a bundle. */
export function migrationsFolder(): string {
  const journal = createRequire(import.meta.url).resolve('@besesaka/marketplace/drizzle/meta/_journal.json');
  return resolve(dirname(journal), '..');
}

/** The number of the newest migration, as the database has it. */
export const newestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;

/** Drizzle's migrator takes no lock. */
export async function migrateDatabase({ url }: { url: string }): Promise<void> {
  await aloneOn(url, async (client) => {
    await checkApplied(client);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  });
}

/**
 * Everything that creates tables runs here. If several processes start together, the others wait and then find nothing
 * to do. The lock ends with the connection.
 */
export async function aloneOn(url: string, create: (client: Client) => Promise<void>): Promise<void> {
  await withConnection(url, async (client) => {
    const { rows } = await client.query('show server_version_num');
    checkVersion(Number(rows[0].server_version_num));
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await create(client);
  });
}

/** Refuses a server that cannot run the migrations. Its number is like 150018 for version 15.18. */
export function checkVersion(serverVersion: number): void {
  const version = Math.floor(serverVersion / 10_000);
  if (version < oldestPostgres)
    throw new ConfigError(
      `This database is PostgreSQL ${version}. Besesaka needs PostgreSQL ${oldestPostgres} or later.`,
    );
}

/**
 * A database that a newer version has migrated is refused: this version does not know its tables.
 *
 * The baseline replaced the migrations before it and has the time of the last of them. Drizzle applies only migrations that are
 * newer than the newest applied one, so a database with all of them continues from the baseline. One that lacks some cannot.
 */
async function checkApplied(client: Client): Promise<void> {
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!tables[0].exists) return;
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const { rows } = await client.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations');
  const newest: number | null = rows[0].newest;
  if (newest === null) return;
  if (newest > (migrations.at(-1)?.folderMillis ?? 0))
    throw new ConfigError(
      'A newer version of Besesaka has upgraded this database. Start that version, or restore a backup from before the upgrade.',
    );
  if (newest < (migrations[0]?.folderMillis ?? 0))
    throw new ConfigError(
      'This database was made by a development version that cannot be upgraded. Nothing was changed. Start that version again to keep its data, or start with an empty database.',
    );
}
