import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { removeEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { deepOnly } from '@besesaka/marketplace/tests/world/depth.ts';
import { afterEach, expect, test } from 'vitest';
import { backUp, restore } from '#backup.ts';
import { clusterFolder, startDatabase } from '#database.ts';
import { saveSecrets } from '#secrets.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) {
    for (const name of ['before', 'after'])
      await removeEmbeddedPostgres({ dataDir: clusterFolder(join(folder, name)) }).catch(() => {});
    await rm(folder, { recursive: true });
  }
});

const quiet = () => {};
const placeIn = (folder: string, name: string) => ({ databaseUrl: null, dataDir: join(folder, name) });

async function newFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-backup-'));
  folders.push(folder);
  await chmod(folder, mode);
  return folder;
}

async function query<T = Record<string, unknown>>(url: string, statement: string): Promise<T[]> {
  return withConnection(url, async (client) => (await client.query(statement)).rows);
}

/** The contents of each table, and of each file outside of the database. */
async function contentsOf(url: string, dataDir: string) {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*)::int, md5(string_agg(t::text, e'\\n' order by t::text)) from ${name} t`,
    );
    contents[name] = row;
  }
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = relative(dataDir, join(entry.parentPath, entry.name));
    if (entry.isFile() && !path.startsWith('postgres')) contents[path] = await readFile(join(dataDir, path), 'utf8');
  }
  return contents;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL's user cannot enter a folder of mode 700 that root made, so the database moves. */
test.each([0o755, ...(isRoot ? deepOnly(0o700) : [])])(
  'a site is backed up while it is in use, and each table and file is restored (folder of mode %i)',
  async (mode) => {
    const folder = await newFolder(mode);
    const before = placeIn(folder, 'before');
    const database = await startDatabase(before, quiet);
    const secrets = await saveSecrets(before.dataDir);
    await migrateDatabase({ url: database.url });
    await query(
      database.url,
      `create table notes (n int primary key, text text not null);
       insert into audit_log select gen_random_uuid(), gen_random_uuid(), 'viewed', 'x', '{}', now()
       from generate_series(1, 20000)`,
    );
    const files = join(before.dataDir, 'files/public');
    await mkdir(files, { recursive: true });
    let written = 0;
    let isOver = false;
    const writing = withConnection(database.url, async (client) => {
      // As in the marketplace, a file is stored before the row that mentions it.
      while (!isOver) {
        await writeFile(join(files, `${written + 1}.txt`), `file ${written + 1}`);
        await client.query(`insert into notes values ($1, repeat('a', 5000)); `, [written + 1]);
        written += 1;
        if (written % 50 === 0) await client.query('checkpoint');
      }
    });
    await expect.poll(() => written).toBeGreaterThan(20);
    const writtenBefore = written;
    const copy = await backUp(before, join(folder, 'backups'), quiet).finally(() => {
      isOver = true;
      return writing;
    });
    const source = await contentsOf(database.url, before.dataDir);
    await database.stop();

    const after = placeIn(folder, 'after');
    await restore(after, copy.folder);
    expect(await saveSecrets(after.dataDir)).toEqual(secrets);
    const restored = await startDatabase(after, quiet);
    await migrateDatabase({ url: restored.url });
    const [{ last = 0, count = 0 } = {}] = await query<{ last: number; count: number }>(
      restored.url,
      'select max(n) as last, count(*)::int from notes',
    );
    expect(last).toBe(count);
    expect(last).toBeGreaterThanOrEqual(writtenBefore);
    for (let n = 1; n <= last; n += 1)
      expect(await readFile(join(after.dataDir, `files/public/${n}.txt`), 'utf8')).toBe(`file ${n}`);
    // Without the rows and files of the moments after the copy, both are the same.
    const target = await contentsOf(restored.url, after.dataDir);
    const isOld = ([name]: [string, unknown]) =>
      name !== 'public.notes' && !(Number(/public\/(\d+)\.txt$/.exec(name)?.[1]) > last);
    const old = (contents: Record<string, unknown>) => Object.fromEntries(Object.entries(contents).filter(isOld));
    expect(old(target)).toEqual(old(source));
    expect(old(target)['public.audit_log']).toMatchObject({ count: 20_000 });
    await restored.stop();
  },
  60_000,
);

test('an incomplete backup and a folder with data are refused, and nothing changes', async () => {
  const folder = await newFolder();
  const before = placeIn(folder, 'before');
  await expect(backUp(before, join(folder, 'backups'), quiet)).rejects.toThrow('There is no database in');
  await (await startDatabase(before, quiet)).stop();
  const copy = await backUp(before, join(folder, 'backups'), quiet);
  expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  await expect(restore(before, copy.folder)).rejects.toThrow('is not empty');

  const after = placeIn(folder, 'after');
  await rm(join(copy.folder, 'postgres/cluster/global/pg_control'));
  await expect(restore(after, copy.folder)).rejects.toThrow('has lost files since it was made');
  await rm(join(copy.folder, 'backup.json'));
  await expect(restore(after, copy.folder)).rejects.toThrow('is not a complete backup');
  expect(await readdir(folder)).toEqual(['backups', 'before']);

  const own = { ...before, databaseUrl: 'postgres://127.0.0.1/besesaka' };
  await expect(backUp(own, join(folder, 'backups'), quiet)).rejects.toThrow('DATABASE_URL is set');
});
