import { notificationChannels, notificationKinds, notificationSources } from '@besesaka/schema/kernel/notifications.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...notificationKinds] }).notNull(),
    source: text({ enum: [...notificationSources] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text().notNull(),
    /** Identifies the subject. A new notification about the same one updates its row and moves it up. */
    subject: text().notNull(),
    /** The number of notifications about this subject since it was last read. */
    number: integer().notNull().default(1),
    /** True for the user's own actions, which are shown in the feed but not in the list. */
    feedOnly: boolean('feed_only').notNull().default(false),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
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
export const notificationCounts = pgTable(
  'notification_counts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    unread: integer().notNull(),
  },
  (t) => [check('notification_counts_unread', sql`${t.unread} >= 0`)],
);

/** Choices that differ from `notificationDefaults`. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...notificationKinds] }).notNull(),
    channel: text({ enum: [...notificationChannels] }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);

export type NotificationRow = typeof notifications.$inferSelect;
