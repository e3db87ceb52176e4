import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { idempotencyKeys } from './tables.ts';

export const pruneKeysJob = jobKind('platform.prune-idempotency-keys');

export async function pruneKeys({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - idempotency.retentionDays * dayMs).toISOString();
  const { createdAt } = idempotencyKeys;
  const isOld = sql`${createdAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, idempotencyKeys, { where: isOld, oldest: sql`${createdAt}` });
}
