import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { idempotencyKeys } from './tables.ts';

export const pruneKeysJob = jobKind('platform.prune-idempotency-keys');

export async function pruneKeys({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - idempotency.keptDays * 24 * 60 * 60 * 1000);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
