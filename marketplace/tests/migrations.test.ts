import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withConnection } from '#platform/db/connection.ts';
import { checkVersion, migrateDatabase } from '#platform/db/migrate.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { queueNames } from '#server.ts';
import { testServer } from '#world/config.ts';
import { startTestDatabase } from '#world/database.ts';
import { size } from '#world/depth.ts';
import { onServer } from '#world/template.ts';

test('processes that start together on an empty database migrate it once', async () => {
  await withEmptyDatabase(async (url) => {
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase({ url })));
    await withConnection(url, async (client) => {
      const applied = await client.query(
        'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      expect(applied.rows[0].applied).toBe(applied.rows[0].different);
      const folded = await client.query("select fold_text('Ɛdwumfo Ɔkra Café') as folded");
      expect(folded.rows).toEqual([{ folded: 'edwumfo okra cafe' }]);
    });
  });
});

test('processes that start together on an empty database create the queues without a deadlock, and jobs run at once', async () => {
  for (let round = 0; round < size(2, 6); round += 1)
    await withEmptyDatabase(async (url) => {
      const errors: string[] = [];
      const log = createLog({ level: 'error', destination: { write: (line) => void errors.push(line) } });
      const done: string[] = [];
      const processes = [1, 2, 3, 4].map(() => createJobs({ url, log }));
      for (const jobs of processes) {
        for (const name of queueNames()) jobs.schedule({ name }, '0 3 1 1 *', async () => {});
        jobs.handle<{ name: string }>({ name: 'greeting' }, async ({ name }) => void done.push(name));
      }
      await Promise.all(processes.map((jobs) => migrateDatabase({ url }).then(() => jobs.start())));
      expect(errors).toEqual([]);
      await processes[0]?.insert([{ name: 'greeting', data: { name: 'Ama' } }]);
      await expect.poll(() => done).toEqual(['Ama']);
      await Promise.all(processes.map((jobs) => jobs.close()));
      expect(errors).toEqual([]);
    });
}, 60_000);

test('the statements in docs/operating.md fit the tables', async () => {
  const operating = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const statements = [...operating.matchAll(/`((?:select|delete) [^`]+)`/g)].map(([, statement = '']) => statement);
  expect(statements.length).toBeGreaterThan(3);
  const { db, close } = await startTestDatabase();
  for (const statement of statements) await db.execute(sql.raw(`explain ${statement}`));
  await close();
});

test('a server older than PostgreSQL 15 is refused with one sentence', () => {
  expect(() => checkVersion(140_023)).toThrow('This database is PostgreSQL 14. Besesaka needs PostgreSQL 15 or later.');
  for (const version of [150_000, 180_001]) expect(() => checkVersion(version)).not.toThrow();
});

test('a database from before the baseline is not changed, and one sentence names the solution', async () => {
  await withEmptyDatabase(async (url) => {
    await withConnection(url, async (client) => {
      await client.query('create schema drizzle');
      await client.query(
        'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
      );
      await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1795534151857)");
    });
    await expect(migrateDatabase({ url })).rejects.toThrow('Start that version again to keep its data');
    await withConnection(url, async (client) => {
      expect((await client.query("select to_regclass('users') as users")).rows).toEqual([{ users: null }]);
    });
  });
});

test('a database that a newer version has migrated is refused, and one sentence says what to do', async () => {
  await withEmptyDatabase(async (url) => {
    await migrateDatabase({ url });
    await withConnection(url, (client) =>
      client.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 9999999999999)",
      ),
    );
    await expect(migrateDatabase({ url })).rejects.toThrow('A newer version of Besesaka has upgraded this database.');
  });
});

test('a database with all migrations before the baseline is accepted as it is', async () => {
  await withEmptyDatabase(async (url) => {
    await migrateDatabase({ url });
    await withConnection(url, async (client) => {
      await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1795534151857)");
      const tables = 'select count(*) from pg_tables';
      const before = (await client.query(tables)).rows;
      await migrateDatabase({ url });
      expect((await client.query(tables)).rows).toEqual(before);
      const applied = await client.query('select hash from drizzle.__drizzle_migrations order by id desc limit 1');
      expect(applied.rows).toEqual([{ hash: 'old' }]);
    });
  });
});

async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const server = String(testServer().url);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withConnection(server, async (admin) => {
    await admin.query(`create database ${name}`);
    await work(onServer(server, name)).finally(() => admin.query(`drop database ${name} with (force)`));
  });
}
