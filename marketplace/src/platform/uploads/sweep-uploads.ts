import { sql } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { removeFiles } from '#platform/file-removal/remove-files.ts';
import { jobKind } from '#platform/jobs.ts';
import { dropUnused } from './drop-unused.ts';
import type { Purpose } from './purposes.ts';

export const sweepUploadsJob = jobKind('platform.sweep-uploads');

/** For purposes that no longer exist. */
const hoursOfOthers = 24;

interface Args {
  ctx: Pick<Ctx, 'now' | 'files' | 'db' | 'log'>;
  purposes: readonly Pick<Purpose, 'name' | 'unusedHours'>[];
}

/** Deletes uploads that were not used in time, with their files. Returns how many there were. */
export async function sweepUploads({ ctx, purposes }: Args): Promise<number> {
  const before = (hours: number) => new Date(ctx.now.getTime() - hours * hourMs).toISOString();
  const purposeNames = sql.join(
    purposes.map(({ name, unusedHours }) => sql`when ${name} then ${before(unusedHours)}::timestamptz`),
    sql` `,
  );
  const shortest = before(Math.min(hoursOfOthers, ...purposes.map(({ unusedHours }) => unusedHours)));
  const swept = await inBatches((size) =>
    dropUnused(
      ctx,
      sql`select id from uploads where used_at is null and created_at < ${shortest}::timestamptz
        and created_at < case purpose ${purposeNames} else ${before(hoursOfOthers)}::timestamptz end
        order by created_at limit ${size} for update skip locked`,
    ),
  );
  await removeFiles({ ctx });
  return swept;
}
