import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { isConnectionLost } from './connection-lost.ts';
import { closeDatabase, createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { sqlState } from './sql-state.ts';

const patience = { timeout: 10_000 };
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const isAway = (error: unknown) => isConnectionLost(error) || /^57P0/.test(sqlState(error) ?? '');

async function add(db: Database, n: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (${n})`);
    await tx.execute(sql`insert into kept values (${-n})`);
  });
}

test('a pool works again after PostgreSQL was restarted, and every result is right', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'besesaka-restart-'));
  undo.push(() => rm(parent, { recursive: true, force: true }));
  const dataDir = join(parent, 'postgres');
  const start = (port: number) => startEmbeddedPostgres({ dataDir, port, fast: true, log: () => {} });
  const first = await start(0);
  const db = createDatabase({ url: first.url, poolSize: 4 });
  undo.push(() => closeDatabase(db));
  await db.execute(sql`create table kept (n int primary key)`);

  const done = new Set<number>();
  const failed = new Map<number, unknown>();
  let isOver = false;
  let next = 1;
  const writer = async () => {
    while (!isOver) {
      const n = next;
      next += 1;
      await add(db, n).then(
        () => done.add(n),
        (error: unknown) => failed.set(n, error),
      );
      if (failed.has(n)) await new Promise((later) => setTimeout(later, 20));
    }
  };
  const writers = [1, 2, 3, 4, 5, 6, 7, 8].map(writer);
  await expect.poll(() => done.size, patience).toBeGreaterThan(100);
  await first.stop();
  await expect.poll(() => failed.size, patience).toBeGreaterThan(20);
  const second = await start(Number(new URL(first.url).port));
  undo.push(() => second.stop());
  const before = done.size;
  await expect.poll(() => done.size, patience).toBeGreaterThan(before + 100);
  isOver = true;
  await Promise.all(writers);

  expect([...failed.values()].filter((error) => !isAway(error))).toEqual([]);
  const rows = await rowsOf<{ n: number }>(db, sql`select n from kept`);
  const kept = new Set(rows.map(({ n }) => n));
  expect([...done].filter((n) => !kept.has(n) || !kept.has(-n))).toEqual([]);
  // A commit whose answer got lost may stand, but whole.
  expect([...kept].filter((n) => !kept.has(-n))).toEqual([]);
});
