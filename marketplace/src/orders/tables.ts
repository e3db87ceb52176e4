import type { Metadata } from '@besesaka/schema/kernel/programs/metadata.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import { orderAction, orderActor, orderState, paymentMethod, returnReason } from '@besesaka/schema/orders/limits.ts';
import type { OrderDelivery, OrderTracking } from '@besesaka/schema/orders/resources.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import type { CardImage } from '#catalog/card-image.ts';
import { products } from '#catalog/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

/** One row per user. Its lock serializes changes to the cart. Clients use its version to ignore stale responses. */
export const carts = table('carts', 'owner; deleted', {
  userId: ref(users.id, 'cascade').primaryKey(),
  version: integer().notNull(),
  updatedAt: at().notNull(),
}).rows({ stored: 'as long as the account' });

export const cartItems = table('cart_items', 'owner; deleted', {
  id: uuid().primaryKey(),
  userId: ref(carts.userId, 'cascade').notNull(),
  productId: ref(products.id, 'cascade').notNull(),
  /** The product's own id for a simple product. Without a reference, because a removed variant stays in carts. */
  variantId: uuid().notNull(),
  variantLabel: text().notNull().default(''),
  quantity: integer().notNull(),
  /** The price when the product was added. The cart shows the current price. */
  pricePesewas: pesewas().notNull(),
  addedAt: at().notNull(),
}).rows({ with: carts }, (t) => [
  uniqueIndex('cart_items_variant_once').on(t.userId, t.variantId),
  check('cart_items_quantity', sql`${t.quantity} > 0`),
]);

export const orders = table('orders', 'both; stays', {
  id: column('no one; stays', uuid().primaryKey()),
  /** The public order number: upper-case letters and digits. */
  code: text().notNull(),
  /** The same for all orders of one checkout. */
  checkoutId: column('no one; stays', uuid().notNull().defaultRandom()),
  buyerId: column('no one; stays', ref(users.id).notNull()),
  shopId: column('no one; stays', ref(shops.id).notNull()),
  sellerId: column('no one; stays', ref(users.id).notNull()),
  state: oneOf(orderState.values).notNull(),
  version: integer().notNull(),
  /** A full cart at the highest prices exceeds a four-byte integer. */
  totalPesewas: bigint({ mode: 'number' }).notNull(),
  /** The delivery fee, which is part of the total. */
  shippingFeePesewas: pesewas().notNull().default(0),
  /** A copy of the chosen way of delivery. Null while buyer and seller have to agree on it. */
  delivery: column('both; replaced', jsonb().$type<OrderDelivery>()),
  /** The fee that the seller proposed, until the buyer answers. */
  proposedFeePesewas: pesewas(),
  tracking: column('both; deleted', jsonb().$type<OrderTracking>()),
  buyerEmail: column('both; replaced', text().notNull()),
  buyerName: column('both; replaced', text().notNull()),
  sellerName: column('both; replaced', text().notNull()),
  sellerSlug: column('both; replaced', text().notNull()),
  shippingFullName: column('both; replaced', text().notNull()),
  shippingPhone: column('both; replaced', text().notNull()),
  shippingAddress: column('both; replaced', text().notNull()),
  shippingCity: column('both; replaced', text().notNull()),
  shippingRegion: oneOf(regions).notNull(),
  shippingNotes: column('both; replaced', text().notNull().default('')),
  shippingLandmark: column('both; replaced', text().notNull().default('')),
  paidAt: at(),
  paymentMethod: oneOf(paymentMethod.values),
  /** The buyer pays before the seller sees the order, and the marketplace holds the money until the delivery. */
  isProtected: boolean().notNull().default(false),
  /** False until a protected order is paid, and for ever if it is not. */
  sellerSees: column('no one; stays', boolean().notNull().default(true)),
  /** The cart is emptied when the order is paid. */
  isFromCart: column('no one; stays', boolean().notNull().default(false)),
  /** The agreed offer that is ordered when the order is paid. */
  offerId: column('no one; stays', uuid()),
  /** When the seller last asked the buyer to pay in the app. */
  paymentAskedAt: at(),
  /** The order's number in the shop's own system, and what the shop's programs store with it. The buyer sees neither. */
  externalId: column('owner; deleted', text()),
  metadata: column('owner; deleted', jsonb().$type<Metadata>().notNull().default({})),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
  /** When the system moves the order on: pending orders expire, dispatched and delivered ones are completed. */
  dueAt: at(),
}).rows(
  {
    prunedBy: 'orders.prune',
    after: 'seven years from its last step, as the law requires for accounts',
    owner: ['buyerId', 'sellerId'],
  },
  (t) => [
    uniqueIndex('orders_code_key').on(t.code),
    // Scanned backwards for newest first, because Drizzle's DESC puts nulls at the wrong end.
    index('orders_code_prefix_idx').on(sql`${t.code} text_pattern_ops`),
    index('orders_phone_idx').on(sql`${t.shippingPhone} text_pattern_ops`),
    index('orders_buyer_idx').on(t.buyerId, t.createdAt, t.id),
    index('orders_seller_idx').on(t.sellerId, t.createdAt, t.id),
    index('orders_external_id_idx').on(t.sellerId, t.externalId).where(sql`external_id is not null`),
    index('orders_newest_idx').on(t.createdAt, t.id),
    index('orders_unanswered_idx').on(t.buyerId).where(sql`state in ('awaiting_payment', 'pending')`),
    index('orders_checkout_idx').on(t.checkoutId),
    index('orders_due_idx').on(t.dueAt).where(sql`due_at is not null`),
    check('orders_total_positive', sql`${t.totalPesewas} > 0`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** A copy of the ordered products. Later changes to a product do not affect it. */
export const orderItems = table('order_items', 'both; stays', {
  id: column('no one; stays', uuid().primaryKey()),
  orderId: column('no one; stays', ref(orders.id, 'cascade').notNull()),
  productId: ref(products.id).notNull(),
  /** Null for a simple product. Without a reference, because a removed variant stays in orders. */
  variantId: uuid(),
  variantLabel: text().notNull().default(''),
  productName: text().notNull(),
  productSlug: text().notNull(),
  productImage: column('both; deleted', jsonb().$type<CardImage>()),
  quantity: integer().notNull(),
  pricePesewas: pesewas().notNull(),
  position: integer().notNull(),
}).rows({ with: orders }, (t) => [
  index('order_items_order_idx').on(t.orderId, t.position),
  index('order_items_product_idx').on(t.productId),
]);
export type OrderItemRow = typeof orderItems.$inferSelect;

export const orderSteps = table('order_steps', 'both; stays', {
  orderId: column('no one; stays', ref(orders.id, 'cascade').notNull()),
  position: integer().notNull(),
  state: oneOf(orderState.values).notNull(),
  actor: oneOf(orderActor.values).notNull(),
  /** Tells a refused return from a delivery. Null for steps that no user can take. */
  action: oneOf(orderAction.values),
  reason: column('both; replaced', text()),
  returnReason: oneOf(returnReason.values),
  /** The photos of a return request, which are deleted with the buyer's uploads. */
  photoIds: column('both; deleted', uuid().array().notNull().default(sql`'{}'`)),
  at: at().notNull(),
}).rows({ with: orders }, (t) => [primaryKey({ columns: [t.orderId, t.position] })]);
export type OrderStepRow = typeof orderSteps.$inferSelect;
