import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';
import { shops } from '#shops/tables.ts';

export const productReviews = table(
  'product_reviews',
  { stored: 'as long as its product' },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    productId: column(
      'everyone; stays',
      uuid('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    userId: column(
      'no one; stays',
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    reviewerName: column('everyone; replaced', text('reviewer_name').notNull()),
    rating: column('everyone; stays', integer().notNull()),
    title: column('everyone; stays', text().notNull()),
    comment: column('everyone; stays', text().notNull()),
    imageIds: column('everyone; deleted', uuid('image_ids').array().notNull().default([])),
    isVerifiedPurchase: column('everyone; stays', boolean('is_verified_purchase').notNull()),
    createdAt: column('everyone; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    updatedAt: column('everyone; stays', timestamp('updated_at', { withTimezone: true }).notNull()),
    /** Set when an admin hid the review. Only its author sees it then, and its stars do not count. */
    hiddenAt: column('owner; stays', timestamp('hidden_at', { withTimezone: true })),
  },
  (t) => [
    uniqueIndex('product_reviews_once').on(t.productId, t.userId),
    index('product_reviews_newest_idx').on(t.productId, t.createdAt, t.id),
    check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** In the three scores besides the overall one, 0 means "not rated". */
export const shopReviews = table(
  'shop_reviews',
  { stored: 'as long as its shop' },
  {
    id: column('everyone; stays', uuid().primaryKey()),
    shopId: column(
      'everyone; stays',
      uuid('shop_id')
        .notNull()
        .references(() => shops.id, { onDelete: 'cascade' }),
    ),
    userId: column(
      'no one; stays',
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    reviewerName: column('everyone; replaced', text('reviewer_name').notNull()),
    title: column('everyone; stays', text().notNull()),
    comment: column('everyone; stays', text().notNull()),
    productQuality: column('everyone; stays', integer('product_quality').notNull()),
    customerService: column('everyone; stays', integer('customer_service').notNull()),
    shippingSpeed: column('everyone; stays', integer('shipping_speed').notNull()),
    overall: column('everyone; stays', integer().notNull()),
    isVerifiedPurchase: column('everyone; stays', boolean('is_verified_purchase').notNull()),
    createdAt: column('everyone; stays', timestamp('created_at', { withTimezone: true }).notNull()),
    hiddenAt: column('owner; stays', timestamp('hidden_at', { withTimezone: true })),
  },
  (t) => [
    uniqueIndex('shop_reviews_once').on(t.shopId, t.userId),
    index('shop_reviews_newest_idx').on(t.shopId, t.createdAt, t.id),
    check('shop_reviews_overall', sql`${t.overall} between 1 and 5`),
  ],
);

/** A shop's public replies. One table serves both kinds of reviews, and a reply does not touch the counted stars. */
export const reviewReplies = table(
  'review_replies',
  { stored: 'as long as the review' },
  {
    reviewId: column('everyone; stays', uuid('review_id').primaryKey()),
    reply: column('everyone; stays', text().notNull()),
    repliedAt: column('everyone; stays', timestamp('replied_at', { withTimezone: true }).notNull()),
  },
);

/** Helpful votes for both kinds of reviews. */
export const helpfulVotes = table(
  'helpful_votes',
  { stored: 'as long as the review' },
  {
    reviewId: column('owner; deleted', uuid('review_id').notNull()),
    userId: column(
      'owner; deleted',
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('helpful_votes_user_idx').on(t.userId, t.createdAt)],
);
