import { notificationChannel, notificationKind, notificationSource } from '@besesaka/schema/kernel/notifications.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

export const notifications = table(
  'notifications',
  { prunedBy: 'notifications.prune', after: '90 days' },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    kind: column('owner; deleted', text({ enum: notificationKind.values }).notNull()),
    source: column('owner; deleted', text({ enum: notificationSource.values }).notNull()),
    title: column('owner; deleted', text().notNull()),
    text: column('owner; deleted', text().notNull()),
    link: column('owner; deleted', text().notNull()),
    /** Identifies the subject. A new notification about the same one updates its row and moves it up. */
    subject: column('owner; deleted', text().notNull()),
    /** The number of notifications about this subject since it was last read. */
    number: column('owner; deleted', integer().notNull().default(1)),
    /** True for the user's own actions, which are shown in the feed but not in the list. */
    feedOnly: column('owner; deleted', boolean('feed_only').notNull().default(false)),
    readAt: column('owner; deleted', timestamp('read_at', { withTimezone: true })),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    uniqueIndex('notifications_subject_key').on(t.userId, t.subject),
    // Scanned backwards for newest first.
    index('notifications_newest_idx').on(t.userId, t.createdAt, t.id),
    index('notifications_source_idx').on(t.userId, t.source, t.createdAt, t.id),
    index('notifications_created_idx').on(t.createdAt),
    index('notifications_unread_idx').on(t.userId).where(sql`read_at is null`),
  ],
);

/** One row per user. Its lock serializes changes, so that counts in events are right in log order. */
export const notificationCounts = table(
  'notification_counts',
  { stored: 'as long as the account' },
  {
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    unread: column('owner; deleted', integer().notNull()),
  },
  (t) => [check('notification_counts_unread', sql`${t.unread} >= 0`)],
);

/** Choices that differ from `notificationDefaults`. */
export const notificationChoices = table(
  'notification_choices',
  { stored: 'as long as the account' },
  {
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    kind: column('owner; deleted', text({ enum: notificationKind.values }).notNull()),
    channel: column('owner; deleted', text({ enum: notificationChannel.values }).notNull()),
    isOn: column('owner; deleted', boolean('is_on').notNull()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);

export type NotificationRow = typeof notifications.$inferSelect;
