import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { averageText } from '@besesaka/schema/kernel/ratings.ts';
import type { ShopReview, ShopReviewList } from '@besesaka/schema/reviews/resources.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { and, count, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';
import { type FollowUp, followUpColumns, toFollowUp } from './follow-up.ts';
import { reviewReplies, shopReviews } from './tables.ts';

type ShopReviewPage = Pick<ShopReviewList, 'results' | 'cursors' | 'count' | 'summary'> & {
  slug: string;
  hasNext: boolean;
  hasPrevious: boolean;
};

/** Returns a shop's reviews, newest first, with a summary of all of them. */
export async function listShopReviews({
  ctx,
  input: { slug, ...position },
}: {
  ctx: Ctx;
  input: ListPosition & { slug: string };
}) {
  const [found] = await readReviews(ctx, byHandle({ id: shops.id, slug: shops.businessSlug }, slug), position);
  if (!found) throw new NotFound(shopTexts.shopMissing);
  const { slug: _slug, ...list } = found;
  return list;
}

/** Returns the reviews of several shops for lists. */
export function listReviewsOfShops({ ctx, input }: { ctx: Ctx; input: ListPosition & { slugs: string[] } }) {
  return readReviews(ctx, inArray(shops.businessSlug, input.slugs), input);
}

/** Returns the same part of each shop's reviews, with one statement. */
async function readReviews(ctx: Ctx, which: SQL, position: ListPosition): Promise<ShopReviewPage[]> {
  const { part, newest, all } = pageQueries(ctx, position);
  const rows = await ctx.db
    .select({
      slug: shops.businessSlug,
      sums: {
        count: all.count,
        average: shops.ratingAverage,
        quality: all.quality,
        service: all.service,
        shipping: all.shipping,
      },
      review: {
        id: newest.id,
        title: newest.title,
        comment: newest.comment,
        productQuality: newest.productQuality,
        customerService: newest.customerService,
        shippingSpeed: newest.shippingSpeed,
        overall: newest.overall,
        reviewerName: newest.reviewerName,
        isVerifiedPurchase: newest.isVerifiedPurchase,
        createdAt: newest.createdAt,
        keys: newest.keys,
      },
      ...followUpColumns(newest.id),
    })
    .from(shops)
    .innerJoinLateral(all, sql`true`)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, newest.id))
    .where(and(which, isNull(shops.hiddenAt)))
    .orderBy(newest.place);
  return [...new Set(rows.map(({ slug }) => slug))].map((slug) => {
    const own = rows.filter((row) => row.slug === slug);
    const reviews = own.flatMap(({ slug: _shop, sums: _sums, review, ...followUp }) =>
      review ? { ...review, ...followUp } : [],
    );
    const { rows: shown, ...place } = part.toPage(reviews);
    const [first] = position.count ? own : [];
    const summed = { count: first?.sums.count ?? null, summary: first ? summaryOf(first.sums) : null };
    return { slug, results: shown.map(toShopReview), ...place, ...summed };
  });
}

/** Reads each shop's part with a bounded index scan. */
function pageQueries({ db }: Ctx, position: ListPosition) {
  const part = partOf('newest', byTime(shopReviews.createdAt, shopReviews.id), position);
  const ofShop = and(eq(shopReviews.shopId, shops.id), isNull(shopReviews.hiddenAt));
  const newest = db
    .select({ ...getTableColumns(shopReviews), keys: part.keys.as('keys'), place: part.place.as('place') })
    .from(shopReviews)
    .where(and(ofShop, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as('newest');
  const all = db
    .select({
      count: count().as('count'),
      quality: rated(shopReviews.productQuality).as('quality'),
      service: rated(shopReviews.customerService).as('service'),
      shipping: rated(shopReviews.shippingSpeed).as('shipping'),
    })
    .from(shopReviews)
    .where(position.count ? ofShop : sql`false`)
    .as('all_of_them');
  return { part, newest, all };
}

interface Sums {
  count: number;
  average: number;
  quality: string;
  service: string;
  shipping: string;
}

function summaryOf({ count: total, average, quality, service, shipping }: Sums) {
  return {
    average_rating: averageText(average),
    total_reviews: total,
    product_quality: quality,
    customer_service: service,
    shipping_speed: shipping,
  };
}

/** The mean of all ratings above 0. A 0 means "not rated". */
function rated(column: PgColumn) {
  return sql<string>`coalesce(round(avg(${column}) filter (where ${column} > 0), 1), 0.0)::numeric(2, 1)::text`;
}

type Row = Omit<typeof shopReviews.$inferSelect, 'userId' | 'shopId' | 'updatedAt' | 'hiddenAt'> & FollowUp;

export function toShopReview(row: Row): ShopReview {
  return {
    id: row.id,
    title: row.title,
    comment: row.comment,
    product_quality_rating: row.productQuality,
    customer_service_rating: row.customerService,
    shipping_speed_rating: row.shippingSpeed,
    overall_rating: row.overall,
    reviewer_name: row.reviewerName,
    is_verified_purchase: row.isVerifiedPurchase,
    created_at: row.createdAt.toISOString(),
    ...toFollowUp(row),
  };
}
