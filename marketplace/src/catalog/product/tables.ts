import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

/** Views per visitor and day, so that each is counted once. `visitor` is a hash, never an address. */
export const productViews = table(
  'product_views',
  { prunedBy: 'catalog.prune-views', after: 'two days' },
  {
    productId: column(
      'no one; deleted',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    day: column('no one; deleted', date().notNull()),
    visitor: column('no one; deleted', text().notNull()),
    /** True once the view is included in the product's own count. */
    counted: column('no one; deleted', boolean().notNull().default(true)),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day, t.visitor] }),
    index('product_views_day_idx').on(t.day),
    index('product_views_waiting_idx').on(t.productId).where(sql`not counted`),
  ],
);

/** Featured products shown per visitor and day, so that each is counted once. `visitor` is the same hash as for views. */
export const productShowings = table(
  'product_showings',
  { prunedBy: 'catalog.prune-views', after: 'two days' },
  {
    productId: column(
      'no one; deleted',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    day: column('no one; deleted', date().notNull()),
    visitor: column('no one; deleted', text().notNull()),
    counted: column('no one; deleted', boolean().notNull().default(false)),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day, t.visitor] }),
    index('product_showings_day_idx').on(t.day),
    index('product_showings_waiting_idx').on(t.productId).where(sql`not counted`),
  ],
);

/** How often a product was featured and viewed per day. Each visitor counts once a day. */
export const productDays = table(
  'product_days',
  { prunedBy: 'catalog.prune-views', after: 'two years', owner: { through: products } },
  {
    productId: column(
      'owner; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    day: column('owner; stays', date().notNull()),
    shown: column('owner; stays', integer().notNull().default(0)),
    opened: column('owner; stays', integer().notNull().default(0)),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] }), index('product_days_day_idx').on(t.day)],
);
