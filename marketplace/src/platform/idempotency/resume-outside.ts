import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { claimed, finish, type OutsideWork } from './outside-steps.ts';
import { outsideWorks } from './tables.ts';

export const resumeOutsideJob = jobKind('platform.resume-outside');
export const pruneOutsideJob = jobKind('platform.prune-outside');

const atOnce = 10;
/** As long as somebody may ask what became of it under its key. */
const keptDays = 90;

interface Args {
  ctx: Ctx;
  works: readonly OutsideWork[];
}

/**
 * Goes on with what nobody finished: its process died, or the other house did not answer. What this release knows nothing
 * of is left to one that does: claimed here, it would only wait longer.
 */
export async function resumeOutside({ ctx, works }: Args): Promise<number> {
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
          ctx.log.error(
            { work: row.kind, id: row.id, tries: row.tries, reason: String(error) },
            'work outside is put off',
          ),
        );
      }),
    );
    return rows.length;
  }, atOnce);
}

export async function pruneOutside({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptDays * dayMs).toISOString();
  const { createdAt, state } = outsideWorks;
  const isOld = sql`${createdAt} < ${before}::timestamptz and ${state} = 'settled'`;
  await deleteInBatches(ctx.db, outsideWorks, { where: isOld, oldest: sql`${createdAt}` });
}
