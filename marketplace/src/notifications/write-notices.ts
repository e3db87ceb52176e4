import { notificationAdded, notificationsRead } from '@besesaka/schema/notifications/events.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
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
const isNotice = (item: Item): item is Notice => !isRead(item);

/** Writes the notifications of a transaction: mails, rows with their counts, and events. */
export const notices: Notices = {
  write: async (tx, all) => {
    const items = await applyChoices(tx, lastOfEachKey(all));
    const before = await lockCounts(
      tx,
      items.map(({ to }) => to),
    );
    await enqueueMails(tx, items.filter(isNotice));
    const counts = new Map(before);
    // An unread earlier notification is marked as read before it moves to the feed, so that the count stays right.
    const read = await markRead(
      tx,
      items.filter((item) => isRead(item) || item.feedOnly),
    );
    for (const row of read) addTo(counts, row, -1);
    const added = await addRows(tx, items.filter(isNotice));
    for (const row of added) if (row.number === 1) addTo(counts, row, 1);
    const changed: Counts = new Map([...counts].filter(([userId, unread]) => before.get(userId) !== unread));
    if (changed.size > 0) await setCounts(tx, changed);

    const unreadOf = (userId: string) => ({ notifications: counts.get(userId) ?? 0 });
    for (const row of added) {
      if (row.feedOnly) continue;
      const payload = { notification: toNotification(row), is_new: row.isNew, unread: unreadOf(row.userId) };
      tx.emit(row.userId, notificationAdded, payload);
    }
    for (const { id, userId } of read) tx.emit(userId, notificationsRead, { id, unread: unreadOf(userId) });
  },
  wantMails: async (ctx, users, kind) => {
    const listens = await readListeners(ctx, users, 'mail');
    return new Set(users.filter((userId) => listens(userId, kind)));
  },
};

/** The last call of a transaction for a key replaces the earlier ones. */
function lastOfEachKey(all: readonly Item[]): Item[] {
  return [...new Map(all.map((item) => [`${item.to} ${item.key}`, item])).values()];
}

/** Runs before the rows are written, because some mails are sent for the first notification only. */
async function enqueueMails(tx: Tx, items: readonly Notice[]): Promise<void> {
  for (const { to: userId, kind, link, content, key, mail } of items) {
    if (!mail) continue;
    const { onlyFirst = false, ...mailContent } = mail;
    if (onlyFirst && (await tx.db.$count(notifications, hasKey({ to: userId, key }))) > 0) continue;
    tx.enqueue(mailNoticeJob, { userId, kind, subject: content.title, link, ...mailContent });
  }
}

/** Notifications of a kind that the user has turned off appear in the feed only. */
async function applyChoices(ctx: Ctx, items: readonly Item[]): Promise<Item[]> {
  const recipients = items.flatMap((item) => (isRead(item) || item.feedOnly ? [] : [item.to]));
  const listens = await readListeners(ctx, recipients, 'screen');
  return items.map((item) => (isRead(item) || listens(item.to, item.kind) ? item : { ...item, feedOnly: true }));
}

function addTo(counts: Counts, row: NotificationRow, change: 1 | -1): void {
  if (countsAsUnread(row)) counts.set(row.userId, (counts.get(row.userId) ?? 0) + change);
}

/** An existing row moves up. Its number increases while it is unread, and restarts at 1 after it was read. */
async function addRows({ db, now }: Tx, items: readonly Notice[]): Promise<(NotificationRow & { isNew: boolean })[]> {
  if (items.length === 0) return [];
  const rows = items.map(({ to: userId, kind, source, key: subject, content, link, feedOnly = false }) => ({
    id: newId(),
    userId,
    kind,
    source,
    subject,
    link,
    ...content,
    feedOnly,
    readAt: feedOnly ? now : null,
    createdAt: now,
  }));
  const { readAt, number, subject, userId } = notifications;
  const written = await db
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [userId, subject],
      // A key has one kind and one source, so these stay.
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
  const newIds = new Set(rows.map(({ id }) => id));
  return written.map((row) => ({ ...row, isNew: newIds.has(row.id) }));
}

async function markRead({ db, now }: Tx, items: readonly Item[]): Promise<NotificationRow[]> {
  if (items.length === 0) return [];
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isNull(notifications.readAt), or(...items.map(hasKey))))
    .returning();
}

function hasKey({ to, key }: Pick<Item, 'to' | 'key'>) {
  return and(eq(notifications.userId, to), eq(notifications.subject, key));
}
