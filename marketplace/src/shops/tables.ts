import { verification } from '@besesaka/schema/accounts/limits.ts';
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
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
import type { StoredDelivery } from './delivery-option.ts';

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

export const shops = table(
  'shops',
  { stored: 'as long as orders name it; hidden with its owner', owner: 'ownerId' },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    ownerId: column(
      'no one; stays',
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    businessName: column('everyone; replaced', text('business_name').notNull()),
    /** Equal for names that look alike, so that it can be unique. */
    nameKey: column('no one; replaced', text('name_key')),
    businessSlug: column('everyone; replaced', text('business_slug').notNull()),
    description: column('everyone; replaced', text().notNull()),
    businessEmail: column('everyone; replaced', text('business_email').notNull()),
    businessPhone: column('everyone; replaced', text('business_phone').notNull()),
    businessAddress: column('everyone; replaced', text('business_address').notNull()),
    city: column('everyone; stays', text().notNull()),
    region: column('everyone; stays', text().notNull()),
    logoId: column('everyone; deleted', uuid('logo_id')),
    bannerId: column('everyone; deleted', uuid('banner_id')),
    verification: column('everyone; stays', text({ enum: verification.values }).notNull().default('pending')),
    /** The allowed active products per category, set by the plan. Null means unlimited. */
    listingLimit: column('no one; stays', integer('listing_limit')),
    ratingSum: column('everyone; stays', integer('rating_sum').notNull().default(0)),
    ratingCount: column('everyone; stays', integer('rating_count').notNull().default(0)),
    /** The average of all ratings, in which those of buyers count more. Triggers maintain all three columns. */
    ratingAverage: column(
      'everyone; stays',
      numeric('rating_average', { precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
    ),
    /** The sum over all products, maintained by a trigger. */
    salesCount: column('everyone; stays', integer('sales_count').notNull().default(0)),
    /** The median response time of the last 30 days and the number of conversations, maintained by the chat module. */
    answerMinutes: column('everyone; stays', integer('answer_minutes')),
    answerConversations: column('owner; stays', integer('answer_conversations').notNull().default(0)),
    openingHours: column('everyone; deleted', jsonb('opening_hours').$type<OpenDay[]>().notNull().default([])),
    /** In the order in which buyers see them. At most eight small entries, always read and written as a whole. */
    deliveryOptions: column(
      'everyone; deleted',
      jsonb('delivery_options').$type<StoredDelivery[]>().notNull().default([]),
    ),
    /** The first and the last day on which the shop is closed. */
    closedFrom: column('everyone; deleted', date('closed_from')),
    closedUntil: column('everyone; deleted', date('closed_until')),
    /** False while the owner is suspended. */
    takesOrders: column('everyone; stays', boolean('takes_orders').notNull().default(true)),
    /** Counts changes to the public data, so that clients can ignore stale states. */
    version: column('everyone; stays', integer().notNull().default(1)),
    createdAt: column('everyone; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    /** Set while the shop is hidden. Existing orders still show its name. */
    hiddenAt: column('no one; stays', timestamp('hidden_at', { withTimezone: true })),
    /** Set when an admin hid the shop. `hidden_at` is set as well, whatever its owner does. */
    takenDownAt: column('owner; stays', timestamp('taken_down_at', { withTimezone: true })),
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
export const sellerApplications = table(
  'seller_applications',
  { stored: 'as long as its shop, so that the seller behind a name can be found', owner: { through: shops } },
  {
    id: column('owner; stays', uuid().primaryKey()),
    shopId: column(
      'owner; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id),
    ),
    idType: column('owner; stays', text('id_type', { enum: idTypes }).notNull()),
    idNumber: column('admins; replaced', text('id_number').notNull()),
    /** Private uploads. Null if there is none. */
    documentId: column('owner; deleted', uuid('document_id')),
    selfieId: column('owner; deleted', uuid('selfie_id')),
    /** The shop's new texts, applied when this is verified. Null if the shop has them already. */
    words: column('owner; deleted', jsonb().$type<ShopWords>()),
    state: column('owner; stays', text({ enum: applicationStates }).notNull().default('pending')),
    reason: column('owner; deleted', text()),
    /** The picture that an admin asked the seller to resend. */
    askedFor: column('owner; stays', text('asked_for', { enum: askablePictures })),
    decidedBy: column('admins; stays', uuid('decided_by')),
    decidedAt: column('owner; stays', timestamp('decided_at', { withTimezone: true })),
    createdAt: column('owner; stays', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [
    index('seller_applications_shop_idx').on(t.shopId, t.createdAt),
    index('seller_applications_newest_idx').on(t.createdAt, t.id),
    index('seller_applications_number_idx').on(t.idNumber),
    uniqueIndex('seller_applications_waiting_key').on(t.shopId).where(sql`state = 'pending'`),
  ],
);

/** The shops that a user follows. */
export const shopFollows = table(
  'shop_follows',
  { stored: 'as long as the account' },
  {
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    shopId: column(
      'owner; deleted',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id, { onDelete: 'cascade' }),
    ),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.userId, t.shopId] }), index('shop_follows_shop_idx').on(t.shopId)],
);
