import { caseDecisions, caseKinds, caseStates } from '@besesaka/schema/admin/limits.ts';
import { reportReasons } from '@besesaka/schema/chat/limits.ts';
import { sql } from 'drizzle-orm';
import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
import { shops } from '#shops/tables.ts';

/** Reports of shops, products, reviews and conversations. Their evidence is private. */
export const cases = table(
  'seller_reports',
  { prunedBy: 'admin.prune-cases', after: 'two years after it is decided', owner: 'reporterId' },
  {
    id: column('admins; stays', uuid().primaryKey()),
    kind: column(
      'admins; stays',
      text({ enum: [...caseKinds] })
        .notNull()
        .default('shop'),
    ),
    /** The reported content. Null if it is the shop itself. */
    subjectId: column('admins; stays', uuid('subject_id')),
    /** The shop that the report concerns. */
    shopId: column(
      'admins; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    reporterId: column(
      'admins; stays',
      uuid('reporter_id')
        .notNull()
        .references(() => users.id),
    ),
    reason: column('admins; stays', text({ enum: [...reportReasons] }).notNull()),
    details: column('admins; replaced', text().notNull()),
    evidenceIds: column('admins; deleted', uuid('evidence_ids').array().notNull().default([])),
    state: column(
      'admins; stays',
      text({ enum: [...caseStates] })
        .notNull()
        .default('open'),
    ),
    decision: column('admins; stays', text({ enum: [...caseDecisions] })),
    /** A note to the reporter. */
    note: column('owner; replaced', text()),
    decidedBy: column('admins; stays', uuid('decided_by')),
    decidedAt: column('admins; stays', timestamp('decided_at', { withTimezone: true })),
    createdAt: column('admins; stays', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('seller_reports_shop_idx').on(t.shopId, t.createdAt),
    index('seller_reports_newest_idx').on(t.createdAt),
    index('seller_reports_queue_idx').on(t.state, t.createdAt, t.id),
    index('seller_reports_subject_idx').on(t.subjectId).where(sql`subject_id is not null`),
  ],
);

/** Admins' notes about a user, for other admins. */
export const personNotes = table(
  'person_notes',
  { stored: 'as long as the account that it is about' },
  {
    id: column('admins; deleted', uuid().primaryKey()),
    userId: column(
      'admins; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    authorId: column(
      'admins; deleted',
      uuid('author_id')
        .notNull()
        .references(() => users.id),
    ),
    text: column('owner; deleted', text().notNull()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [index('person_notes_user_idx').on(t.userId, t.createdAt)],
);
