import { caseDecisions, caseKinds, caseStates } from '@besesaka/schema/admin/limits.ts';
import { reportReasons } from '@besesaka/schema/chat/limits.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { shops } from '#shops/tables.ts';

/** Reports of shops, products, reviews and conversations. Their evidence is private. */
export const cases = pgTable(
  'seller_reports',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: [...caseKinds] })
      .notNull()
      .default('shop'),
    /** The reported content. Null if it is the shop itself. */
    subjectId: uuid('subject_id'),
    /** The shop that the report concerns. */
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id),
    reason: text({ enum: [...reportReasons] }).notNull(),
    details: text().notNull(),
    evidenceIds: uuid('evidence_ids').array().notNull().default([]),
    state: text({ enum: [...caseStates] })
      .notNull()
      .default('open'),
    decision: text({ enum: [...caseDecisions] }),
    /** A note to the reporter. */
    note: text(),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('seller_reports_shop_idx').on(t.shopId, t.createdAt),
    index('seller_reports_newest_idx').on(t.createdAt),
    index('seller_reports_queue_idx').on(t.state, t.createdAt, t.id),
    index('seller_reports_subject_idx').on(t.subjectId).where(sql`subject_id is not null`),
  ],
);

/** Admins' notes about a user, for other admins. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('person_notes_user_idx').on(t.userId, t.createdAt)],
);
