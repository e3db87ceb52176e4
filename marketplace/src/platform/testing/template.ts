import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
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
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await admin`select pg_advisory_lock(7261985)`;
    const found = await admin`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0) return name;
    const half = `${name}_half`;
    await admin`drop database if exists ${admin(half)}`;
    await admin`create database ${admin(half)}`;
    await migrateDatabase({ url: onServer(serverUrl, half) });
    await admin`alter database ${admin(half)} rename to ${admin(name)}`;
    return name;
  } finally {
    await admin.end();
  }
}
