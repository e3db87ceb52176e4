import {
  appealSubject,
  caseKind,
  caseOutcome,
  deliveredBy,
  freezeReason,
  moneyAct,
  orderMoneyState,
} from '@besesaka/schema/payouts/limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { orders } from '#orders/tables.ts';
import { payments } from '#payments/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

/** The money of an order that was paid in the app. Only `settleOrderMoney` writes it. */
export const orderMoney = table('order_money', 'both; stays', {
  orderId: column('no one; stays', ref(orders.id).primaryKey()),
  paymentId: column('no one; stays', ref(payments.id).notNull()),
  shopId: column('no one; stays', ref(shops.id).notNull()),
  state: oneOf(orderMoneyState.values).notNull(),
  grossPesewas: pesewas().notNull(),
  deliveryPesewas: pesewas().notNull(),
  /** In hundredths of a percent, as it was at the sale. */
  commissionRate: column('owner; stays', integer().notNull()),
  vatRate: column('owner; stays', integer().notNull().default(0)),
  /** Of the whole; at the release, of what is left then. */
  commissionPesewas: column('owner; stays', pesewas().notNull().default(0)),
  vatPesewas: column('owner; stays', pesewas().notNull().default(0)),
  /** The provider's fee, which the shop bears. */
  feePesewas: column('owner; stays', pesewas().notNull()),
  refundedPesewas: pesewas().notNull().default(0),
  /** The part that became the shop's; refunds after that are taken back from the shop. */
  releasedPesewas: column('owner; stays', pesewas().notNull().default(0)),
  frozenBy: oneOf(freezeReason.values),
  frozenAt: at(),
  deliveredBy: oneOf(deliveredBy.values),
  deliveredAt: at(),
  /** When the money becomes the shop's; null until the delivery. It does not run while the money is on hold. */
  releasableAt: at(),
  /** Four digits, which the buyer gives to the rider. */
  deliveryCode: column('no one; stays', text()),
  codeTries: column('no one; stays', integer().notNull().default(0)),
  /** All that is left goes back to the buyer. */
  isRefundWanted: column('no one; stays', boolean().notNull().default(false)),
  /** When the next of its deadlines is due; null without one. */
  dueAt: column('no one; stays', at()),
  /** The deadlines up to this time were handled. */
  checkedAt: column('no one; stays', at()),
  version: integer().notNull().default(1),
  createdAt: at().notNull(),
  releasedAt: at(),
}).rows({ with: orders }, (t) => [
  index('order_money_payment_idx').on(t.paymentId),
  index('order_money_shop_idx').on(t.shopId, t.createdAt),
  index('order_money_due_idx').on(t.dueAt).where(sql`due_at is not null`),
  check('order_money_refunded', sql`${t.refundedPesewas} <= ${t.grossPesewas}`),
]);
export type OrderMoneyRow = typeof orderMoney.$inferSelect;

/** The queue of what an admin may have to decide. */
export const cases = table('cases', 'both; stays', {
  id: uuid().primaryKey(),
  kind: oneOf(caseKind.values).notNull(),
  /** The order whose held money it is about; null for the other kinds. */
  orderId: ref(orders.id),
  /** The report, payment or dispute, or what an appeal is about; null for held money. */
  subjectId: column('admins; stays', text()),
  appealAbout: oneOf(appealSubject.values),
  /** The payment that does not match or is disputed. */
  paymentId: column('admins; stays', ref(payments.id)),
  /** Who wrote the appeal. */
  appellantId: ref(users.id),
  /** The words of the buyer or of who appeals, or what the case is about; empty if the marketplace opened it. */
  text: column('both; replaced', text().notNull()),
  /** The seller's answer. */
  answer: column('both; replaced', text()),
  answeredAt: at(),
  outcome: oneOf(caseOutcome.values),
  /** Why, for both sides. */
  note: text(),
  /** Null if a deadline decided. */
  decidedBy: column('admins; stays', ref(users.id)),
  version: integer().notNull().default(1),
  createdAt: at().notNull(),
  /** Until when the seller has to answer, or else an admin has to decide. */
  dueAt: column('admins; stays', at().notNull().defaultNow()),
  /** When all admins were alarmed that it was not decided in time. */
  alarmedAt: column('admins; stays', at()),
  endedAt: at(),
}).rows(
  {
    prunedBy: 'payouts.prune-cases',
    after: 'two years after it ended; if it is about an order, with its row of `orders`',
    owner: { through: orders },
  },
  (t) => [
    uniqueIndex('cases_open_key').on(t.orderId).where(sql`ended_at is null`),
    uniqueIndex('cases_open_subject_key').on(t.kind, t.subjectId).where(sql`ended_at is null`),
    index('cases_order_idx').on(t.orderId),
    index('cases_payment_idx').on(t.paymentId).where(sql`payment_id is not null`),
    index('cases_appellant_idx').on(t.appellantId).where(sql`appellant_id is not null`),
    index('cases_due_idx').on(t.dueAt, t.id).where(sql`ended_at is null`),
    index('cases_newest_idx').on(t.createdAt, t.id),
  ],
);
export type CaseRow = typeof cases.$inferSelect;

/** The first approval of an act on an order's money that is above the limit. Another act replaces it. */
export const moneyApprovals = table('money_approvals', 'admins; stays', {
  orderId: ref(orders.id).primaryKey(),
  act: oneOf(moneyAct.values).notNull(),
  amountPesewas: pesewas().notNull(),
  reason: text().notNull(),
  approvedBy: ref(users.id).notNull(),
  approvedAt: at().notNull(),
}).rows({ with: orders }, (t) => [index('money_approvals_admin_idx').on(t.approvedBy)]);
