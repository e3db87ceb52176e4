import { notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { notificationLimits as limits } from '@besesaka/schema/notifications/limits.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { lockCount, setCount } from './lock-count.ts';
import { isCounted } from './rules.ts';
import { notifications } from './tables.ts';

export const pruneNotificationsJob = jobKind('notifications.prune');

/** Forgets what nobody looks for any more; each person in a transaction of its own, so that nobody waits for all. */
export async function pruneNotifications({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - limits.keptDays * 24 * 60 * 60 * 1000);
  const people = await ctx.db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(lt(notifications.createdAt, before));
  for (const { userId } of people) await inTransaction(ctx, (ctx) => pruneOf(ctx, userId, before));
}

/** What was never read leaves the count as well, and the open screens are told. */
async function pruneOf(ctx: Ctx, userId: string, before: Date): Promise<void> {
  // Before the rows themselves, as readings do it: what arrives meanwhile waits.
  const count = await lockCount(ctx, userId);
  const gone = await ctx.db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), lt(notifications.createdAt, before)))
    .returning({ id: notifications.id, kind: notifications.kind, readAt: notifications.readAt });
  const unread = gone.filter(({ readAt, kind }) => readAt === null && isCounted({ kind }));
  const last = unread.at(-1);
  if (!last) return;
  const left = count - unread.length;
  await setCount(ctx, userId, left);
  ctx.events.append(userId, notificationsRead, { id: last.id, unread: { notifications: left } });
}
