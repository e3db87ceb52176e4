import { notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Notices, Tx } from '#platform/context.ts';
import type { Notice, NoticeRead } from '#platform/notify.ts';
import { readListeners } from './choices.ts';
import { mailNoticeJob } from './notice-mail.ts';
import { type Counts, lockCounts, setCounts } from './notification-counts.ts';
import { toNotification } from './notification-resource.ts';
import { countsAsUnread } from './rules.ts';
import { type NotificationRow, notifications } from './tables.ts';

type Item = Notice | NoticeRead;
const isRead = (item: Item): item is NoticeRead => 'isRead' in item;

/** Writes the notifications of a transaction: mails, rows with their counts, and events. */
export const notices: Notices = {
  write: async (tx, all) => {
    await enqueueMails(tx, all);
    const { items, silenced } = await applyChoices(tx, all);
    const before = await lockCounts(
      tx,
      items.map(({ to }) => to),
    );
    const counts = new Map(before);
    // If the user has turned a kind off, an unread earlier notification is marked as read before it moves to the feed.
    const silent = await markRead(tx, silenced);
    const added = await addRows(tx, items);
    for (const row of added) if (row.number === 1) addTo(counts, row, 1);
    const read = [...silent, ...(await markRead(tx, items.filter(isRead)))];
    for (const row of read) addTo(counts, row, -1);
    const changed: Counts = new Map([...counts].filter(([userId, unread]) => before.get(userId) !== unread));
    if (changed.size > 0) await setCounts(tx, changed);

    const unreadOf = (userId: string) => ({ notifications: counts.get(userId) ?? 0 });
    for (const row of added) {
      if (row.feedOnly) continue;
      const notice = { notification: toNotification(row), is_new: row.isNew, unread: unreadOf(row.userId) };
      tx.emit(row.userId, notificationAdded, notice);
    }
    for (const { id, userId } of read) tx.emit(userId, notificationsRead, { id, unread: unreadOf(userId) });
  },
  wantMails: async (ctx, users, kind) => {
    const listens = await readListeners(ctx, users, 'mail');
    return new Set(users.filter((userId) => listens(userId, kind)));
  },
};

/** Runs before the rows are written, because some mails are sent for the first notification only. */
async function enqueueMails(tx: Tx, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    if (isRead(item) || !item.mail) continue;
    const { to: userId, kind, link, content: words, key } = item;
    const { onlyFirst = false, ...content } = item.mail;
    if (onlyFirst && (await isKnown(tx, userId, key))) continue;
    tx.enqueue(mailNoticeJob, { userId, kind, subject: words.title, link, ...content });
  }
}

async function isKnown({ db }: Ctx, userId: string, key: string): Promise<boolean> {
  const isIt = and(eq(notifications.userId, userId), eq(notifications.subject, key));
  const found = await db.select({ id: notifications.id }).from(notifications).where(isIt).limit(1);
  return found.length > 0;
}

/** Notifications of a kind that the user has turned off appear in the feed only. */
async function applyChoices(ctx: Ctx, all: readonly Item[]): Promise<{ items: Item[]; silenced: NoticeRead[] }> {
  const shown = all.flatMap((item) => (isRead(item) || item.feedOnly ? [] : [item.to]));
  const listens = await readListeners(ctx, shown, 'screen');
  const silenced: NoticeRead[] = [];
  const items = all.map((item) => {
    if (isRead(item) || item.feedOnly || listens(item.to, item.kind)) return item;
    silenced.push({ to: item.to, key: item.key, isRead: true });
    return { ...item, feedOnly: true };
  });
  return { items, silenced };
}

function addTo(counts: Counts, row: NotificationRow, change: 1 | -1): void {
  if (countsAsUnread(row)) counts.set(row.userId, (counts.get(row.userId) ?? 0) + change);
}

/** An existing row moves up. Its number increases while it is unread, and restarts at 1 after it was read. */
async function addRows({ db, now }: Tx, items: readonly Item[]): Promise<(NotificationRow & { isNew: boolean })[]> {
  const rows = new Map<string, typeof notifications.$inferInsert>();
  for (const item of items) {
    if (isRead(item)) continue;
    const { to: userId, kind, source, key: subject, content: words, link, feedOnly = false } = item;
    const about = { userId, kind, source, subject, link, ...words, feedOnly };
    rows.set(`${userId} ${subject}`, { id: newId(), ...about, readAt: feedOnly ? now : null, createdAt: now });
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

async function markRead({ db, now }: Tx, items: readonly NoticeRead[]): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = [];
  for (const { to, key } of items) {
    const isIt = and(eq(notifications.userId, to), eq(notifications.subject, key));
    const read = await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(isIt, isNull(notifications.readAt)))
      .returning();
    rows.push(...read);
  }
  return rows;
}
