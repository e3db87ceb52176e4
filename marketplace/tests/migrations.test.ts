import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { withConnection } from '#platform/db/connection.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { testServer } from '#platform/testing/config.ts';
import { onServer } from '#platform/testing/template.ts';

test('processes that start together on an empty database migrate it once', async () => {
  const server = String(testServer().url);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withConnection(server, async (admin) => {
    await admin.query(`create database ${name}`);
    const url = onServer(server, name);
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase({ url })));
    await withConnection(url, async (client) => {
      const applied = await client.query(
        'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      expect(applied.rows[0].applied).toBe(applied.rows[0].different);
      const folded = await client.query("select fold_text('Ɛdwumfo Ɔkra Café') as folded");
      expect(folded.rows).toEqual([{ folded: 'edwumfo okra cafe' }]);
    });
    await admin.query(`drop database ${name} with (force)`);
  });
});
