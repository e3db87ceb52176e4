import { averageText } from '@besesaka/schema/kernel/ratings.ts';
import type { ReviewsOfShop, ShopReview, ShopReviewList } from '@besesaka/schema/reviews/resources.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { and, count, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { NotFound } from '#platform/errors.ts';
import { shops } from '#shops/tables.ts';
import { type FollowUp, followUpColumns, toFollowUp } from './follow-up.ts';
import { reviewReplies, shopReviews } from './tables.ts';

interface Page {
  page: number;
  page_size: number;
}

/** A shop's reviews, newest first, with what all of them come to. */
export async function listShopReviews({
  ctx,
  input: { slug, ...page },
}: {
  ctx: Ctx;
  input: Page & { slug: string };
}): Promise<Omit<ShopReviewList, 'next' | 'previous'>> {
  const [found] = await listReviewsOfShops({ ctx, input: { slugs: [slug], ...page } });
  if (!found) throw new NotFound(shopTexts.shopMissing);
  const { slug: _slug, ...list } = found;
  return list;
}

/** The same page of the reviews of each of these shops: one statement. */
export async function listReviewsOfShops({
  ctx,
  input: { slugs, ...page },
}: {
  ctx: Ctx;
  input: Page & { slugs: string[] };
}): Promise<ReviewsOfShop[]> {
  const { newest, all } = partsOf(ctx, page);
  const rows = await ctx.db
    .select({
      slug: shops.businessSlug,
      sums: {
        count: all.count,
        overall: all.overall,
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
      },
      ...followUpColumns(newest.id),
    })
    .from(shops)
    .innerJoinLateral(all, sql`true`)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, newest.id))
    .where(and(inArray(shops.businessSlug, slugs), isNull(shops.takenDownAt)))
    .orderBy(desc(newest.createdAt), desc(newest.id));
  const pages = new Map<string, ReviewsOfShop>();
  for (const { slug, sums, review, ...followUp } of rows) {
    const found = pages.get(slug) ?? { slug, results: [], count: sums.count, summary: summaryOf(sums) };
    pages.set(slug, found);
    if (review) found.results.push(toShopReview({ ...review, ...followUp }));
  }
  return [...pages.values()];
}

/** Each shop's page comes off the end of its own part of the index. */
function partsOf({ db }: Ctx, page: Page) {
  const { limit, offset } = pageRows(page);
  const ofShop = and(eq(shopReviews.shopId, shops.id), isNull(shopReviews.hiddenAt));
  const newest = db
    .select()
    .from(shopReviews)
    .where(ofShop)
    .orderBy(desc(shopReviews.createdAt), desc(shopReviews.id))
    .limit(limit)
    .offset(offset)
    .as('newest');
  const all = db
    .select({
      count: count().as('count'),
      overall: sum(shopReviews.overall).mapWith(Number).as('overall_sum'),
      quality: rated(shopReviews.productQuality).as('quality'),
      service: rated(shopReviews.customerService).as('service'),
      shipping: rated(shopReviews.shippingSpeed).as('shipping'),
    })
    .from(shopReviews)
    .where(ofShop)
    .as('all_of_them');
  return { newest, all };
}

interface Sums {
  count: number;
  overall: number | null;
  quality: string;
  service: string;
  shipping: string;
}

function summaryOf({ count: total, overall, quality, service, shipping }: Sums): ShopReviewList['summary'] {
  return {
    average_rating: averageText(overall ?? 0, total),
    total_reviews: total,
    product_quality: quality,
    customer_service: service,
    shipping_speed: shipping,
  };
}

/** The mean of those who rated it: nought is no score. */
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
