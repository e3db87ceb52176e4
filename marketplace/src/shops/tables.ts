import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';

export const shops = pgTable(
  'shops',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    businessName: text('business_name').notNull(),
    businessSlug: text('business_slug').notNull(),
    description: text().notNull(),
    businessEmail: text('business_email').notNull(),
    businessPhone: text('business_phone').notNull(),
    businessAddress: text('business_address').notNull(),
    city: text().notNull(),
    region: text().notNull(),
    logoId: uuid('logo_id'),
    bannerId: uuid('banner_id'),
    verification: text({ enum: ['pending', 'verified', 'rejected'] })
      .notNull()
      .default('pending'),
    /** Active products per category that the shop may have; null: unlimited. Set by plans. */
    listingLimit: integer('listing_limit'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('shops_owner_key').on(t.ownerId),
    uniqueIndex('shops_slug_key').on(t.businessSlug),
    uniqueIndex('shops_name_key').on(sql`lower(${t.businessName})`),
    index('shops_region_idx').on(t.region),
    index('shops_name_words_idx').using('gin', sql`to_tsvector('simple', fold_text(${t.businessName}))`),
  ],
);
