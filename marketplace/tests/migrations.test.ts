import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { testServer } from '#platform/testing/config.ts';
import { onServer } from '#platform/testing/template.ts';

test('processes that start together on an empty database migrate it once', async () => {
  const server = String(testServer().url);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = postgres(server, { max: 1 });
  await admin`create database ${admin(name)}`;
  const url = onServer(server, name);
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase({ url })));
  const sql = postgres(url, { max: 1 });
  const rows =
    await sql`select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations`;
  expect(rows[0]?.applied).toBe(rows[0]?.different);
  expect(await sql`select fold_text('Ɛdwumfo Ɔkra Café') as folded`).toEqual([{ folded: 'edwumfo okra cafe' }]);
  await sql.end();
  await admin`drop database ${admin(name)} with (force)`;
  await admin.end();
});
