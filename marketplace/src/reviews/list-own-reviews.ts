import type { OwnReviewsQuery } from '@besesaka/schema/reviews/inputs.ts';
import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, type Key, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';
import { followUpColumns } from './follow-up.ts';
import { toReview } from './read-reviews.ts';
import { productReviews, reviewReplies } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: OwnReviewsQuery;
}

/** Three stars or fewer need an answer most. */
const isLow: Key = { by: sql`(${productReviews.rating} <= 3)::int`, type: 'numeric', isDown: true };

/**
 * Returns the reviews of all products of the viewer's shop, newest first. `waiting` selects those without a reply, low
 * ratings first.
 */
export async function listOwnReviews({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const newest = byTime(productReviews.createdAt, productReviews.id);
  const part = input.waiting ? partOf('low first', [isLow, ...newest], input) : partOf('newest', newest, input);
  const which = and(eq(shops.ownerId, userId), input.waiting ? isNull(reviewReplies.reviewId) : undefined);
  const rows = ctx.db
    .select({
      review: getTableColumns(productReviews),
      id: products.id,
      name: products.name,
      slug: products.slug,
      ...followUpColumns(productReviews.id),
      keys: part.keys,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, productReviews.id))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const counted = ctx.db
    .select({ total: count() })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, productReviews.id))
    .where(which);
  const [found, all] = await Promise.all([rows, input.count ? counted : null]);
  const { rows: shown, ...place } = part.toPage(found);
  const results = shown.map(({ review, id, name, slug, ...followUp }) => ({
    review: toReview({ ...review, ...followUp }),
    product_id: id,
    product_name: name,
    product_slug: slug,
  }));
  return { results, count: all && (all[0]?.total ?? 0), ...place };
}
