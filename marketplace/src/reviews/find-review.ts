import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { productReviews, shopReviews } from './tables.ts';

interface ReviewedThing {
  reviewerId: string;
  /** Of the shop that it is about, or whose product. */
  ownerId: string;
  shopName: string;
  /** What was reviewed, and where on the site. */
  name: string;
  path: string;
  /** As the pages that show it know it. */
  reviewed: string;
}

/** A review of either kind: who wrote it, and about what of whom. */
export async function findReview({ db }: Pick<Ctx, 'db'>, id: string): Promise<ReviewedThing> {
  const ofProduct = db
    .select({
      reviewerId: productReviews.userId,
      ownerId: shops.ownerId,
      shopName: shops.businessName,
      name: products.name,
      path: sql<string>`'/products/' || ${products.slug}`.as('path'),
      reviewed: sql<string>`${shown.product('')}::text || ${products.id}`.as('reviewed'),
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(productReviews.id, id), isNull(productReviews.hiddenAt)));
  const ofShop = db
    .select({
      reviewerId: shopReviews.userId,
      ownerId: shops.ownerId,
      shopName: shops.businessName,
      name: shops.businessName,
      path: sql<string>`'/shops/' || ${shops.businessSlug}`.as('path'),
      reviewed: sql<string>`${shown.shop('')}::text || ${shops.id}`.as('reviewed'),
    })
    .from(shopReviews)
    .innerJoin(shops, eq(shops.id, shopReviews.shopId))
    .where(and(eq(shopReviews.id, id), isNull(shopReviews.hiddenAt)));
  const [found] = await unionAll(ofProduct, ofShop);
  if (!found) throw new NotFound(texts.missing);
  return found;
}
