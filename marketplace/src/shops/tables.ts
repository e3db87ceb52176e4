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

/** What an application says of its shop. */
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
    /** The same for all names that look alike; null in rows that an older service wrote. */
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
    /** Active products per category that the shop may have; null: unlimited. Set by plans. */
    listingLimit: integer('listing_limit'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Of all stars, where those of buyers weigh more; the database has all three. */
    ratingAverage: numeric('rating_average', { precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
    /** Of all its products; the database keeps it. */
    salesCount: integer('sales_count').notNull().default(0),
    /** How long a buyer waits for an answer, the median of thirty days, and in how many conversations; written by chat. */
    answerMinutes: integer('answer_minutes'),
    answerConversations: integer('answer_conversations').notNull().default(0),
    openingHours: jsonb('opening_hours').$type<OpenDay[]>().notNull().default([]),
    /** The days on which it is away, both included. */
    closedFrom: date('closed_from'),
    closedUntil: date('closed_until'),
    /** Nothing can be ordered there while its owner is suspended. */
    takesOrders: boolean('takes_orders').notNull().default(true),
    /** Counts what others see of it, so that of two states the newer is known. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Its owner leaves: nobody finds it, and what was agreed on with it still names it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** An admin took it out of view; it is hidden as well, whatever its owner does. */
    takenDownAt: timestamp('taken_down_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('shops_owner_key').on(t.ownerId),
    uniqueIndex('shops_slug_key').on(t.businessSlug),
    uniqueIndex('shops_name_key').on(sql`lower(${t.businessName})`),
    uniqueIndex('shops_name_skeleton_key').on(t.nameKey),
    // Paths of the service that stand where a slug does.
    check('shops_slug_free', sql`${t.businessSlug} <> 'stats'`),
    index('shops_region_idx').on(t.region),
    index('shops_name_words_idx').using('gin', sql`to_tsvector('simple', fold_text(${t.businessName}))`),
  ],
);

/** Each time that a seller showed who they are. The newest is the one that counts. */
export const sellerApplications = pgTable(
  'seller_applications',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id),
    idType: text('id_type', { enum: idTypes }).notNull(),
    idNumber: text('id_number').notNull(),
    /** Private uploads; null where there is nothing to look at. */
    documentId: uuid('document_id'),
    selfieId: uuid('selfie_id'),
    /** What its shop is to say of itself once this is verified; null where the shop says it already. */
    words: jsonb().$type<ShopWords>(),
    state: text({ enum: applicationStates }).notNull().default('pending'),
    reason: text(),
    /** The one picture that its seller is to send again. */
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

/** Whose news somebody wants to see. */
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
