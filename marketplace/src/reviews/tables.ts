import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { shops } from '#shops/tables.ts';

export const productReviews = pgTable(
  'product_reviews',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reviewerName: text('reviewer_name').notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    imageIds: uuid('image_ids').array().notNull().default([]),
    isVerifiedPurchase: boolean('is_verified_purchase').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Set when an admin hid the review. Only its author sees it then, and its stars do not count. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('product_reviews_once').on(t.productId, t.userId),
    index('product_reviews_newest_idx').on(t.productId, t.createdAt, t.id),
    check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** In the three scores besides the overall one, 0 means "not rated". */
export const shopReviews = pgTable(
  'shop_reviews',
  {
    id: uuid().primaryKey(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reviewerName: text('reviewer_name').notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    productQuality: integer('product_quality').notNull(),
    customerService: integer('customer_service').notNull(),
    shippingSpeed: integer('shipping_speed').notNull(),
    overall: integer().notNull(),
    isVerifiedPurchase: boolean('is_verified_purchase').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('shop_reviews_once').on(t.shopId, t.userId),
    index('shop_reviews_newest_idx').on(t.shopId, t.createdAt, t.id),
    check('shop_reviews_overall', sql`${t.overall} between 1 and 5`),
  ],
);

/** A shop's public replies. One table serves both kinds of reviews, and a reply does not touch the counted stars. */
export const reviewReplies = pgTable('review_replies', {
  reviewId: uuid('review_id').primaryKey(),
  reply: text().notNull(),
  repliedAt: timestamp('replied_at', { withTimezone: true }).notNull(),
});

/** Helpful votes for both kinds of reviews. */
export const helpfulVotes = pgTable(
  'helpful_votes',
  {
    reviewId: uuid('review_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('helpful_votes_user_idx').on(t.userId, t.createdAt)],
);
