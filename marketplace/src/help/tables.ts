import { inquiryKind } from '@besesaka/schema/help/limits.ts';
import { sql } from 'drizzle-orm';
import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, oneOf, ref, table } from '#platform/db/table.ts';

/**
 * Messages to Besesaka, which admins answer. Users see those that they sent while logged in: an e-mail address alone does not
 * prove who wrote.
 */
export const contactMessages = table('contact_messages', 'owner; deleted', {
  id: uuid().primaryKey(),
  number: integer().notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
  /** The user who was logged in. Their account's address may differ from `email`. */
  userId: ref(users.id, 'set null'),
  name: text().notNull(),
  /** Lower case and unverified. */
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  inquiryType: oneOf(inquiryKind.values).notNull(),
  assigneeId: column('admins; deleted', uuid()),
  createdAt: at().notNull(),
  /** When it was answered or closed without an answer. */
  doneAt: at(),
}).rows({ prunedBy: 'help.prune-contact-messages', after: 'two years' }, (t) => [
  index('contact_messages_waiting_idx').on(t.createdAt, t.id).where(sql`done_at is null`),
  index('contact_messages_created_idx').on(t.createdAt),
  index('contact_messages_user_idx').on(t.userId),
  index('contact_messages_number_idx').on(t.number),
  index('contact_messages_email_idx').on(t.email, t.createdAt),
]);

/** Replies to a message by admins, which are mailed, and by its sender. */
export const contactReplies = table('contact_replies', 'owner; deleted', {
  id: uuid().primaryKey(),
  messageId: ref(contactMessages.id, 'cascade').notNull(),
  /** The admin who wrote it. Null for the sender. */
  authorId: column('admins; deleted', ref(users.id)),
  text: text().notNull(),
  createdAt: at().notNull(),
}).rows({ with: contactMessages }, (t) => [index('contact_replies_message_idx').on(t.messageId, t.createdAt)]);
