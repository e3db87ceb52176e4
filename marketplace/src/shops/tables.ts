import { verificationStates } from '@besesaka/schema/accounts/limits.ts';
import type { OpenDay } from '@besesaka/schema/shops/inputs.ts';
import { applicationStates, askablePictures, idTypes } from '@besesaka/schema/shops/limits.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { users } from '#accounts/tables.ts';

/** The shop's texts in an application. */
export interface ShopWords {
  businessName: string;
  description: string;
  businessEmail: string;
  businessPhone: string;
  businessAddress: string;
  city: string;
  region: string;
}

export const shops = pgTable(
  'shops',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    businessName: text('business_name').notNull(),
    /** Equal for names that look alike, so that it can be unique. */
    nameKey: text('name_key'),
    businessSlug: text('business_slug').notNull(),
    description: text().notNull(),
    businessEmail: text('business_email').notNull(),
    businessPhone: text('business_phone').notNull(),
    businessAddress: text('business_address').notNull(),
    city: text().notNull(),
    region: text().notNull(),
    logoId: uuid('logo_id'),
    bannerId: uuid('banner_id'),
    verification: text({ enum: verificationStates }).notNull().default('pending'),
    /** The allowed active products per category, set by the plan. Null means unlimited. */
    listingLimit: integer('listing_limit'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The average of all ratings, in which those of buyers count more. Triggers maintain all three columns. */
    ratingAverage: numeric('rating_average', { precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
    /** The sum over all products, maintained by a trigger. */
    salesCount: integer('sales_count').notNull().default(0),
    /** The median response time of the last 30 days and the number of conversations, maintained by the chat module. */
    answerMinutes: integer('answer_minutes'),
    answerConversations: integer('answer_conversations').notNull().default(0),
    openingHours: jsonb('opening_hours').$type<OpenDay[]>().notNull().default([]),
    /** The first and the last day on which the shop is closed. */
    closedFrom: date('closed_from'),
    closedUntil: date('closed_until'),
    /** False while the owner is suspended. */
    takesOrders: boolean('takes_orders').notNull().default(true),
    /** Counts changes to the public data, so that clients can ignore stale states. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set while the shop is hidden. Existing orders still show its name. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Set when an admin hid the shop. `hidden_at` is set as well, whatever its owner does. */
    takenDownAt: timestamp('taken_down_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('shops_owner_key').on(t.ownerId),
    uniqueIndex('shops_slug_key').on(t.businessSlug),
    uniqueIndex('shops_name_key').on(sql`lower(${t.businessName})`),
    uniqueIndex('shops_name_skeleton_key').on(t.nameKey),
    // This path would clash with a slug.
    check('shops_slug_free', sql`${t.businessSlug} <> 'stats'`),
    index('shops_region_idx').on(t.region),
    index('shops_name_words_idx').using('gin', sql`to_tsvector('simple', fold_text(${t.businessName}))`),
  ],
);

/** One row per application of a seller. Only the newest one of a shop is valid. */
export const sellerApplications = pgTable(
  'seller_applications',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    idType: text('id_type', { enum: idTypes }).notNull(),
    idNumber: text('id_number').notNull(),
    /** Private uploads. Null if there is none. */
    documentId: uuid('document_id'),
    selfieId: uuid('selfie_id'),
    /** The shop's new texts, applied when this is verified. Null if the shop has them already. */
    words: jsonb().$type<ShopWords>(),
    state: text({ enum: applicationStates }).notNull().default('pending'),
    reason: text(),
    /** The picture that an admin asked the seller to resend. */
    askedFor: text('asked_for', { enum: askablePictures }),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('seller_applications_shop_idx').on(t.shopId, t.createdAt),
    index('seller_applications_newest_idx').on(t.createdAt, t.id),
    index('seller_applications_number_idx').on(t.idNumber),
    uniqueIndex('seller_applications_waiting_key').on(t.shopId).where(sql`state = 'pending'`),
  ],
);

/** The shops that a user follows. */
export const shopFollows = pgTable(
  'shop_follows',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.shopId] }), index('shop_follows_shop_idx').on(t.shopId)],
);
