import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';

/** One row per user. Its lock serializes changes to the wishlist. The booleans are notification settings. */
export const wishlists = pgTable('wishlists', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  priceDrops: boolean('price_drops').notNull().default(true),
  backInStock: boolean('back_in_stock').notNull().default(true),
  mails: boolean().notNull().default(true),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => wishlists.userId, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    savedPesewas: integer('saved_pesewas').notNull(),
    /** The lowest price the user was notified of. Only a lower one triggers a notification. */
    knownPesewas: integer('known_pesewas').notNull(),
    /** The product version of the last back-in-stock notification. */
    stockVersion: integer('stock_version').notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishlist_items_product_idx').on(t.productId, t.userId),
  ],
);
