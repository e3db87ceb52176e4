import { figuresBy } from '@besesaka/schema/admin/figures.ts';
import { reportDecision, reportKind, reportState } from '@besesaka/schema/admin/limits.ts';
import { reportReason } from '@besesaka/schema/chat/limits.ts';
import { sql } from 'drizzle-orm';
import { bigint, date, doublePrecision, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, oneOf, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

/** Reports of shops, products, reviews and conversations. Their evidence is private. */
export const reports = table('seller_reports', 'admins; stays', {
  id: uuid().primaryKey(),
  kind: oneOf(reportKind.values).notNull().default('shop'),
  /** The reported content. Null if it is the shop itself. */
  subjectId: uuid(),
  shopId: ref(shops.id).notNull(),
  reporterId: ref(users.id).notNull(),
  reason: oneOf(reportReason.values).notNull(),
  details: column('admins; replaced', text().notNull()),
  evidenceIds: column('admins; deleted', uuid().array().notNull().default([])),
  state: oneOf(reportState.values).notNull().default('open'),
  decision: oneOf(reportDecision.values),
  note: column('owner; replaced', text()),
  decidedBy: uuid(),
  decidedAt: at(),
  createdAt: at().notNull(),
}).rows({ prunedBy: 'admin.prune-reports', after: 'two years after it is decided', owner: 'reporterId' }, (t) => [
  index('seller_reports_shop_idx').on(t.shopId, t.createdAt),
  index('seller_reports_newest_idx').on(t.createdAt),
  index('seller_reports_queue_idx').on(t.state, t.createdAt, t.id),
  index('seller_reports_subject_idx').on(t.subjectId).where(sql`subject_id is not null`),
]);

export const userNotes = table('user_notes', 'admins; deleted', {
  id: uuid().primaryKey(),
  userId: ref(users.id, 'cascade').notNull(),
  authorId: ref(users.id).notNull(),
  text: column('owner; deleted', text().notNull()),
  createdAt: column('owner; deleted', at().notNull()),
}).rows({ stored: 'as long as the account that it is about' }, (t) => [
  index('user_notes_user_idx').on(t.userId, t.createdAt),
]);

/** The counts of a day by `rollUpFigures`: the whole marketplace, or the orders of a root category or a region. */
export const marketDays = table('market_days', 'admins; stays', {
  day: date().notNull(),
  by: oneOf(figuresBy.values).notNull(),
  /** The name of the category or region; empty for all. */
  title: text().notNull(),
  orders: integer().notNull().default(0),
  goodsPesewas: bigint({ mode: 'number' }).notNull().default(0),
  paidPesewas: bigint({ mode: 'number' }).notNull().default(0),
  commissionPesewas: bigint({ mode: 'number' }).notNull().default(0),
  otherIncomePesewas: bigint({ mode: 'number' }).notNull().default(0),
  refundedPesewas: bigint({ mode: 'number' }).notNull().default(0),
  cases: integer().notNull().default(0),
  /** Of banks. */
  disputes: integer().notNull().default(0),
  emptySearches: integer().notNull().default(0),
  newBuyers: integer().notNull().default(0),
  newSellers: integer().notNull().default(0),
  hoursToAccept: doublePrecision(),
  hoursToDeliver: doublePrecision(),
  hoursToDecide: doublePrecision(),
  countedAt: at().notNull(),
}).rows({ stored: 'no personal data' }, (t) => [primaryKey({ columns: [t.by, t.day, t.title] })]);
