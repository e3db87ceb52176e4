import { and, eq, lte, sql } from 'drizzle-orm';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { fileRemovals } from './tables.ts';

export const removeFilesJob = jobKind('platform.remove-files');

const filesInBatch = 50;
const firstPauseMs = 10 * 60 * 1000;
const longestPauseMs = dayMs;

/** A backup copies the database first and its files after it, so files stay for some hours after their last use. */
const stayForBackupsMs = 6 * hourMs;

type Removal = typeof fileRemovals.$inferSelect;
type World = Pick<Ctx, 'db' | 'files' | 'now' | 'log'>;

export const removeFilesAfterBackups = ({ ctx }: { ctx: World }): Promise<number> =>
  removeFiles({ ctx: { ...ctx, now: new Date(ctx.now.getTime() - stayForBackupsMs) } });

/**
 * Removes files that are no longer used, outside of any transaction. A file that cannot be removed is reported and
 * retried with growing delays; it does not block the others. Returns how many were tried.
 */
export function removeFiles({ ctx }: { ctx: World }): Promise<number> {
  return inBatches(async (size) => {
    const due = await ctx.db
      .select()
      .from(fileRemovals)
      .where(lte(fileRemovals.dueAt, ctx.now))
      .orderBy(fileRemovals.dueAt)
      .limit(size);
    await Promise.all(due.map((one) => removeOne(ctx, one)));
    return due.length;
  }, filesInBatch);
}

async function removeOne({ db, files, now, log }: World, { area, key, tries }: Removal): Promise<void> {
  const isThis = and(eq(fileRemovals.area, area), eq(fileRemovals.key, key));
  try {
    await files.remove(area, key);
    await db.delete(fileRemovals).where(isThis);
  } catch (error) {
    const pause = Math.min(firstPauseMs * 2 ** Math.min(tries, 20), longestPauseMs);
    log.error({ area, key, tries: tries + 1, err: error }, 'could not remove a file');
    await db
      .update(fileRemovals)
      .set({ tries: sql`${fileRemovals.tries} + 1`, dueAt: new Date(now.getTime() + pause) })
      .where(isThis);
  }
}
