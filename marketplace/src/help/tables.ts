import { inquiryTypes } from '@besesaka/schema/help/limits.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';

/** Messages to Besesaka, which admins answer. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** The number that users and admins refer to. */
    number: integer().notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** The user who was logged in. Their account's address may differ from `email`. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Lower case and unverified. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    inquiryType: text('inquiry_type', { enum: inquiryTypes }).notNull(),
    /** The admin who handles it. */
    assigneeId: uuid('assignee_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was answered or closed without an answer. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (t) => [
    index('contact_messages_waiting_idx').on(t.createdAt, t.id).where(sql`done_at is null`),
    index('contact_messages_created_idx').on(t.createdAt),
    index('contact_messages_user_idx').on(t.userId),
    index('contact_messages_number_idx').on(t.number),
    index('contact_messages_email_idx').on(t.email, t.createdAt),
  ],
);

/** Replies to a message by admins, which are mailed, and by its sender. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** The admin who wrote it. Null for the sender. */
    authorId: uuid('author_id').references(() => users.id),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('contact_replies_message_idx').on(t.messageId, t.createdAt)],
);
