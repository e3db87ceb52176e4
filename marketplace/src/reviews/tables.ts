import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';

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
  },
  (t) => [
    uniqueIndex('product_reviews_once').on(t.productId, t.userId),
    index('product_reviews_newest_idx').on(t.productId, t.createdAt, t.id),
    check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
