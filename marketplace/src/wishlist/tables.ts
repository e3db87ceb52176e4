import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';

/** One row a person: its lock puts all changes of a wishlist in line. The switches say what they want to hear. */
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
    /** The lowest price that the person knows of: only a lower one is news. */
    knownPesewas: integer('known_pesewas').notNull(),
    /** The product's version up to which its coming back is told. */
    stockVersion: integer('stock_version').notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishlist_items_product_idx').on(t.productId, t.userId),
  ],
);
