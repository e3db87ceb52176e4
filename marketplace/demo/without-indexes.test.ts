import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#platform/db/rows-of.ts';
import { startTestDatabase, type TestDatabase } from '#world/database.ts';
import { restoreIndexes, withoutIndexes } from './without-indexes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

const indexes = () =>
  rowsOf(database.db, sql`select indexname, indexdef from pg_indexes where tablename = 'products' order by 1`);

test('the work runs without indexes, which all exist again afterwards, also after a failure', async () => {
  const before = await indexes();
  let meanwhile: unknown[] = [];
  const work = async () => {
    meanwhile = await indexes();
    throw new Error('the disk is full');
  };
  await expect(withoutIndexes(database.db, 'products', work)).rejects.toThrow('the disk is full');
  expect(meanwhile.map((index) => JSON.stringify(index)).filter((index) => !/UNIQUE/.test(index))).toEqual([]);
  expect(await indexes()).toEqual(before);
});

test('if the indexes cannot be restored either, the failure of the work is reported', async () => {
  const before = await indexes();
  const work = async () => {
    await database.db.execute(sql`update demo_indexes set definition = 'broken ' || definition`);
    throw new Error('the disk is full');
  };
  await expect(withoutIndexes(database.db, 'products', work)).rejects.toThrow('the disk is full');
  await database.db.execute(sql`update demo_indexes set definition = replace(definition, 'broken ', '')`);
  await restoreIndexes(database.db);
  expect(await indexes()).toEqual(before);
});

test('the next run restores the indexes that a killed run dropped', async () => {
  const before = await indexes();
  await database.db.execute(sql`create table demo_indexes as
    select 'products_search_idx' as name, pg_get_indexdef('products_search_idx'::regclass) as definition`);
  await database.db.execute(sql`drop index products_search_idx`);
  await restoreIndexes(database.db);
  await restoreIndexes(database.db);
  expect(await indexes()).toEqual(before);
});
