import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import PgBoss from 'pg-boss';
import { withConnection } from '#platform/db/connection.ts';
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts';

/**
 * The database that test databases are copied from. It is migrated and has all queues, so tests need not create them.
 * Its name depends on the migrations and queues.
 */
async function templateName(queues: readonly string[]): Promise<string> {
  const folder = migrationsFolder();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const { version } = createRequire(import.meta.url)('pg-boss/package.json');
  const key = [...texts, ...queues, version].join('\n');
  return `template_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

export function onServer(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates the template if it is missing; packages whose tests start together take turns. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  // Imported here, because it loads the whole service, which most importers of this file do not need.
  const { queueNames } = await import('#server.ts');
  const queues = queueNames();
  const name = await templateName(queues);
  const half = `${name}_half`;
  await withConnection(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(7261985)');
    const existing = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (existing.rowCount !== 0) return;
    await admin.query(`drop database if exists ${half}`);
    await admin.query(`create database ${half}`);
    await migrateDatabase({ url: onServer(serverUrl, half) });
    await createQueues(onServer(serverUrl, half), queues);
    await admin.query(`alter database ${half} rename to ${name}`);
  });
  return name;
}

/** Starts no scheduler and no workers: a job that one of them creates would be in every test database. */
async function createQueues(url: string, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false, max: 1 });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of names) await boss.createQueue(name);
  } finally {
    await boss.stop({ graceful: false });
  }
}
