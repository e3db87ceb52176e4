import type { SpecificationField } from '@besesaka/schema/catalog/category-resources.ts';
import type { ProductOption } from '@besesaka/schema/catalog/resources.ts';
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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { media } from '#platform/media/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
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

export const categories = table(
  'categories',
  { stored: 'no personal data' },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    parentId: column('everyone; stays', uuid('parent_id')),
    name: column('everyone; stays', text().notNull()),
    slug: column('everyone; stays', text().notNull()),
    icon: column('everyone; stays', text().notNull()),
    imageId: column('everyone; stays', uuid('image_id')),
    position: column('everyone; stays', integer().notNull()),
    fullPath: column('everyone; stays', text('full_path').notNull()),
    /** Slugs from the root down to this one. */
    path: column('everyone; stays', text().array().notNull()),
    fields: column('everyone; stays', jsonb().$type<SpecificationField[]>().notNull().default([])),
    /** Hides the category from menus: a new one until it is ready, or one that is no longer used. */
    isHidden: column('everyone; stays', boolean('is_hidden').notNull().default(false)),
    /** Counts changes to its name and fields. */
    version: column('no one; stays', integer().notNull().default(1)),
  },
  (t) => [uniqueIndex('categories_slug_key').on(t.slug)],
);

/** A product's row holds everything its card shows, so that a list needs no joins. SKU, prices and stock are written to its
 *  variants; a trigger copies them here: the cheapest variant's prices, and the stock of all active ones. */
