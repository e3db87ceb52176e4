import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { media } from '#platform/media/tables.ts';
import { deleteMedia } from './delete-media.ts';

export const sweepMediaJob = jobKind('platform.sweep-media');

/** How long a picture may be unused: a form may be in progress, or a deletion pending. */
const unusedMs = 2 * dayMs;

interface Args {
  ctx: Pick<Ctx, 'db' | 'now'>;
  /** Queries for the ids of pictures in use. */
  shown: readonly SQL[];
}

/** Deletes public pictures that are no longer used, such as replaced ones. Returns how many there were. */
export function sweepMedia({ ctx, shown }: Args): Promise<number> {
  const before = new Date(ctx.now.getTime() - unusedMs).toISOString();
  const inUse = sql.join([...shown], sql` union all `);
  return inBatches((size) =>
    deleteMedia(
      ctx,
      sql`select id from ${media} where created_at < ${before}::timestamptz except (${inUse}) limit ${size}`,
    ),
  );
}
