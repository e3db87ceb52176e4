import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withConnection } from '#platform/db/connection.ts';
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts';

/** The migrated database that test databases are copied from; another set of migrations has another one. */
async function templateName(): Promise<string> {
  const folder = migrationsFolder();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return `template_${createHash('sha256').update(texts.join('')).digest('hex').slice(0, 16)}`;
}

export function onServer(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Makes the template where it is missing; packages whose tests begin together take turns. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = await templateName();
  const half = `${name}_half`;
  await withConnection(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(7261985)');
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    await admin.query(`drop database if exists ${half}`);
    await admin.query(`create database ${half}`);
    await migrateDatabase({ url: onServer(serverUrl, half) });
    await admin.query(`alter database ${half} rename to ${name}`);
  });
  return name;
}
