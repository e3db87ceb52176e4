import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { averageText } from '@besesaka/schema/kernel/ratings.ts';
import { type ProductReview, type ProductReviewList, productReview } from '@besesaka/schema/reviews/resources.ts';
import { and, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { visibleTo } from '#catalog/product/find-product.ts';
import { products } from '#catalog/tables.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { shops } from '#shops/tables.ts';
import { type FollowUp, followUpColumns, toFollowUp } from './follow-up.ts';
import { productReviews, reviewReplies } from './tables.ts';

export interface ReviewQuery extends ListPosition {
  rating?: number | undefined;
}

type ProductReviewPage = Pick<ProductReviewList, 'results' | 'cursors' | 'count' | 'summary'> & {
  id: string;
  hasNext: boolean;
  hasPrevious: boolean;
};

/** The number of reviews for each number of stars. */
type Stars = Record<string, number>;

/** Returns the same part of the reviews of each visible product, with summaries, in one statement. */
export async function readReviews(ctx: Ctx, which: SQL, query: ReviewQuery): Promise<ProductReviewPage[]> {
  const { part, newest, votes: given } = pageQueries(ctx, query);
  const rows = await ctx.db
    .select({
      id: products.id,
      stars: given.stars,
      average: products.ratingAverage,
      review: {
        id: newest.id,
        rating: newest.rating,
        title: newest.title,
        comment: newest.comment,
        imageIds: newest.imageIds,
        reviewerName: newest.reviewerName,
        isVerifiedPurchase: newest.isVerifiedPurchase,
        createdAt: newest.createdAt,
        keys: newest.keys,
      },
      ...followUpColumns(newest.id),
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoinLateral(given, sql`true`)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, newest.id))
    .where(and(which, visibleTo(ctx.viewer)))
    .orderBy(newest.place);
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    const reviews = own.flatMap(({ id: _product, stars: _stars, average: _average, review, ...followUp }) =>
      review ? { ...review, ...followUp } : [],
    );
    const { rows: shown, ...place } = part.toPage(reviews);
    const { stars = {}, average = 0 } = own[0] ?? {};
    const summed = query.count ? summaryOf(stars, average, query.rating) : { count: null, summary: null };
    return { id, results: shown.map(toReview), ...place, ...summed };
  });
}

/** Reads each product's part with a bounded index scan. */
function pageQueries({ db }: Ctx, { rating, ...position }: ReviewQuery) {
  const part = partOf('newest', byTime(productReviews.createdAt, productReviews.id), position);
  const ofProduct = and(eq(productReviews.productId, products.id), isNull(productReviews.hiddenAt));
  const newest = db
    .select({ ...getTableColumns(productReviews), keys: part.keys.as('keys'), place: part.place.as('place') })
    .from(productReviews)
    .where(and(ofProduct, rating === undefined ? undefined : eq(productReviews.rating, rating), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as('newest');
  const counted = db
    .select({ rating: productReviews.rating, times: count().as('times') })
    .from(productReviews)
    .where(position.count ? ofProduct : sql`false`)
    .groupBy(productReviews.rating)
    .as('counted');
  const stars = sql<Stars>`coalesce(jsonb_object_agg(${counted.rating}, ${counted.times}), '{}')`;
  const votes = db
    .select({ stars: stars.as('stars') })
    .from(counted)
    .as('given');
  return { part, newest, votes: votes };
}

function summaryOf(stars: Stars, average: number, rating: number | undefined) {
  const times = (star: number) => stars[star] ?? 0;
  const distribution = { '1': times(1), '2': times(2), '3': times(3), '4': times(4), '5': times(5) };
  const all = Object.entries(distribution);
  const total = all.reduce((sum, [, given]) => sum + given, 0);
  return {
    count: rating === undefined ? total : times(rating),
    summary: { average_rating: averageText(average), total_reviews: total, rating_distribution: distribution },
  };
}

type Row = Omit<typeof productReviews.$inferSelect, 'userId' | 'productId' | 'updatedAt' | 'hiddenAt'> & FollowUp;

const plainOf = pickFields(productReview);

export function toReview(row: Row): ProductReview {
  return {
    ...plainOf(row),
    ...toFollowUp(row),
    images: row.imageIds.map(mediaPath),
    created_at: row.createdAt.toISOString(),
  };
}
