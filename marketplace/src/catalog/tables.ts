import type { SpecificationField } from '@besesaka/schema/catalog/category-resources.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { media } from '#platform/media/tables.ts';
import { shops } from '#shops/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The first picture as a card needs it, copied into the product's own row. */
export interface CardImage {
  id: string;
  alt: string;
  color: string;
  width: number;
  height: number;
}

export const categories = pgTable(
  'categories',
  {
    id: uuid().primaryKey(),
    parentId: uuid('parent_id'),
    name: text().notNull(),
    slug: text().notNull(),
    icon: text().notNull(),
    imageId: uuid('image_id'),
    position: integer().notNull(),
    fullPath: text('full_path').notNull(),
    /** Slugs from the root down to this one. */
    path: text().array().notNull(),
    fields: jsonb().$type<SpecificationField[]>().notNull().default([]),
    /** Hides the category from menus: a new one until it is ready, or one that is no longer used. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Counts changes to its name and fields. */
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('categories_slug_key').on(t.slug)],
);

/** A product's row holds everything its card shows, so that a list needs no joins. SKU, price and stock are written to its
 *  variants; a trigger copies them here. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    slug: text().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    pricePesewas: integer('price_pesewas').notNull(),
    compareAtPesewas: integer('compare_at_pesewas'),
    stockQuantity: integer('stock_quantity').notNull(),
    isActive: boolean('is_active').notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Set when an admin hid the product. It is archived as well, so that queries need no extra condition. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Maintained by the campaigns module. */
    featuredUntil: timestamp('featured_until', { withTimezone: true }),
    specifications: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The specifications as filters use them: the field's id, a colon and the value in lower case. */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`product_facets(${products.specifications})`),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    primaryImage: jsonb('primary_image').$type<CardImage>(),
    categoryName: text('category_name').notNull(),
    categorySlug: text('category_slug').notNull(),
    categoryPath: text('category_path').array().notNull(),
    sellerName: text('seller_name').notNull(),
    sellerSlug: text('seller_slug').notNull(),
    sellerVerified: boolean('seller_verified').notNull(),
    sellerTakesOrders: boolean('seller_takes_orders').notNull().default(true),
    sellerCity: text('seller_city').notNull().default(''),
    /** Maintained by the reviews module. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The average of all ratings, in which those of buyers count more. Triggers maintain all three columns. */
    ratingAverage: numeric('rating_average', { precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
    /** Maintained by the orders module. */
    salesCount: integer('sales_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    version: integer().notNull().default(1),
    /** Counts edits of texts and pictures only, so that an order which changes the stock does not conflict with an edit. */
    editVersion: integer('edit_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Folded words (Ɛ and Ɔ as e and o, no accents), weighted: name and kind, category, seller, description. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`product_words(${products.name}, ${products.categoryName}, ${products.sellerName}, ${products.description}, ${products.specifications})`,
      ),
  },
  (t) => [
    uniqueIndex('products_slug_key').on(t.slug),
    uniqueIndex('products_sku_key').on(t.sku),
    index('products_search_idx').using('gin', t.search),
    // Leaves out descriptions and shop names, so that a common word matches few rows.
    index('products_called_idx').using('gin', sql`ts_filter(${t.search}, '{a,b}')`),
    // One index for both, because specification filters are mostly used within a category.
    index('products_kinds_idx').using('gin', t.categoryPath, t.facets),
    // Ascending, although lists also run downwards: PostgreSQL scans it backwards, and Drizzle's DESC puts nulls at the wrong end.
    index('products_newest_idx').on(t.createdAt, t.id).where(sql`is_active and archived_at is null`),
    index('products_price_idx').on(t.pricePesewas, t.id).where(sql`is_active and archived_at is null`),
    index('products_sales_idx').on(t.salesCount, t.id).where(sql`is_active and archived_at is null`),
    index('products_views_idx').on(t.viewsCount, t.id).where(sql`is_active and archived_at is null`),
    // Products that only their seller sees, for admins.
    index('products_away_idx').on(t.createdAt, t.id).where(sql`not (is_active and archived_at is null)`),
    index('products_shop_idx').on(t.shopId, t.createdAt, t.id),
    index('products_shop_price_idx').on(t.shopId, t.pricePesewas, t.id).where(sql`is_active and archived_at is null`),
    index('products_category_idx').on(t.categoryId, t.salesCount, t.id).where(sql`is_active and archived_at is null`),
    index('products_category_newest_idx')
      .on(t.categoryId, t.createdAt, t.id)
      .where(sql`is_active and archived_at is null`),
    index('products_category_price_idx')
      .on(t.categoryId, t.pricePesewas, t.id)
      .where(sql`is_active and archived_at is null`),
    index('products_category_views_idx')
      .on(t.categoryId, t.viewsCount, t.id)
      .where(sql`is_active and archived_at is null`),
    index('products_featured_idx').on(t.featuredUntil).where(sql`featured_until is not null`),
    check('products_price_positive', sql`${t.pricePesewas} > 0`),
    check('products_stock_not_negative', sql`${t.stockQuantity} >= 0`),
  ],
);

/**
 * A product's variants: for now one row each, with the product's own id. A trigger copies it into the product's row, where
 * it is read. A product that is inserted without a variant gets one from its own row.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The first variant sets the product's SKU and prices. The stock of all variants is added up. */
    position: integer().notNull().default(0),
    sku: text().notNull(),
    pricePesewas: integer('price_pesewas').notNull(),
    compareAtPesewas: integer('compare_at_pesewas'),
    stockQuantity: integer('stock_quantity').notNull(),
  },
  (t) => [
    uniqueIndex('product_variants_product_key').on(t.productId, t.position),
    uniqueIndex('product_variants_sku_key').on(t.sku),
    check('product_variants_price_positive', sql`${t.pricePesewas} > 0`),
    check('product_variants_stock_not_negative', sql`${t.stockQuantity} >= 0`),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id),
    altText: text('alt_text').notNull(),
    position: integer().notNull(),
    isPrimary: boolean('is_primary').notNull(),
  },
  (t) => [index('product_images_product_idx').on(t.productId, t.position)],
);

