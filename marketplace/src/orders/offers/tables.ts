import { offerSide, offerState } from '@besesaka/schema/orders/offers/limits.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';
import { liveStates, type OfferStep } from './offer-rules.ts';

const isLive = sql.raw(`state in (${liveStates.map((state) => `'${state}'`).join(', ')})`);

/** A price that a buyer and a seller bargain about. The row lock serializes their answers and the order. */
export const offers = table('offers', 'both; stays', {
  id: uuid().primaryKey(),
  buyerId: column('no one; stays', ref(users.id).notNull()),
  shopId: ref(shops.id).notNull(),
  sellerId: column('no one; stays', ref(users.id).notNull()),
  productId: ref(products.id).notNull(),
  /** Null for a simple product. An offer outlives its variant, so this is no foreign key. */
  variantId: uuid(),
  variantLabel: text().notNull().default(''),
  /** Per piece. */
  pricePesewas: pesewas().notNull(),
  quantity: integer().notNull(),
  state: oneOf(offerState.values).notNull(),
  /** Who has to answer; an agreed price waits for the buyer. */
  turn: oneOf(offerSide.values).notNull(),
  endsAt: at().notNull(),
  steps: jsonb().$type<OfferStep[]>().notNull(),
  /** Null until the product is ordered at this price. */
  orderCode: text(),
  version: integer().notNull().default(1),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
}).rows({ stored: 'as long as one of its two accounts', owner: ['buyerId', 'sellerId'] }, (t) => [
  uniqueIndex('offers_open_once').on(t.buyerId, t.productId).where(isLive),
  // Both lists are read backwards, newest first.
  index('offers_buyer_idx').on(t.buyerId, t.createdAt, t.id),
  index('offers_seller_idx').on(t.sellerId, t.createdAt, t.id),
  index('offers_due_idx').on(t.endsAt).where(isLive),
  check('offers_price_positive', sql`${t.pricePesewas} > 0`),
  check('offers_quantity_positive', sql`${t.quantity} > 0`),
]);
export type OfferRow = typeof offers.$inferSelect;
