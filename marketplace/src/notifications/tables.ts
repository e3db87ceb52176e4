import { notificationChannel, notificationKind, notificationSource } from '@besesaka/schema/kernel/notifications.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, oneOf, ref, table } from '#platform/db/table.ts';

export const notifications = table('notifications', 'owner; deleted', {
  id: uuid().primaryKey(),
  userId: ref(users.id, 'cascade').notNull(),
  kind: oneOf(notificationKind.values).notNull(),
  source: oneOf(notificationSource.values).notNull(),
  title: text().notNull(),
  text: text().notNull(),
  link: text().notNull(),
  /** Identifies the subject. A new notification about the same one updates its row and moves it up. */
  subject: text().notNull(),
  /** The number of notifications about this subject since it was last read. */
  number: integer().notNull().default(1),
  /** True for the user's own actions, which are shown in the feed but not in the list. */
  feedOnly: boolean().notNull().default(false),
  readAt: at(),
  createdAt: at().notNull(),
}).rows({ prunedBy: 'notifications.prune', after: '90 days' }, (t) => [
  uniqueIndex('notifications_subject_key').on(t.userId, t.subject),
  // Scanned backwards for newest first.
  index('notifications_newest_idx').on(t.userId, t.createdAt, t.id),
  index('notifications_source_idx').on(t.userId, t.source, t.createdAt, t.id),
  index('notifications_created_idx').on(t.createdAt),
  index('notifications_unread_idx').on(t.userId).where(sql`read_at is null`),
]);
export type NotificationRow = typeof notifications.$inferSelect;

/** One row per user. Its lock serializes changes, so that counts in events are right in log order. */
export const notificationCounts = table('notification_counts', 'owner; deleted', {
  userId: ref(users.id, 'cascade').primaryKey(),
  unread: integer().notNull(),
}).rows({ stored: 'as long as the account' }, (t) => [check('notification_counts_unread', sql`${t.unread} >= 0`)]);

/** Choices that differ from `notificationDefaults`. */
export const notificationChoices = table('notification_choices', 'owner; deleted', {
  userId: ref(users.id, 'cascade').notNull(),
  kind: oneOf(notificationKind.values).notNull(),
  channel: oneOf(notificationChannel.values).notNull(),
  isOn: boolean().notNull(),
}).rows({ stored: 'as long as the account' }, (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })]);
