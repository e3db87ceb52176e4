import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { events } from './tables.ts';

const retentionDays = 30;

export const pruneEventsJob = jobKind('platform.prune-events');

/** Deletes old events. The heads stay, so that numbers are never reused. */
export async function pruneEvents({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs).toISOString();
  const isOld = sql`${events.createdAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, events, { where: isOld, oldest: sql`${events.createdAt}` });
}
