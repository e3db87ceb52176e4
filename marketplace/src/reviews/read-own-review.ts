import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import type { OwnProductReview, OwnShopReview } from '@besesaka/schema/reviews/resources.ts';
import { and, desc, eq } from 'drizzle-orm';
import { findProduct } from '#catalog/product/find-product.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { findShop } from '#shops/find-shop.ts';
import { changeableUntil } from './changeable.ts';
import { followUpColumns } from './follow-up.ts';
import { toShopReview } from './list-shop-reviews.ts';
import { toReview } from './read-reviews.ts';
import { helpfulVotes, productReviews, reviewReplies, shopReviews } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { slug: string };
}

/** What the person wrote about a product, and which reviews of it they found helpful. */
export async function readOwnProductReview({ ctx, input }: Args): Promise<OwnProductReview> {
  const { userId } = requireViewer(ctx);
  const product = await findProduct({ ctx, input });
  const [[own], votes] = await Promise.all([
    ctx.db
      .select({ review: productReviews, ...followUpColumns(productReviews.id) })
      .from(productReviews)
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, productReviews.id))
      .where(and(eq(productReviews.productId, product.id), eq(productReviews.userId, userId))),
    ctx.db
      .select({ id: helpfulVotes.reviewId })
      .from(helpfulVotes)
      .innerJoin(productReviews, eq(productReviews.id, helpfulVotes.reviewId))
      .where(and(eq(helpfulVotes.userId, userId), eq(productReviews.productId, product.id)))
      .orderBy(desc(helpfulVotes.createdAt))
      .limit(limits.votesKnown),
  ]);
  const helpful_ids = votes.map(({ id }) => id);
  if (!own) return { review: null, changeable_until: null, helpful_ids };
  const { review, ...followUp } = own;
  const changeable_until = changeableUntil(review.createdAt, ctx.now);
  return { review: toReview({ ...review, ...followUp }), changeable_until, helpful_ids };
}

/** The same of a shop. */
export async function readOwnShopReview({ ctx, input }: Args): Promise<OwnShopReview> {
  const { userId } = requireViewer(ctx);
  const shop = await findShop({ ctx, input });
  const [[own], votes] = await Promise.all([
    ctx.db
      .select({ review: shopReviews, ...followUpColumns(shopReviews.id) })
      .from(shopReviews)
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, shopReviews.id))
      .where(and(eq(shopReviews.shopId, shop.id), eq(shopReviews.userId, userId))),
    ctx.db
      .select({ id: helpfulVotes.reviewId })
      .from(helpfulVotes)
      .innerJoin(shopReviews, eq(shopReviews.id, helpfulVotes.reviewId))
      .where(and(eq(helpfulVotes.userId, userId), eq(shopReviews.shopId, shop.id)))
      .orderBy(desc(helpfulVotes.createdAt))
      .limit(limits.votesKnown),
  ]);
  const helpful_ids = votes.map(({ id }) => id);
  if (!own) return { review: null, changeable_until: null, helpful_ids };
  const { review, ...followUp } = own;
  const changeable_until = changeableUntil(review.createdAt, ctx.now);
  return { review: toShopReview({ ...review, ...followUp }), changeable_until, helpful_ids };
}