/** The distinct folded words of names, categories and sellers. Typos are corrected against this small table. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    uses: integer().notNull(),
    /** True if the word occurs in a product's name or category, false if only in shop names. */
    ofProducts: boolean('of_products').notNull().default(true),
  },
  (t) => [
    index('search_words_trgm_idx').using('gin', sql`${t.word} gin_trgm_ops`),
    index('search_words_prefix_idx').on(sql`${t.word} text_pattern_ops`),
    index('search_words_sound_idx').on(sql`dmetaphone(${t.word})`),
  ],
);

/** Words that find each other's products, such as fridge and refrigerator. They are folded and filled by a migration. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    word: text().notNull(),
    synonym: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.synonym] })],
);

/** Views per visitor and day, so that each is counted once. `visitor` is a hash, never an address. */
export const productViews = pgTable(
  'product_views',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    visitor: text().notNull(),
    /** True once the view is included in the product's own count. */
    counted: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day, t.visitor] }),
    index('product_views_day_idx').on(t.day),
    index('product_views_waiting_idx').on(t.productId).where(sql`not counted`),
  ],
);

/** Featured products shown per visitor and day, so that each is counted once. `visitor` is the same hash as for views. */
export const productShowings = pgTable(
  'product_showings',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    visitor: text().notNull(),
    counted: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.day, t.visitor] }),
    index('product_showings_day_idx').on(t.day),
    index('product_showings_waiting_idx').on(t.productId).where(sql`not counted`),
  ],
);

/** How often a product was featured and viewed per day. Each visitor counts once a day. */
export const productDays = pgTable(
  'product_days',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    shown: integer().notNull().default(0),
    opened: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] }), index('product_days_day_idx').on(t.day)],
);
