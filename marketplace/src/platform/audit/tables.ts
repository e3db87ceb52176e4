import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A log of what admins did and viewed. Rows are only inserted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    actorId: uuid('actor_id').notNull(),
    /** For example `chat.conversation.read`. */
    act: text().notNull(),
    /** The id of the affected object. */
    subject: text().notNull(),
    details: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('audit_log_newest_idx').on(t.at), index('audit_log_subject_idx').on(t.subject)],
);
