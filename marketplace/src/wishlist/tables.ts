import { boolean, index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { at, pesewas, ref, table } from '#platform/db/table.ts';

/** One row per user. Its lock serializes changes to the wishlist. The booleans are notification settings. */
export const wishlists = table('wishlists', 'owner; deleted', {
  userId: ref(users.id, 'cascade').primaryKey(),
  version: integer().notNull(),
  priceDrops: boolean().notNull().default(true),
  backInStock: boolean().notNull().default(true),
  mails: boolean().notNull().default(true),
  updatedAt: at().notNull(),
}).rows({ stored: 'as long as the account' });

export const wishlistItems = table('wishlist_items', 'owner; deleted', {
  userId: ref(wishlists.userId, 'cascade').notNull(),
  productId: ref(products.id, 'cascade').notNull(),
  savedPesewas: pesewas().notNull(),
  /** The lowest price the user was notified of. Only a lower one triggers a notification. */
  knownPesewas: pesewas().notNull(),
  /** The product version of the last back-in-stock notification. */
  stockVersion: integer().notNull(),
  mailedAt: at(),
  createdAt: at().notNull(),
}).rows({ with: wishlists }, (t) => [
  primaryKey({ columns: [t.userId, t.productId] }),
  index('wishlist_items_product_idx').on(t.productId, t.userId),
]);
