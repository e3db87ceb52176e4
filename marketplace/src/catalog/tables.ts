import type { SpecificationField } from '@besesaka/schema/catalog/category-resources.ts';
import type { ProductOption } from '@besesaka/schema/catalog/resources.ts';
import type { Metadata } from '@besesaka/schema/kernel/programs/metadata.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, column, pesewas, ref, table } from '#platform/db/table.ts';
import { media } from '#platform/media/tables.ts';
import { shops } from '#shops/tables.ts';
import type { CardImage } from './card-image.ts';

/** The condition of the indexes that public lists use. */
const listed = sql`is_active and archived_at is null`;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const categories = table('categories', 'everyone; stays', {
  id: uuid().primaryKey(),
  parentId: uuid(),
  name: text().notNull(),
  slug: text().notNull(),
  icon: text().notNull(),
  imageId: uuid(),
  position: integer().notNull(),
  fullPath: text().notNull(),
  /** Slugs from the root down to this one. */
  path: text().array().notNull(),
  fields: jsonb().$type<SpecificationField[]>().notNull().default([]),
  /** Hides the category from menus: a new one until it is ready, or one that is no longer used. */
  isHidden: boolean().notNull().default(false),
  version: column('no one; stays', integer().notNull().default(1)),
}).rows({ stored: 'no personal data' }, (t) => [uniqueIndex('categories_slug_key').on(t.slug)]);

/** A product's row holds everything its card shows, so that a list needs no joins. SKU, prices and stock are written to its
 *  variants; a trigger copies them here: the cheapest variant's prices, and the stock of all active ones. */
export const products = table('products', 'everyone; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  categoryId: ref(categories.id).notNull(),
  slug: text().notNull(),
  sku: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  pricePesewas: pesewas().notNull(),
  compareAtPesewas: pesewas(),
  /** The price of the dearest active variant; null for a simple product. */
  priceToPesewas: pesewas(),
  stockQuantity: integer().notNull(),
  /** The product's number in the shop's own system, and what the shop's programs store with it. */
  externalId: column('owner; deleted', text()),
  metadata: column('owner; deleted', jsonb().$type<Metadata>().notNull().default({})),
  /** Empty for a simple product. */
  options: jsonb().$type<ProductOption[]>().notNull().default([]),
  /** The values of active variants by the option's id, as filters and the search read them. */
  offeredValues: jsonb().$type<Record<string, string[]>>().notNull().default({}),
  isActive: boolean().notNull(),
  takesOffers: boolean().notNull().default(false),
  archivedAt: column('no one; stays', at()),
  /** Set when an admin hid the product. It is archived as well, so that queries need no extra condition. */
  hiddenAt: column('owner; stays', at()),
  /** Maintained by the campaigns module. */
  featuredUntil: at(),
  specifications: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Specifications and offered values as filters use them: the field's id, a colon and the value in lower case. */
  facets: text()
    .array()
    .notNull()
    .generatedAlwaysAs((): SQL => sql`product_facets(${products.specifications} || ${products.offeredValues})`),
  metaTitle: text().notNull().default(''),
  metaDescription: text().notNull().default(''),
  /** A copied draft: it takes its slug from its name when it is first published. */
  slugIsProvisional: column('no one; stays', boolean().notNull().default(false)),
  primaryImage: column('everyone; deleted', jsonb().$type<CardImage>()),
  categoryName: text().notNull(),
  categorySlug: text().notNull(),
  categoryPath: text().array().notNull(),
  sellerName: column('everyone; replaced', text().notNull()),
  sellerSlug: column('everyone; replaced', text().notNull()),
  sellerVerified: boolean().notNull(),
  sellerTakesOrders: boolean().notNull().default(true),
  sellerCity: text().notNull().default(''),
  /** Maintained by the reviews module. */
  ratingSum: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  /** The average of all ratings, in which those of buyers count more. Triggers maintain all three columns. */
  ratingAverage: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
  /** Maintained by the orders module. */
  salesCount: integer().notNull().default(0),
  viewsCount: integer().notNull().default(0),
  version: integer().notNull().default(1),
  /** Counts edits of texts and pictures only, so that an order which changes the stock does not conflict with an edit. */
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
  /** Folded words (Ɛ and Ɔ as e and o, no accents), weighted: name and kind, category, seller, description. */
  search: column(
    'no one; replaced',
    tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`product_words(${products.name}, ${products.categoryName}, ${products.sellerName}, ${products.description}, ${products.specifications} || ${products.offeredValues})`,
      ),
  ),
}).rows({ stored: 'as long as orders name it; hidden with its shop', owner: { through: shops } }, (t) => [
  uniqueIndex('products_slug_key').on(t.slug),
  // Sellers choose the SKUs of their variants, so two shops may use the same one.
  index('products_sku_idx').on(t.sku),
  uniqueIndex('products_external_id_key').on(t.shopId, t.externalId).where(sql`external_id is not null`),
  index('products_search_idx').using('gin', t.search),
  // Leaves out descriptions and shop names, so that a common word matches few rows.
  index('products_called_idx').using('gin', sql`ts_filter(${t.search}, '{a,b}')`),
  // One index for both, because specification filters are mostly used within a category.
  index('products_kinds_idx').using('gin', t.categoryPath, t.facets),
  // Ascending, although lists also run downwards: PostgreSQL scans it backwards, and Drizzle's DESC puts nulls at the wrong end.
  index('products_newest_idx').on(t.createdAt, t.id).where(listed),
  index('products_price_idx').on(t.pricePesewas, t.id).where(listed),
  index('products_sales_idx').on(t.salesCount, t.id).where(listed),
  index('products_views_idx').on(t.viewsCount, t.id).where(listed),
  index('products_updated_idx').on(t.updatedAt, t.id).where(listed),
  // Products that only their seller sees, for admins.
  index('products_away_idx').on(t.createdAt, t.id).where(sql`not (is_active and archived_at is null)`),
  index('products_shop_idx').on(t.shopId, t.createdAt, t.id),
  index('products_shop_price_idx').on(t.shopId, t.pricePesewas, t.id).where(listed),
  index('products_category_idx').on(t.categoryId, t.salesCount, t.id).where(listed),
  index('products_category_newest_idx').on(t.categoryId, t.createdAt, t.id).where(listed),
  index('products_category_price_idx').on(t.categoryId, t.pricePesewas, t.id).where(listed),
  index('products_category_views_idx').on(t.categoryId, t.viewsCount, t.id).where(listed),
  index('products_featured_idx').on(t.featuredUntil).where(sql`featured_until is not null`),
  check('products_price_positive', sql`${t.pricePesewas} > 0`),
  check('products_stock_not_negative', sql`${t.stockQuantity} >= 0`),
]);

