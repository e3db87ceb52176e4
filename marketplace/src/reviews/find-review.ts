import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { productReviews, shopReviews } from './tables.ts';

interface ReviewSubject {
  reviewerId: string;
  /** The owner of the reviewed shop, or of the shop that sells the reviewed product. */
  ownerId: string;
  shopName: string;
  /** The reviewed product or shop, and its page. */
  name: string;
  path: string;
}

/** Finds a review of either kind with its author, its subject and the subject's owner. */
export async function findReview({ db }: Pick<Ctx, 'db'>, id: string): Promise<ReviewSubject> {
  const ofProduct = db
    .select({
      reviewerId: productReviews.userId,
      ownerId: shops.ownerId,
      shopName: shops.businessName,
      name: products.name,
      path: sql<string>`'/products/' || ${products.slug}`.as('path'),
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
    })
    .from(shopReviews)
    .innerJoin(shops, eq(shops.id, shopReviews.shopId))
    .where(and(eq(shopReviews.id, id), isNull(shopReviews.hiddenAt)));
  const [found] = await unionAll(ofProduct, ofShop);
  if (!found) throw new NotFound(texts.missing);
  return found;
}
