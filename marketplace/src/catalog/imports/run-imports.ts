import { setTimeout as delay } from 'node:timers/promises';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { sql } from 'drizzle-orm';
import { AppError } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { OutsideCtx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { importLines, type Run } from './import-lines.ts';
import { settleImport } from './import-steps.ts';
import { type Group, namesOf } from './join-lines.ts';
import { openTable, type Table } from './open-table.ts';
import { type ImportRow, productImports } from './tables.ts';

/** After this time without a sign of life, another process takes over. Loading the pictures of some lines takes half as long. */
const silentMs = 60_000;
const triesMax = 5;
/** Then another import has its turn. */
const turnUsually = 30_000;

/** Lines in one transaction, which locks the products that they change: orders wait for it. */
const linesAtOnce = 50;
const picturesAtOnce = 20;

interface World {
  context: () => OutsideCtx;
  /** Whether this process ends. */
  isClosing: () => boolean;
  turnMs?: number;
}

/** Checks and applies imports until nothing is left to do. An import that is interrupted goes on after its last lines. */
export async function runImports({ context, isClosing, turnMs = turnUsually }: World): Promise<void> {
  while (!isClosing()) {
    const claimed = await claim(context());
    if (!claimed) return;
    await takeTurn({ context, isClosing, turnMs }, claimed);
  }
}

/** The import that has waited longest. */
async function claim({ db, now }: OutsideCtx): Promise<(ImportRow & { runner: string }) | null> {
  const runner = newId();
  const silent = new Date(now.getTime() - silentMs).toISOString();
  const [row] = await db
    .update(productImports)
    .set({ runner, workedAt: now, tries: sql`${productImports.tries} + 1` })
    .where(sql`${productImports.id} = (
      select id from product_imports
      where state in ('checking', 'applying') and (runner is null or worked_at < ${silent}::timestamptz)
      order by worked_at limit 1 for update skip locked
    )`)
    .returning();
  return row ? { ...row, runner } : null;
}

async function takeTurn(
  { context, isClosing, turnMs }: Required<World>,
  row: ImportRow & { runner: string },
): Promise<void> {
  const settle = (state: 'checked' | 'done' | 'failed' | null, problem: string | null = null) =>
    inTransaction(context(), (tx) => settleImport(tx, row, { state, problem }));
  if (row.tries > triesMax) return settle('failed', texts.failed);
  const endsAt = performance.now() + turnMs;
  try {
    const table = await openTable(context(), row);
    const run: Run = { row, table, lineByName: new Map(), emittedAt: 0 };
    for await (const groups of chunksOf(row, table, run)) {
      const began = performance.now();
      if (!(await importLines(context, run, groups))) return;
      if (isClosing() || performance.now() > endsAt) return settle(null);
      // Others have the database at least half of the time.
      await delay(performance.now() - began);
    }
    await settle(row.state === 'checking' ? 'checked' : 'done');
  } catch (error) {
    // A rule ended it, such as a shop that an admin has hidden. Anything else is tried again.
    if (error instanceof AppError && error.code !== 'UNAVAILABLE') return settle('failed', error.message);
    throw error;
  }
}

/**
 * The lines after those that are done; never a part of a product. Lines with pictures are few at a time, because these are
 * loaded first.
 */
async function* chunksOf(row: ImportRow, table: Table, run: Run): AsyncGenerator<Group[]> {
  let position = 0;
  let chunk: Group[] = [];
  let [lines, pictures] = [0, 0];
  for await (const group of table.groups()) {
    position += group.lines.length;
    if (position > limits.rows) throw new AppError('REFUSED', texts.tooManyRows);
    if (position <= row.position) {
      for (const [name, line] of namesOf(group)) if (!run.lineByName.has(name)) run.lineByName.set(name, line);
      continue;
    }
    const more = row.state === 'applying' ? group.head.pictures.length : 0;
    if (chunk.length > 0 && (lines + group.lines.length > linesAtOnce || pictures + more > picturesAtOnce)) {
      yield chunk;
      [chunk, lines, pictures] = [[], 0, 0];
    }
    chunk.push(group);
    lines += group.lines.length;
    pictures += more;
  }
  if (chunk.length > 0) yield chunk;
}
