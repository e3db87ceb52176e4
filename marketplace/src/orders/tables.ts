import { regions } from '@besesaka/schema/kernel/regions.ts';
import { orderStates, paymentMethods } from '@besesaka/schema/orders/limits.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { type CardImage, products } from '#catalog/tables.ts';
import { shops } from '#shops/tables.ts';

/** One row per user. Its lock serializes changes to the cart. Clients use its version to ignore stale responses. */
export const carts = pgTable('carts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The price when the product was added. The cart shows the current price. */
    pricePesewas: integer('price_pesewas').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_once').on(t.userId, t.productId),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The public order number: upper-case letters and digits. */
    code: text().notNull(),
    /** The same for all orders of one checkout. */
    checkoutId: uuid('checkout_id').notNull().defaultRandom(),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    state: text({ enum: [...orderStates] }).notNull(),
    version: integer().notNull(),
    /** A full cart at the highest prices exceeds a four-byte integer. */
    totalPesewas: bigint('total_pesewas', { mode: 'number' }).notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerName: text('buyer_name').notNull(),
    sellerName: text('seller_name').notNull(),
    sellerSlug: text('seller_slug').notNull(),
    shippingFullName: text('shipping_full_name').notNull(),
    shippingPhone: text('shipping_phone').notNull(),
    shippingAddress: text('shipping_address').notNull(),
    shippingCity: text('shipping_city').notNull(),
    shippingRegion: text('shipping_region', { enum: regions }).notNull(),
    shippingNotes: text('shipping_notes').notNull().default(''),
    shippingLandmark: text('shipping_landmark').notNull().default(''),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    paymentMethod: text('payment_method', { enum: [...paymentMethods] }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When the system moves the order on: pending orders expire, dispatched and delivered ones are completed. */
    dueAt: timestamp('due_at', { withTimezone: true }),
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
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    productSlug: text('product_slug').notNull(),
    productImage: jsonb('product_image').$type<CardImage>(),
    quantity: integer().notNull(),
    pricePesewas: integer('price_pesewas').notNull(),
    position: integer().notNull(),
  },
  (t) => [index('order_items_order_idx').on(t.orderId, t.position), index('order_items_product_idx').on(t.productId)],
);

export const orderSteps = pgTable(
  'order_steps',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    state: text({ enum: [...orderStates] }).notNull(),
    actor: text({ enum: ['buyer', 'seller', 'system'] }).notNull(),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] })],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderStepRow = typeof orderSteps.$inferSelect;
