import { boolean, index, integer, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

/** One row per user. Its lock serializes changes to the wishlist. The booleans are notification settings. */
export const wishlists = table(
  'wishlists',
  { stored: 'as long as the account' },
  {
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    version: column('owner; deleted', integer().notNull()),
    priceDrops: column('owner; deleted', boolean('price_drops').notNull().default(true)),
    backInStock: column('owner; deleted', boolean('back_in_stock').notNull().default(true)),
    mails: column('owner; deleted', boolean().notNull().default(true)),
    updatedAt: column('owner; deleted', timestamp('updated_at', { withTimezone: true }).notNull()),
  },
);

export const wishlistItems = table(
  'wishlist_items',
  { with: wishlists },
  {
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => wishlists.userId, { onDelete: 'cascade' }),
    ),
    productId: column(
      'owner; deleted',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    savedPesewas: column('owner; deleted', integer('saved_pesewas').notNull()),
    /** The lowest price the user was notified of. Only a lower one triggers a notification. */
    knownPesewas: column('owner; deleted', integer('known_pesewas').notNull()),
    /** The product version of the last back-in-stock notification. */
    stockVersion: column('owner; deleted', integer('stock_version').notNull()),
    mailedAt: column('owner; deleted', timestamp('mailed_at', { withTimezone: true })),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishlist_items_product_idx').on(t.productId, t.userId),
  ],
);
