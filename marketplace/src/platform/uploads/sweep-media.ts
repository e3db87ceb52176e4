import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { media } from '#platform/media/tables.ts';
import { dropMedia } from './drop-media.ts';

export const sweepMediaJob = jobKind('platform.sweep-media');

/** So long a picture may be without anything that shows it: a form that is being sent, a deletion that waits. */
const unusedMs = 2 * dayMs;

interface Args {
  ctx: Pick<Ctx, 'db' | 'now'>;
  /** Queries of the ids of pictures that are shown somewhere. */
  shown: readonly SQL[];
}

/** Lets go of public pictures that nothing shows any more, such as those that a seller replaced; says how many those were. */
export function sweepMedia({ ctx, shown }: Args): Promise<number> {
  const before = new Date(ctx.now.getTime() - unusedMs).toISOString();
  const inUse = sql.join([...shown], sql` union all `);
  return inBatches((size) =>
    dropMedia(
      ctx,
      sql`select id from ${media} where created_at < ${before}::timestamptz except (${inUse}) limit ${size}`,
    ),
  );
}
