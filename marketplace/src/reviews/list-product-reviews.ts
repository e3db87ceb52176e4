import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { averageText } from '@besesaka/schema/kernel/ratings.ts';
import type { ProductReview, ProductReviewList } from '@besesaka/schema/reviews/resources.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { findProduct } from '#catalog/product/find-product.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { productReviews } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { slug: string; rating?: number | undefined; page: number; page_size: number };
}

type Answer = Pick<ProductReviewList, 'results' | 'count' | 'summary'>;

/** A page of a product's reviews, newest first; the summary counts all of them. */
export async function listProductReviews({ ctx, input }: Args): Promise<Answer> {
  const product = await findProduct({ ctx, input });
  const [distribution, results] = await Promise.all([countStars(ctx, product.id), readPage(ctx, product.id, input)]);
  const stars = Object.entries(distribution);
  const total = stars.reduce((sum, [, times]) => sum + times, 0);
  const points = stars.reduce((sum, [star, times]) => sum + Number(star) * times, 0);
  const shown = stars.find(([star]) => Number(star) === input.rating);
  return {
    results,
    count: shown ? shown[1] : total,
    summary: { average_rating: averageText(points, total), total_reviews: total, rating_distribution: distribution },
  };
}

async function countStars(ctx: Ctx, productId: string) {
  const rows = await ctx.db
    .select({ rating: productReviews.rating, times: count() })
    .from(productReviews)
    .where(eq(productReviews.productId, productId))
    .groupBy(productReviews.rating);
  const times = (star: number) => rows.find(({ rating }) => rating === star)?.times ?? 0;
  return { '1': times(1), '2': times(2), '3': times(3), '4': times(4), '5': times(5) };
}

async function readPage(ctx: Ctx, productId: string, input: Args['input']): Promise<ProductReview[]> {
  const offset = (input.page - 1) * input.page_size;
  if (offset > pageLimits.maxOffset) return [];
  const ofRating = input.rating === undefined ? undefined : eq(productReviews.rating, input.rating);
  const rows = await ctx.db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, productId), ofRating))
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(input.page_size)
    .offset(offset);
  return rows.map((row) => ({
    id: row.id,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    images: row.imageIds.map(mediaPath),
    reviewer_name: row.reviewerName,
    is_verified_purchase: row.isVerifiedPurchase,
    created_at: row.createdAt.toISOString(),
  }));
}
