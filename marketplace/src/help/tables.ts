import { inquiryKind } from '@besesaka/schema/help/limits.ts';
import { sql } from 'drizzle-orm';
import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

/**
 * Messages to Besesaka, which admins answer. Users see those that they sent while logged in: an e-mail address alone does not
 * prove who wrote.
 */
export const contactMessages = table(
  'contact_messages',
  { prunedBy: 'help.prune-contact-messages', after: 'two years' },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    /** The number that users and admins refer to. */
    number: column('owner; deleted', integer().notNull().generatedByDefaultAsIdentity({ startWith: 1001 })),
    /** The user who was logged in. Their account's address may differ from `email`. */
    userId: column(
      'owner; deleted',
      uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    ),
    name: column('owner; deleted', text().notNull()),
    /** Lower case and unverified. */
    email: column('owner; deleted', text().notNull()),
    subject: column('owner; deleted', text().notNull()),
    message: column('owner; deleted', text().notNull()),
    inquiryType: column('owner; deleted', text('inquiry_type', { enum: inquiryKind.values }).notNull()),
    /** The admin who handles it. */
    assigneeId: column('admins; deleted', uuid('assignee_id')),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
    /** When it was answered or closed without an answer. */
    doneAt: column('owner; deleted', timestamp('done_at', { withTimezone: true })),
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
export const contactReplies = table(
  'contact_replies',
  { with: contactMessages },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    messageId: column(
      'owner; deleted',
      uuid('message_id')
        .notNull()
        .references(() => contactMessages.id, { onDelete: 'cascade' }),
    ),
    /** The admin who wrote it. Null for the sender. */
    authorId: column(
      'admins; deleted',
      uuid('author_id').references(() => users.id),
    ),
    text: column('owner; deleted', text().notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [index('contact_replies_message_idx').on(t.messageId, t.createdAt)],
);