export const products = table(
  'products',
  { stored: 'as long as orders name it; hidden with its shop', owner: { through: shops } },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    shopId: column(
      'everyone; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    categoryId: column(
      'everyone; stays',
      uuid('category_id')
        .notNull()
        .references(() => categories.id),
    ),
    slug: column('everyone; stays', text().notNull()),
    sku: column('everyone; stays', text().notNull()),
    name: column('everyone; stays', text().notNull()),
    description: column('everyone; stays', text().notNull()),
    pricePesewas: column('everyone; stays', integer('price_pesewas').notNull()),
    compareAtPesewas: column('everyone; stays', integer('compare_at_pesewas')),
    /** The price of the dearest active variant; null for a simple product. */
    priceToPesewas: column('everyone; stays', integer('price_to_pesewas')),
    stockQuantity: column('everyone; stays', integer('stock_quantity').notNull()),
    /** Empty for a simple product. */
    options: column('everyone; stays', jsonb().$type<ProductOption[]>().notNull().default([])),
    /** The values of active variants by the option's id, as filters and the search read them. */
    offeredValues: column(
      'everyone; stays',
      jsonb('offered_values').$type<Record<string, string[]>>().notNull().default({}),
    ),
    isActive: column('everyone; stays', boolean('is_active').notNull()),
    /** Whether buyers may offer a lower price. */
    takesOffers: column('everyone; stays', boolean('takes_offers').notNull().default(false)),
    archivedAt: column('no one; stays', timestamp('archived_at', { withTimezone: true })),
    /** Set when an admin hid the product. It is archived as well, so that queries need no extra condition. */
    hiddenAt: column('owner; stays', timestamp('hidden_at', { withTimezone: true })),
    /** Maintained by the campaigns module. */
    featuredUntil: column('everyone; stays', timestamp('featured_until', { withTimezone: true })),
    specifications: column('everyone; stays', jsonb().$type<Record<string, string>>().notNull().default({})),
    /** Specifications and offered values as filters use them: the field's id, a colon and the value in lower case. */
    facets: column(
      'everyone; stays',
      text()
        .array()
        .notNull()
        .generatedAlwaysAs((): SQL => sql`product_facets(${products.specifications} || ${products.offeredValues})`),
    ),
    metaTitle: column('everyone; stays', text('meta_title').notNull().default('')),
    metaDescription: column('everyone; stays', text('meta_description').notNull().default('')),
    /** A copied draft: it takes its slug from its name when it is first published. */
    slugIsProvisional: column('no one; stays', boolean('slug_is_provisional').notNull().default(false)),
    primaryImage: column('everyone; deleted', jsonb('primary_image').$type<CardImage>()),
    categoryName: column('everyone; stays', text('category_name').notNull()),
    categorySlug: column('everyone; stays', text('category_slug').notNull()),
    categoryPath: column('everyone; stays', text('category_path').array().notNull()),
    sellerName: column('everyone; replaced', text('seller_name').notNull()),
    sellerSlug: column('everyone; replaced', text('seller_slug').notNull()),
    sellerVerified: column('everyone; stays', boolean('seller_verified').notNull()),
    sellerTakesOrders: column('everyone; stays', boolean('seller_takes_orders').notNull().default(true)),
    sellerCity: column('everyone; stays', text('seller_city').notNull().default('')),
    /** Maintained by the reviews module. */
    ratingSum: column('everyone; stays', integer('rating_sum').notNull().default(0)),
    ratingCount: column('everyone; stays', integer('rating_count').notNull().default(0)),
    /** The average of all ratings, in which those of buyers count more. Triggers maintain all three columns. */
    ratingAverage: column(
      'everyone; stays',
      numeric('rating_average', { precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
    ),
    /** Maintained by the orders module. */
    salesCount: column('everyone; stays', integer('sales_count').notNull().default(0)),
    viewsCount: column('everyone; stays', integer('views_count').notNull().default(0)),
    version: column('everyone; stays', integer().notNull().default(1)),
    /** Counts edits of texts and pictures only, so that an order which changes the stock does not conflict with an edit. */
    editVersion: column('everyone; stays', integer('edit_version').notNull().default(1)),
    createdAt: column('everyone; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    updatedAt: column('everyone; stays', timestamp('updated_at', { withTimezone: true }).notNull()),
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
  },
  (t) => [
    uniqueIndex('products_slug_key').on(t.slug),
    // Sellers choose the SKUs of their variants, so two shops may use the same one.
    index('products_sku_idx').on(t.sku),
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
    index('products_updated_idx').on(t.updatedAt, t.id).where(sql`is_active and archived_at is null`),
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
 * A simple product has one variant without option values, under the product's own id; users never see it. Other products
 * have one for each combination of option values that is offered. A product that is inserted without a variant gets the
 * simple one from its own row.
 */
export const productVariants = table(
  'product_variants',
  { with: products },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    productId: column(
      'everyone; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    position: column('everyone; stays', integer().notNull().default(0)),
    /** In the order of the product's options. They never change: other values are another variant. */
    optionValues: column('everyone; stays', text('option_values').array().notNull().default(sql`'{}'::text[]`)),
    sku: column('everyone; stays', text().notNull()),
    pricePesewas: column('everyone; stays', integer('price_pesewas').notNull()),
    compareAtPesewas: column('everyone; stays', integer('compare_at_pesewas')),
    stockQuantity: column('everyone; stays', integer('stock_quantity').notNull()),
    isActive: column('everyone; stays', boolean('is_active').notNull().default(true)),
    /** One of the product's pictures. */
    mediaId: column(
      'everyone; stays',
      uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    ),
  },
  (t) => [
    uniqueIndex('product_variants_values_key').on(t.productId, t.optionValues),
    index('product_variants_sku_idx').on(t.sku),
    check('product_variants_price_positive', sql`${t.pricePesewas} > 0`),
    check('product_variants_stock_not_negative', sql`${t.stockQuantity} >= 0`),
  ],
);

export const productImages = table(
  'product_images',
  { with: products },
  {
    id: column('everyone; deleted', uuid().primaryKey()),
    productId: column(
      'everyone; deleted',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    mediaId: column(
      'everyone; deleted',
      uuid('media_id')
        .notNull()
        .references(() => media.id),
    ),
    altText: column('everyone; deleted', text('alt_text').notNull()),
    position: column('everyone; deleted', integer().notNull()),
    isPrimary: column('everyone; deleted', boolean('is_primary').notNull()),
  },
  (t) => [index('product_images_product_idx').on(t.productId, t.position)],
);

/** The distinct folded words of names, categories and sellers. Typos are corrected against this small table. */
export const searchWords = table(
  'search_words',
  { stored: 'no personal data except names of shops, which are updated with them' },
  {
    word: column('everyone; stays', text().primaryKey()),
    uses: column('everyone; stays', integer().notNull()),
    /** True if the word occurs in a product's name or category, false if only in shop names. */
    ofProducts: column('everyone; stays', boolean('of_products').notNull().default(true)),
  },
  (t) => [
    index('search_words_trgm_idx').using('gin', sql`${t.word} gin_trgm_ops`),
    index('search_words_prefix_idx').on(sql`${t.word} text_pattern_ops`),
    index('search_words_sound_idx').on(sql`dmetaphone(${t.word})`),
  ],
);

/** Words that find each other's products, such as fridge and refrigerator. They are folded and filled by a migration. */
export const searchSynonyms = table(
  'search_synonyms',
  { stored: 'no personal data' },
  {
    word: column('everyone; stays', text().notNull()),
    synonym: column('everyone; stays', text().notNull()),
  },
  (t) => [primaryKey({ columns: [t.word, t.synonym] })],
);
