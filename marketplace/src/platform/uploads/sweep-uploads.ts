import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import { jobKind } from '#platform/jobs.ts';

export const sweepUploadsJob = jobKind('platform.sweep-uploads');

const keptHours = 24;

interface Args {
  ctx: Pick<Ctx, 'now' | 'files' | 'db' | 'log'>;
}

/** Lets go of what nobody used within a day, and removes its files; says how many uploads that were. */
export async function sweepUploads({ ctx }: Args): Promise<number> {
  const before = new Date(ctx.now.getTime() - keptHours * 60 * 60 * 1000).toISOString();
  const swept = await inBatches(async (size) => {
    const { rowCount } = await ctx.db.execute(sql`
      with gone as (
        delete from uploads where ctid = any (array(
          select ctid from uploads where used_at is null and created_at < ${before}::timestamptz
          order by created_at limit ${size} for update skip locked
        )) returning key
      )
      insert into file_removals (area, key, due_at)
      select 'private', key, ${ctx.now.toISOString()}::timestamptz from gone
      on conflict do nothing`);
    return rowCount ?? 0;
  });
  await removeFiles({ ctx });
  return swept;
}
