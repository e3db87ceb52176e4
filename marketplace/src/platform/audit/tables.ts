import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { at, table } from '#platform/db/table.ts';

/** A log of what admins did and viewed. Rows are only inserted. */
export const auditLog = table('audit_log', 'admins; stays', {
  id: uuid().primaryKey(),
  actorId: uuid().notNull(),
  /** For example `chat.conversation.read`. */
  act: text().notNull(),
  subject: text().notNull(),
  details: jsonb(),
  at: at().notNull(),
}).rows({ prunedBy: 'platform.prune-audit', after: 'two years, so that access can be reviewed' }, (t) => [
  index('audit_log_newest_idx').on(t.at),
  index('audit_log_subject_idx').on(t.subject),
]);
