import { verification } from '@besesaka/schema/accounts/limits.ts';
import type { Metadata } from '@besesaka/schema/kernel/programs/metadata.ts';
import type { OpenDay } from '@besesaka/schema/shops/inputs.ts';
import { applicationState, askablePicture, idType } from '@besesaka/schema/shops/limits.ts';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, oneOf, ref, table } from '#platform/db/table.ts';
import type { StoredDelivery } from './delivery-option.ts';

export const shops = table('shops', 'everyone; stays', {
  id: uuid().primaryKey(),
  ownerId: column('no one; stays', ref(users.id).notNull()),
  businessName: column('everyone; replaced', text().notNull()),
  /** Equal for names that look alike, so that it can be unique. */
  nameKey: column('no one; replaced', text()),
  businessSlug: column('everyone; replaced', text().notNull()),
  description: column('everyone; replaced', text().notNull()),
  businessEmail: column('everyone; replaced', text().notNull()),
  businessPhone: column('everyone; replaced', text().notNull()),
  businessAddress: column('everyone; replaced', text().notNull()),
  city: text().notNull(),
  region: text().notNull(),
  logoId: column('everyone; deleted', uuid()),
  bannerId: column('everyone; deleted', uuid()),
  verification: oneOf(verification.values).notNull().default('pending'),
  /** The allowed active products per category, set by the plan. Null means unlimited. */
  listingLimit: column('no one; stays', integer()),
  ratingSum: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  /** The average of all ratings, in which those of buyers count more. Triggers maintain all three columns. */
  ratingAverage: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull().default(0),
  /** The sum over all products, maintained by a trigger. */
  salesCount: integer().notNull().default(0),
  /** The median response time of the last 30 days and the number of conversations, maintained by the chat module. */
  answerMinutes: integer(),
  answerConversations: column('owner; stays', integer().notNull().default(0)),
  openingHours: column('everyone; deleted', jsonb().$type<OpenDay[]>().notNull().default([])),
  /** In the order in which buyers see them. At most eight small entries, always read and written as a whole. */
  deliveryOptions: column('everyone; deleted', jsonb().$type<StoredDelivery[]>().notNull().default([])),
  /** What the shop's programs store with it. */
  metadata: column('owner; deleted', jsonb().$type<Metadata>().notNull().default({})),
  closedFrom: column('everyone; deleted', date()),
  closedUntil: column('everyone; deleted', date()),
  /** False while the owner is suspended. */
  takesOrders: boolean().notNull().default(true),
  /** Counts changes to the public data, so that clients can ignore stale states. */
  version: integer().notNull().default(1),
  createdAt: at().notNull(),
  /** Set while the shop is hidden. Existing orders still show its name. */
  hiddenAt: column('no one; stays', at()),
  /** Set when an admin hid the shop. `hidden_at` is set as well, whatever its owner does. */
  takenDownAt: column('owner; stays', at()),
}).rows({ stored: 'as long as orders name it; hidden with its owner', owner: 'ownerId' }, (t) => [
  uniqueIndex('shops_owner_key').on(t.ownerId),
  uniqueIndex('shops_slug_key').on(t.businessSlug),
  uniqueIndex('shops_name_key').on(sql`lower(${t.businessName})`),
  uniqueIndex('shops_name_skeleton_key').on(t.nameKey),
  // This path would clash with a slug.
  check('shops_slug_free', sql`${t.businessSlug} <> 'stats'`),
  index('shops_region_idx').on(t.region),
  index('shops_created_idx').on(t.createdAt),
  index('shops_name_words_idx').using('gin', sql`to_tsvector('simple', fold_text(${t.businessName}))`),
]);

/** The shop's texts in an application. */
export type ShopWords = Pick<
  typeof shops.$inferSelect,
  'businessName' | 'description' | 'businessEmail' | 'businessPhone' | 'businessAddress' | 'city' | 'region'
>;

/** One row per application of a seller. Only the newest one of a shop is valid. */
export const sellerApplications = table('seller_applications', 'owner; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id).notNull(),
  idType: oneOf(idType.values).notNull(),
  idNumber: column('admins; replaced', text().notNull()),
  /** Private uploads. Null if there is none. */
  documentId: column('owner; deleted', uuid()),
  selfieId: column('owner; deleted', uuid()),
  /** The shop's new texts, applied when this is verified. Null if the shop has them already. */
  words: column('owner; deleted', jsonb().$type<ShopWords>()),
  state: oneOf(applicationState.values).notNull().default('pending'),
  reason: column('owner; deleted', text()),
  askedFor: oneOf(askablePicture.values),
  decidedBy: column('admins; stays', uuid()),
  decidedAt: at(),
  createdAt: at().notNull(),
}).rows(
  { stored: 'as long as its shop, so that the seller behind a name can be found', owner: { through: shops } },
  (t) => [
    index('seller_applications_shop_idx').on(t.shopId, t.createdAt),
    index('seller_applications_newest_idx').on(t.createdAt, t.id),
    index('seller_applications_number_idx').on(t.idNumber),
    uniqueIndex('seller_applications_waiting_key').on(t.shopId).where(sql`state = 'pending'`),
  ],
);

export const shopFollows = table('shop_follows', 'owner; deleted', {
  userId: ref(users.id, 'cascade').notNull(),
  shopId: ref(shops.id, 'cascade').notNull(),
  createdAt: at().notNull(),
}).rows({ stored: 'as long as the account' }, (t) => [
  primaryKey({ columns: [t.userId, t.shopId] }),
  index('shop_follows_shop_idx').on(t.shopId),
]);
