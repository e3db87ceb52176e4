import { helpLimits } from '@besesaka/schema/help/limits.ts';
import { lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { contactMessages } from './tables.ts';

export const pruneContactMessagesJob = jobKind('help.prune-contact-messages');

export async function pruneContactMessages({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - helpLimits.messageKeptDays * dayMs);
  const { createdAt } = contactMessages;
  await deleteInBatches(ctx.db, contactMessages, { where: sql`${lt(createdAt, before)}`, oldest: sql`${createdAt}` });
}
