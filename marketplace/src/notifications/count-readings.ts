import { notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { EndWork } from '#platform/events/event-buffer.ts';
import { lockCount, setCount } from './lock-count.ts';
import { isCounted } from './rules.ts';
import { notifications } from './tables.ts';

interface Reading {
  userId: string;
  link: string;
}

/** Marks what leads to a place that the person has just been to; see `EndWork` for why only now. */
export const countReadings: EndWork<Reading> = {
  name: 'notifications.readings',
  run: async ({ ctx, items }) => {
    const byPerson = [...items].sort((a, b) => (a.userId < b.userId ? -1 : 1));
    for (const item of byPerson) await markLink(ctx, item);
  },
};

async function markLink(ctx: Ctx, { userId, link }: Reading): Promise<void> {
  const before = await lockCount(ctx, userId);
  const read = await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(and(eq(notifications.userId, userId), eq(notifications.link, link), isNull(notifications.readAt)))
    .returning({ id: notifications.id, kind: notifications.kind });
  if (read.length === 0) return;
  const unread = { notifications: before - read.filter(isCounted).length };
  await setCount(ctx, userId, unread.notifications);
  for (const { id } of read) ctx.events.append(userId, notificationsRead, { id, unread });
}
