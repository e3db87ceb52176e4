import { type OfferStepKind, offerSide, offerState } from '@besesaka/schema/orders/offers/limits.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
import { shops } from '#shops/tables.ts';
import type { OfferActor } from './offer-rules.ts';

/** A step of bargaining, with the price and quantity after it. */
export interface OfferStep {
  kind: OfferStepKind;
  by: OfferActor;
  pricePesewas: number;
  quantity: number;
  at: string;
}

/** A price that a buyer and a seller bargain about. The row lock serializes their answers and the order. */
export const offers = table(
  'offers',
  { stored: 'as long as one of its two accounts', owner: ['buyerId', 'sellerId'] },
  {
    id: column('both; stays', uuid().primaryKey()),
    buyerId: column(
      'no one; stays',
      uuid('buyer_id')
        .notNull()
        .references(() => users.id),
    ),
    shopId: column(
      'both; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    sellerId: column(
      'no one; stays',
      uuid('seller_id')
        .notNull()
        .references(() => users.id),
    ),
    productId: column(
      'both; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id),
    ),
    /** Null for a simple product. An offer outlives its variant, so this is no foreign key. */
    variantId: column('both; stays', uuid('variant_id')),
    variantLabel: column('both; stays', text('variant_label').notNull().default('')),
    /** Per piece. */
    pricePesewas: column('both; stays', integer('price_pesewas').notNull()),
    quantity: column('both; stays', integer().notNull()),
    state: column('both; stays', text({ enum: offerState.values }).notNull()),
    /** Who has to answer; an agreed price waits for the buyer. */
    turn: column('both; stays', text({ enum: offerSide.values }).notNull()),
    endsAt: column('both; stays', timestamp('ends_at', { withTimezone: true }).notNull()),
    steps: column('both; stays', jsonb().$type<OfferStep[]>().notNull()),
    orderCode: column('both; stays', text('order_code')),
    version: column('both; stays', integer().notNull().default(1)),
    createdAt: column('both; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    updatedAt: column('both; stays', timestamp('updated_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    uniqueIndex('offers_open_once').on(t.buyerId, t.productId).where(sql`state in ('open', 'accepted')`),
    // Scanned backwards for newest first.
    index('offers_buyer_idx').on(t.buyerId, t.createdAt, t.id),
    index('offers_seller_idx').on(t.sellerId, t.createdAt, t.id),
    index('offers_due_idx').on(t.endsAt).where(sql`state in ('open', 'accepted')`),
    check('offers_price_positive', sql`${t.pricePesewas} > 0`),
    check('offers_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

export type OfferRow = typeof offers.$inferSelect;
