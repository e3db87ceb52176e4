import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { column, table } from '#platform/personal-data/table.ts';

/** A log of what admins did and viewed. Rows are only inserted. */
export const auditLog = table(
  'audit_log',
  { prunedBy: 'platform.prune-audit', after: 'two years, so that access can be reviewed' },
  {
    id: column('admins; stays', uuid().primaryKey()),
    actorId: column('admins; stays', uuid('actor_id').notNull()),
    /** For example `chat.conversation.read`. */
    act: column('admins; stays', text().notNull()),
    /** The id of the affected object. */
    subject: column('admins; stays', text().notNull()),
    details: column('admins; stays', jsonb()),
    at: column('admins; stays', timestamp({ withTimezone: true }).notNull()),
  },
  (t) => [index('audit_log_newest_idx').on(t.at), index('audit_log_subject_idx').on(t.subject)],
);
