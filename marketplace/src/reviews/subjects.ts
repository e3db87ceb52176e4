import { reviewLimits, shopReviewLimits } from '@besesaka/schema/reviews/limits.ts';
import type { ProductReview, ShopReview } from '@besesaka/schema/reviews/resources.ts';
import { reviewTexts, shopReviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { findProduct } from '#catalog/product/find-product.ts';
import { orderItems, orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { findShop } from '#shops/find-shop.ts';
import { type FollowUp, followUpColumns } from './follow-up.ts';
import { toShopReview } from './list-shop-reviews.ts';
import { toReview } from './read-reviews.ts';
import { productReviews, reviewReplies, shopReviews } from './tables.ts';

export type ReviewTable = typeof productReviews | typeof shopReviews;
export type RowOf<Table extends ReviewTable> = Table['$inferSelect'];

/** A product or a shop, with everything that differs between their reviews. */
export interface Subject<Table extends ReviewTable, Review> {
  table: Table;
  /** The column that names what is reviewed. */
  subjectId: PgColumn;
  find: (args: { ctx: Ctx; input: { slug: string } }) => Promise<{ id: string; slug: string; ownerId: string }>;
  /** Matches orders that include it. */
  bought: (id: string) => SQL;
  path: (slug: string) => string;
  toReview: (row: RowOf<Table> & FollowUp) => Review;
  writes: LimitRule;
  changes: LimitRule;
  texts: { sent: string; already: string; own: string; notice: string };
  /** Continues a sentence that begins with the name of the reviewer. */
  given: (row: RowOf<Table>) => string;
  /** The parts of the event for its seller that differ. */
  about: (row: RowOf<Table>) => { subject: 'product' | 'shop'; rating: number };
}

const hour = 60 * 60;

export const productSubject: Subject<typeof productReviews, ProductReview> = {
  table: productReviews,
  subjectId: productReviews.productId,
  find: findProduct,
  bought: (id) => eq(orderItems.productId, id),
  path: (slug) => `/products/${slug}#reviews`,
  toReview,
  writes: { name: 'product-reviews', times: reviewLimits.perHour, seconds: hour },
  changes: { name: 'product-review-changes', times: reviewLimits.changesPerHour, seconds: hour },
  texts: {
    sent: reviewTexts.sent,
    already: reviewTexts.already,
    own: reviewTexts.ownProduct,
    notice: 'New product review',
  },
  given: ({ rating, title }) => `gave ${rating} of 5 stars: ${title}`,
  about: ({ rating }) => ({ subject: 'product', rating }),
};

export const shopSubject: Subject<typeof shopReviews, ShopReview> = {
  table: shopReviews,
  subjectId: shopReviews.shopId,
  find: findShop,
  bought: (id) => eq(orders.shopId, id),
  path: (slug) => `/shops/${slug}`,
  toReview: toShopReview,
  writes: { name: 'shop-reviews', times: shopReviewLimits.perHour, seconds: hour },
  changes: { name: 'shop-review-changes', times: reviewLimits.changesPerHour, seconds: hour },
  texts: {
    sent: shopReviewTexts.sent,
    already: shopReviewTexts.already,
    own: shopReviewTexts.ownShop,
    notice: 'New shop review',
  },
  given: ({ overall, title }) => `gave your shop ${overall} of 5 stars: ${title}`,
  about: ({ overall }) => ({ subject: 'shop', rating: overall }),
};

/** The rows are those of `table`, which Drizzle cannot infer for a generic table. */
export async function selectReviews<Table extends ReviewTable>(
  { db }: Pick<Ctx, 'db'>,
  table: Table,
  where: SQL | undefined,
): Promise<(RowOf<Table> & FollowUp)[]> {
  const reviews: ReviewTable = table;
  const rows = await db
    .select({ ...getTableColumns(reviews), ...followUpColumns(reviews.id) })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(where);
  return rows as (RowOf<Table> & FollowUp)[];
}
