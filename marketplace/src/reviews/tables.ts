import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { at, column, ref, table } from '#platform/db/table.ts';
import { shops } from '#shops/tables.ts';

export const productReviews = table('product_reviews', 'everyone; stays', {
  id: uuid().primaryKey(),
  productId: ref(products.id, 'cascade').notNull(),
  userId: column('no one; stays', ref(users.id).notNull()),
  reviewerName: column('everyone; replaced', text().notNull()),
  rating: integer().notNull(),
  title: text().notNull(),
  comment: text().notNull(),
  imageIds: column('everyone; deleted', uuid().array().notNull().default([])),
  isVerifiedPurchase: boolean().notNull(),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
  /** Set when an admin hid the review. Only its author sees it then, and its stars do not count. */
  hiddenAt: column('owner; stays', at()),
}).rows({ stored: 'as long as its product' }, (t) => [
  uniqueIndex('product_reviews_once').on(t.productId, t.userId),
  index('product_reviews_newest_idx').on(t.productId, t.createdAt, t.id),
  check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
]);

/** In the three scores besides the overall one, 0 means "not rated". */
export const shopReviews = table('shop_reviews', 'everyone; stays', {
  id: uuid().primaryKey(),
  shopId: ref(shops.id, 'cascade').notNull(),
  userId: column('no one; stays', ref(users.id).notNull()),
  reviewerName: column('everyone; replaced', text().notNull()),
  title: text().notNull(),
  comment: text().notNull(),
  productQuality: integer().notNull(),
  customerService: integer().notNull(),
  shippingSpeed: integer().notNull(),
  overall: integer().notNull(),
  isVerifiedPurchase: boolean().notNull(),
  createdAt: at().notNull(),
  hiddenAt: column('owner; stays', at()),
}).rows({ stored: 'as long as its shop' }, (t) => [
  uniqueIndex('shop_reviews_once').on(t.shopId, t.userId),
  index('shop_reviews_newest_idx').on(t.shopId, t.createdAt, t.id),
  check('shop_reviews_overall', sql`${t.overall} between 1 and 5`),
]);

/** A shop's public replies. One table serves both kinds of reviews, and a reply does not touch the counted stars. */
export const reviewReplies = table('review_replies', 'everyone; stays', {
  reviewId: uuid().primaryKey(),
  reply: text().notNull(),
  repliedAt: at().notNull(),
}).rows({ stored: 'as long as the review' });

export const helpfulVotes = table('helpful_votes', 'owner; deleted', {
  reviewId: uuid().notNull(),
  userId: ref(users.id, 'cascade').notNull(),
  createdAt: at().notNull(),
}).rows({ stored: 'as long as the review' }, (t) => [
  primaryKey({ columns: [t.reviewId, t.userId] }),
  index('helpful_votes_user_idx').on(t.userId, t.createdAt),
]);
