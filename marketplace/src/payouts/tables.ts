import { caseKind, caseOutcome, deliveredBy, freezeReason, orderMoneyState } from '@besesaka/schema/payouts/limits.ts';
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

/** Problems with a held order that an admin may have to decide. */
export const cases = table('cases', 'both; stays', {
  id: uuid().primaryKey(),
  kind: oneOf(caseKind.values).notNull(),
  orderId: ref(orders.id).notNull(),
  /** The buyer's words; empty if the marketplace opened it. */
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
  endedAt: at(),
}).rows({ with: orders }, (t) => [
  uniqueIndex('cases_open_key').on(t.orderId).where(sql`ended_at is null`),
  index('cases_order_idx').on(t.orderId),
  index('cases_waiting_idx').on(t.createdAt, t.id).where(sql`ended_at is null`),
  index('cases_newest_idx').on(t.createdAt, t.id),
]);
export type CaseRow = typeof cases.$inferSelect;
