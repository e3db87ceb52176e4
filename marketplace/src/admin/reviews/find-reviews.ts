import type { AdminReviewRow, AdminReviewsQuery } from '@besesaka/schema/admin/reviews.ts';
import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { contains } from '#admin/contains.ts';
import { hiddenReason } from '#admin/hidden-reason.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';

/** Searches product and shop reviews for admins, newest first, including hidden ones. */
export async function findReviews({ ctx, input }: { ctx: Ctx; input: AdminReviewsQuery }) {
  const reviews = allReviews(ctx);
  const { q, state } = input;
  const which = and(
    q
      ? or(
          ...[reviews.title, reviews.comment, reviews.reviewerName, reviews.aboutName].map((text) => contains(text, q)),
        )
      : undefined,
    state && (state === 'hidden' ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt)),
  );
  const part = partOf(`reviews ${state ?? ''}`, byTime(reviews.createdAt, reviews.id), input);
  const reason = hiddenReason('review', 'reviews');
  const selected = await ctx.db
    .select({ row: columnsOf(reviews), reason, keys: part.keys })
    .from(reviews)
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  return { results: rows.map(toRow), count: input.count ? await countOf(ctx, reviews, which) : null, ...place };
}

type Reviews = ReturnType<typeof allReviews>;

async function countOf({ db }: Ctx, reviews: Reviews, which: SQL | undefined): Promise<number> {
  return (await db.select({ total: count() }).from(reviews).where(which))[0]?.total ?? 0;
}

/** Combines both kinds into one list. */
function allReviews({ db }: Ctx) {
  const { id, reviewerName, title, comment, createdAt, hiddenAt } = productReviews;
  const ofProducts = db
    .select({
      id,
      reviewerId: productReviews.userId,
      reviewerName,
      title,
      comment,
      createdAt,
      hiddenAt,
      imageIds: productReviews.imageIds,
      stars: sql<number>`${productReviews.rating}`.as('stars'),
      aboutName: sql<string>`${products.name}`.as('about_name'),
      aboutPath: sql<string>`'/products/' || ${products.slug}`.as('about_path'),
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId));
  const ofShops = db
    .select({
      id: shopReviews.id,
      reviewerId: shopReviews.userId,
      reviewerName: shopReviews.reviewerName,
      title: shopReviews.title,
      comment: shopReviews.comment,
      createdAt: shopReviews.createdAt,
      hiddenAt: shopReviews.hiddenAt,
      imageIds: sql<string[]>`'{}'::uuid[]`.as('image_ids'),
      stars: sql<number>`${shopReviews.overall}`.as('stars'),
      aboutName: sql<string>`${shops.businessName}`.as('about_name'),
      aboutPath: sql<string>`'/shops/' || ${shops.businessSlug}`.as('about_path'),
    })
    .from(shopReviews)
    .innerJoin(shops, eq(shops.id, shopReviews.shopId));
  return unionAll(ofProducts, ofShops).as('reviews');
}

function columnsOf(reviews: Reviews) {
  const { id, reviewerId, reviewerName, title, comment, createdAt, hiddenAt } = reviews;
  const { imageIds, stars, aboutName, aboutPath } = reviews;
  return { id, reviewerId, reviewerName, title, comment, createdAt, hiddenAt, imageIds, stars, aboutName, aboutPath };
}

interface Row {
  id: string;
  reviewerId: string;
  reviewerName: string;
  title: string;
  comment: string;
  createdAt: Date;
  hiddenAt: Date | null;
  imageIds: string[];
  stars: number;
  aboutName: string;
  aboutPath: string;
}

function toRow({ row, reason }: { row: Row; reason: string | null }): AdminReviewRow {
  return {
    id: row.id,
    about_name: row.aboutName,
    about_path: `${row.aboutPath}#reviews`,
    stars: row.stars,
    reviewer_id: row.reviewerId,
    reviewer_name: row.reviewerName,
    title: row.title,
    comment: row.comment,
    image_ids: row.imageIds,
    state: row.hiddenAt ? 'hidden' : 'visible',
    hidden_reason: reason,
    created_at: row.createdAt.toISOString(),
  };
}