/**
 * A simple product has one variant without option values, under the product's own id; users never see it. Other products
 * have one for each combination of option values that is offered. A product that is inserted without a variant gets the
 * simple one from its own row.
 */
export const productVariants = table('product_variants', 'everyone; stays', {
  id: uuid().primaryKey(),
  productId: ref(products.id, 'cascade').notNull(),
  position: integer().notNull().default(0),
  /** In the order of the product's options. They never change: other values are another variant. */
  optionValues: text().array().notNull().default(sql`'{}'::text[]`),
  sku: text().notNull(),
  pricePesewas: pesewas().notNull(),
  compareAtPesewas: pesewas(),
  stockQuantity: integer().notNull(),
  isActive: boolean().notNull().default(true),
  mediaId: ref(media.id, 'set null'),
}).rows({ with: products }, (t) => [
  uniqueIndex('product_variants_values_key').on(t.productId, t.optionValues),
  index('product_variants_sku_idx').on(t.sku),
  check('product_variants_price_positive', sql`${t.pricePesewas} > 0`),
  check('product_variants_stock_not_negative', sql`${t.stockQuantity} >= 0`),
]);

export const productImages = table('product_images', 'everyone; deleted', {
  id: uuid().primaryKey(),
  productId: ref(products.id, 'cascade').notNull(),
  mediaId: ref(media.id).notNull(),
  altText: text().notNull(),
  position: integer().notNull(),
  isPrimary: boolean().notNull(),
}).rows({ with: products }, (t) => [index('product_images_product_idx').on(t.productId, t.position)]);

/** The distinct folded words of names, categories and sellers. Typos are corrected against this small table. */
export const searchWords = table('search_words', 'everyone; stays', {
  word: text().primaryKey(),
  uses: integer().notNull(),
  /** True if the word occurs in a product's name or category, false if only in shop names. */
  ofProducts: boolean().notNull().default(true),
}).rows({ stored: 'no personal data except names of shops, which are updated with them' }, (t) => [
  index('search_words_trgm_idx').using('gin', sql`${t.word} gin_trgm_ops`),
  index('search_words_prefix_idx').on(sql`${t.word} text_pattern_ops`),
  index('search_words_sound_idx').on(sql`dmetaphone(${t.word})`),
]);

/** Words that find each other's products, such as fridge and refrigerator. They are folded and filled by a migration. */
export const searchSynonyms = table('search_synonyms', 'everyone; stays', {
  word: text().notNull(),
  synonym: text().notNull(),
}).rows({ stored: 'no personal data' }, (t) => [primaryKey({ columns: [t.word, t.synonym] })]);
