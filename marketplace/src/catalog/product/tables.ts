import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { ref, table } from '#platform/db/table.ts';

/** Views per visitor and day, so that each is counted once. `visitor` is a hash, never an address. */
export const productViews = table('product_views', 'no one; deleted', {
  productId: ref(products.id, 'cascade').notNull(),
  day: date().notNull(),
  visitor: text().notNull(),
  /** True once the view is included in the product's own count. */
  counted: boolean().notNull().default(true),
}).rows({ prunedBy: 'catalog.prune-views', after: 'two days' }, (t) => [
  primaryKey({ columns: [t.productId, t.day, t.visitor] }),
  index('product_views_day_idx').on(t.day),
  index('product_views_waiting_idx').on(t.productId).where(sql`not counted`),
]);

/** Featured products shown per visitor and day, so that each is counted once. `visitor` is the same hash as for views. */
export const productShowings = table('product_showings', 'no one; deleted', {
  productId: ref(products.id, 'cascade').notNull(),
  day: date().notNull(),
  visitor: text().notNull(),
  counted: boolean().notNull().default(false),
}).rows({ prunedBy: 'catalog.prune-views', after: 'two days' }, (t) => [
  primaryKey({ columns: [t.productId, t.day, t.visitor] }),
  index('product_showings_day_idx').on(t.day),
  index('product_showings_waiting_idx').on(t.productId).where(sql`not counted`),
]);

/** How often a product was featured and viewed per day. Each visitor counts once a day. */
export const productDays = table('product_days', 'owner; stays', {
  productId: ref(products.id, 'cascade').notNull(),
  day: date().notNull(),
  shown: integer().notNull().default(0),
  opened: integer().notNull().default(0),
}).rows({ prunedBy: 'catalog.prune-views', after: 'two years', owner: { through: products } }, (t) => [
  primaryKey({ columns: [t.productId, t.day] }),
  index('product_days_day_idx').on(t.day),
]);
