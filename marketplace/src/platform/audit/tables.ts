import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What admins did and looked at. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    actorId: uuid('actor_id').notNull(),
    /** Such as `chat.conversation.read`. */
    act: text().notNull(),
    /** The id of what it was done to. */
    subject: text().notNull(),
    details: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('audit_log_newest_idx').on(t.at), index('audit_log_subject_idx').on(t.subject)],
);
