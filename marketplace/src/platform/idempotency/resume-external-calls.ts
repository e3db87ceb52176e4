import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { claimed, type ExternalCall, finish } from './external-call-steps.ts';
import { outsideWorks } from './tables.ts';

export const resumeExternalCallsJob = jobKind('platform.resume-outside');
export const pruneOutsideJob = jobKind('platform.prune-outside');

const atOnce = 10;
/** As long as a client may ask for the result of its key. */
const retentionDays = 90;

interface Args {
  ctx: Ctx;
  works: readonly ExternalCall[];
}

/**
 * Resumes unfinished work after a crash or a missing response. Kinds that this release does not know are left to a
 * release that does; claiming them here would only delay them.
 */
export async function resumeExternalCalls({ ctx, works }: Args): Promise<number> {
  const byKind = new Map(works.map((work) => [work.kind, work]));
  return inBatches(async (size) => {
    const rows = await ctx.db
      .update(outsideWorks)
      .set({ ...claimed(ctx), tries: sql`${outsideWorks.tries} + 1` })
      .where(
        sql`${outsideWorks.id} = any (array(
          select id from outside_works where state <> 'settled' and due_at <= ${ctx.now.toISOString()}::timestamptz
            and kind = any (${sql.param([...byKind.keys()])}::text[])
          order by due_at limit ${size} for update skip locked
        ))`,
      )
      .returning();
    await Promise.all(
      rows.map(async (row) => {
        const work = byKind.get(row.kind);
        if (!work) return;
        await finish(ctx, work, row).catch((error: unknown) =>
          ctx.log.error({ work: row.kind, id: row.id, tries: row.tries, err: error }, 'external call postponed'),
        );
      }),
    );
    return rows.length;
  }, atOnce);
}

export async function pruneExternalCalls({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs).toISOString();
  const { createdAt, state } = outsideWorks;
  const isOld = sql`${createdAt} < ${before}::timestamptz and ${state} = 'settled'`;
  await deleteInBatches(ctx.db, outsideWorks, { where: isOld, oldest: sql`${createdAt}` });
}
