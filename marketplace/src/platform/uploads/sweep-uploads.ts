import { and, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { uploads } from './tables.ts';

export const sweepUploadsJob = jobKind('platform.sweep-uploads');

const keptHours = 24;

interface Args {
  ctx: Pick<Ctx, 'now' | 'files'> & { db: Pick<Ctx['db'], 'transaction'> };
}

/** Removes what nobody used within a day. A file that cannot be removed keeps its row, for the next sweep; says how many. */
export function sweepUploads({ ctx: { db, now, files } }: Args): Promise<number> {
  const before = new Date(now.getTime() - keptHours * 60 * 60 * 1000);
  return db.transaction(async (tx) => {
    const swept = await tx
      .delete(uploads)
      .where(and(isNull(uploads.usedAt), lt(uploads.createdAt, before)))
      .returning({ key: uploads.key });
    for (const { key } of swept) await files.remove('private', key);
    return swept.length;
  });
}
