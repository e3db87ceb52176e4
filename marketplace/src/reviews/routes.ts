import * as operations from '@besesaka/schema/reviews/operations.ts';
import { withEnds } from '#platform/http/page-addresses.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { listProductReviews, listReviewsOfProducts } from './list-product-reviews.ts';
import { listReviewsOfShops, listShopReviews } from './list-shop-reviews.ts';
import { ownRoutes } from './own-routes.ts';
import { writeRoutes } from './write-routes.ts';

export function reviewRoutes(): Route[] {
  return [
    route(operations.listProductReviews, paged(listProductReviews)),
    route(operations.listReviewsOfProducts, async ({ ctx, input }) => {
      const lists = await listReviewsOfProducts({ ctx, input: { ...input, ids: input.ids.split(',') } });
      return { results: lists.map(withEnds) };
    }),
    route(operations.listReviewsOfShops, async ({ ctx, input }) => {
      const lists = await listReviewsOfShops({ ctx, input: { ...input, slugs: input.slugs.split(',') } });
      return { results: lists.map(withEnds) };
    }),
    route(operations.listShopReviews, paged(listShopReviews)),
    route(operations.listMoreShopReviews, paged(listShopReviews)),
    ...writeRoutes(),
    ...ownRoutes(),
  ];
}
