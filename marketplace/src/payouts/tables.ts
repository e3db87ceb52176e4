import { orderMoneyState } from '@besesaka/schema/payouts/limits.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer } from 'drizzle-orm/pg-core';
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
  commissionPesewas: column('owner; stays', pesewas().notNull()),
  vatPesewas: column('owner; stays', pesewas().notNull()),
  /** The provider's fee, which the shop bears. */
  feePesewas: column('owner; stays', pesewas().notNull()),
  refundedPesewas: pesewas().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: at().notNull(),
  releasedAt: at(),
}).rows({ with: orders }, (t) => [
  index('order_money_payment_idx').on(t.paymentId),
  index('order_money_shop_idx').on(t.shopId, t.createdAt),
  check('order_money_refunded', sql`${t.refundedPesewas} <= ${t.grossPesewas}`),
]);
export type OrderMoneyRow = typeof orderMoney.$inferSelect;
