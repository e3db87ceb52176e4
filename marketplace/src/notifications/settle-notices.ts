import { notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import type { EndWork } from '#platform/events/event-buffer.ts';
import type { Notice } from '#platform/notify.ts';
import { readListeners } from './choices.ts';
import { type Counts, lockCounts, setCounts } from './notification-counts.ts';
import { toNotification } from './notification-resource.ts';
import { isCounted } from './rules.ts';
import { type NotificationRow, notifications } from './tables.ts';

interface Told extends Omit<Notice, 'to' | 'mail'> {
  feedOnly: boolean;
}

type Item = { userId: string; told: Told } | { userId: string; withdrawn: string };

/** Writes, counts and tells what a transaction told people and withdrew; see `EndWork` for why only now. */
export const settleNotices: EndWork<Item, Ctx> = {
  name: 'notifications.settle',
  run: async ({ ctx, items: all }) => {
    const { items, silenced } = await asWanted(ctx, all);
    const before = await lockCounts(
      ctx,
      items.map(({ userId }) => userId),
    );
    const counts = new Map(before);
    // What is not told under the bell any more counts as read there before its new words come into the feed.
    const unheard = await markWithdrawn(ctx, silenced);
    const added = await addRows(ctx, items);
    for (const row of added) if (row.number === 1) addTo(counts, row, 1);
    const withdrawn = [...unheard, ...(await markWithdrawn(ctx, items))];
    for (const row of withdrawn) addTo(counts, row, -1);
    const changed: Counts = new Map([...counts].filter(([userId, unread]) => before.get(userId) !== unread));
    if (changed.size > 0) await setCounts(ctx, changed);

    const unreadOf = (userId: string) => ({ notifications: counts.get(userId) ?? 0 });
    for (const row of added) {
      if (row.feedOnly) continue;
      const notice = { notification: toNotification(row), is_new: row.isNew, unread: unreadOf(row.userId) };
      ctx.events.append(row.userId, notificationAdded, notice);
    }
    for (const { id, userId } of withdrawn)
      ctx.events.append(userId, notificationsRead, { id, unread: unreadOf(userId) });
  },
};

/** Who wants nothing of a kind on the screen has it in the feed alone, as what they did themselves. */
async function asWanted(ctx: Ctx, all: Item[]): Promise<{ items: Item[]; silenced: Item[] }> {
  const told = all.flatMap((item) => ('told' in item && !item.told.feedOnly ? [item.userId] : []));
  const listens = await readListeners(ctx, told, 'screen');
  const silenced: Item[] = [];
  const items = all.map((item) => {
    if (!('told' in item) || item.told.feedOnly || listens(item.userId, item.told.kind)) return item;
    silenced.push({ userId: item.userId, withdrawn: item.told.key });
    return { ...item, told: { ...item.told, feedOnly: true } };
  });
  return { items, silenced };
}

function addTo(counts: Counts, row: NotificationRow, change: 1 | -1): void {
  if (isCounted(row)) counts.set(row.userId, (counts.get(row.userId) ?? 0) + change);
}

/** One that is there moves up: it is counted on while it is unread, and begins anew after it was read. */
async function addRows({ db, now }: Ctx, items: Item[]): Promise<(NotificationRow & { isNew: boolean })[]> {
  const rows = new Map<string, typeof notifications.$inferInsert>();
  for (const item of items) {
    if (!('told' in item)) continue;
    const { words, key, ...told } = item.told;
    const readAt = told.feedOnly ? now : null;
    const row = { id: newId(), userId: item.userId, ...told, ...words, subject: key, readAt, createdAt: now };
    rows.set(`${item.userId} ${key}`, row);
  }
  if (rows.size === 0) return [];
  const { readAt, number, subject, userId } = notifications;
  const written = await db
    .insert(notifications)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [userId, subject],
      set: {
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        link: sql`excluded.link`,
        createdAt: now,
        number: sql`case when ${readAt} is null then ${number} + 1 else 1 end`,
        readAt: sql`excluded.read_at`,
        feedOnly: sql`excluded.feed_only`,
      },
    })
    .returning();
  const made = new Set([...rows.values()].map(({ id }) => id));
  return written.map((row) => ({ ...row, isNew: made.has(row.id) }));
}

async function markWithdrawn({ db, now }: Ctx, items: Item[]): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = [];
  for (const item of items) {
    if (!('withdrawn' in item)) continue;
    const isIt = and(eq(notifications.userId, item.userId), eq(notifications.subject, item.withdrawn));
    const read = await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(isIt, isNull(notifications.readAt)))
      .returning();
    rows.push(...read);
  }
  return rows;
}
