import { regions } from '@besesaka/schema/kernel/regions.ts';
import { orderAction, orderState, paymentMethod, returnReason } from '@besesaka/schema/orders/limits.ts';
import type { OrderDelivery, OrderTracking } from '@besesaka/schema/orders/resources.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { type CardImage, products } from '#catalog/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
import { shops } from '#shops/tables.ts';

/** One row per user. Its lock serializes changes to the cart. Clients use its version to ignore stale responses. */
export const carts = table(
  'carts',
  { stored: 'as long as the account' },
  {
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    version: column('owner; deleted', integer().notNull()),
    updatedAt: column('owner; deleted', timestamp('updated_at', { withTimezone: true }).notNull()),
  },
);

export const cartItems = table(
  'cart_items',
  { with: carts },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => carts.userId, { onDelete: 'cascade' }),
    ),
    productId: column(
      'owner; deleted',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    /** The product's own id for a simple product. Without a reference, because a removed variant stays in carts. */
    variantId: column('owner; deleted', uuid('variant_id').notNull()),
    variantLabel: column('owner; deleted', text('variant_label').notNull().default('')),
    quantity: column('owner; deleted', integer().notNull()),
    /** The price when the product was added. The cart shows the current price. */
    pricePesewas: column('owner; deleted', integer('price_pesewas').notNull()),
    addedAt: column('owner; deleted', timestamp('added_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    uniqueIndex('cart_items_variant_once').on(t.userId, t.variantId),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
);

export const orders = table(
  'orders',
  {
    prunedBy: 'orders.prune',
    after: 'seven years from its last step, as the law requires for accounts',
    owner: ['buyerId', 'sellerId'],
  },
  {
    id: column('no one; stays', uuid().primaryKey()),
    /** The public order number: upper-case letters and digits. */
    code: column('both; stays', text().notNull()),
    /** The same for all orders of one checkout. */
    checkoutId: column('no one; stays', uuid('checkout_id').notNull().defaultRandom()),
    buyerId: column(
      'no one; stays',
      uuid('buyer_id')
        .notNull()
        .references(() => users.id),
    ),
    shopId: column(
      'no one; stays',
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
    state: column('both; stays', text({ enum: orderState.values }).notNull()),
    version: column('both; stays', integer().notNull()),
    /** A full cart at the highest prices exceeds a four-byte integer. */
    totalPesewas: column('both; stays', bigint('total_pesewas', { mode: 'number' }).notNull()),
    /** The delivery fee, which is part of the total. */
    shippingFeePesewas: column('both; stays', integer('shipping_fee_pesewas').notNull().default(0)),
    /** A copy of the chosen way of delivery. Null while buyer and seller have to agree on it. */
    delivery: column('both; replaced', jsonb().$type<OrderDelivery>()),
    /** The fee that the seller proposed, until the buyer answers. */
    proposedFeePesewas: column('both; stays', integer('proposed_fee_pesewas')),
    tracking: column('both; deleted', jsonb().$type<OrderTracking>()),
    buyerEmail: column('both; replaced', text('buyer_email').notNull()),
    buyerName: column('both; replaced', text('buyer_name').notNull()),
    sellerName: column('both; replaced', text('seller_name').notNull()),
    sellerSlug: column('both; replaced', text('seller_slug').notNull()),
    shippingFullName: column('both; replaced', text('shipping_full_name').notNull()),
    shippingPhone: column('both; replaced', text('shipping_phone').notNull()),
    shippingAddress: column('both; replaced', text('shipping_address').notNull()),
    shippingCity: column('both; replaced', text('shipping_city').notNull()),
    shippingRegion: column('both; stays', text('shipping_region', { enum: regions }).notNull()),
    shippingNotes: column('both; replaced', text('shipping_notes').notNull().default('')),
    shippingLandmark: column('both; replaced', text('shipping_landmark').notNull().default('')),
    paidAt: column('both; stays', timestamp('paid_at', { withTimezone: true })),
    paymentMethod: column('both; stays', text('payment_method', { enum: paymentMethod.values })),
    createdAt: column('both; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    updatedAt: column('both; stays', timestamp('updated_at', { withTimezone: true }).notNull()),
    /** When the system moves the order on: pending orders expire, dispatched and delivered ones are completed. */
    dueAt: column('both; stays', timestamp('due_at', { withTimezone: true })),
  },
  (t) => [
    uniqueIndex('orders_code_key').on(t.code),
    // Scanned backwards for newest first, because Drizzle's DESC puts nulls at the wrong end.
    index('orders_buyer_idx').on(t.buyerId, t.createdAt, t.id),
    index('orders_seller_idx').on(t.sellerId, t.createdAt, t.id),
    index('orders_newest_idx').on(t.createdAt, t.id),
    index('orders_waiting_idx').on(t.buyerId).where(sql`state = 'pending'`),
    index('orders_due_idx').on(t.dueAt).where(sql`due_at is not null`),
    check('orders_total_positive', sql`${t.totalPesewas} > 0`),
  ],
);

/** A copy of the ordered products. Later changes to a product do not affect it. */
export const orderItems = table(
  'order_items',
  { with: orders },
  {
    id: column('no one; stays', uuid().primaryKey()),
    orderId: column(
      'no one; stays',
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    productId: column(
      'both; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id),
    ),
    /** Null for a simple product. Without a reference, because a removed variant stays in orders. */
    variantId: column('both; stays', uuid('variant_id')),
    variantLabel: column('both; stays', text('variant_label').notNull().default('')),
    productName: column('both; stays', text('product_name').notNull()),
    productSlug: column('both; stays', text('product_slug').notNull()),
    productImage: column('both; deleted', jsonb('product_image').$type<CardImage>()),
    quantity: column('both; stays', integer().notNull()),
    pricePesewas: column('both; stays', integer('price_pesewas').notNull()),
    position: column('both; stays', integer().notNull()),
  },
  (t) => [index('order_items_order_idx').on(t.orderId, t.position), index('order_items_product_idx').on(t.productId)],
);

export const orderSteps = table(
  'order_steps',
  { with: orders },
  {
    orderId: column(
      'no one; stays',
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    position: column('both; stays', integer().notNull()),
    state: column('both; stays', text({ enum: orderState.values }).notNull()),
    actor: column('both; stays', text({ enum: ['buyer', 'seller', 'system'] }).notNull()),
    /** Tells a refused return from a delivery. Null for steps that no user can take. */
    action: column('both; stays', text({ enum: orderAction.values })),
    reason: column('both; replaced', text()),
    returnReason: column('both; stays', text('return_reason', { enum: returnReason.values })),
    /** The photos of a return request, which are deleted with the buyer's uploads. */
    photoIds: column('both; deleted', uuid('photo_ids').array().notNull().default(sql`'{}'`)),
    at: column('both; stays', timestamp({ withTimezone: true }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] })],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderStepRow = typeof orderSteps.$inferSelect;
