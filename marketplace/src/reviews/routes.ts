import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import {
  productReviewsQuery,
  reviewsOfProductsQuery,
  reviewsOfShopsQuery,
  shopReviewsQuery,
} from '@besesaka/schema/reviews/inputs.ts';
import {
  productReviewList,
  reviewsOfProducts,
  reviewsOfShops,
  shopReviewList,
} from '@besesaka/schema/reviews/resources.ts';
import { slugParams } from '#catalog/slug-params.ts';
import { withEnds, withNeighbours } from '#platform/http/page-addresses.ts';
import { slugOf } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { listProductReviews, listReviewsOfProducts } from './list-product-reviews.ts';
import { listReviewsOfShops, listShopReviews } from './list-shop-reviews.ts';
import { addOwnRoutes } from './own-routes.ts';
import { addWriteRoutes } from './write-routes.ts';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{slug}/reviews',
    id: 'listProductReviews',
    summary: "A product's reviews, newest first, with how many stars were given how often",
    answer: productReviewList,
  },
  { params: slugParams, query: productReviewsQuery },
);

const ofMany = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/product-reviews',
    id: 'listReviewsOfProducts',
    summary: 'The same page of the reviews of several products',
    answer: reviewsOfProducts,
  },
  { query: reviewsOfProductsQuery },
);

const ofShop = (path: string, id: string) =>
  jsonRoute(
    {
      method: 'get',
      path,
      id,
      summary: "A shop's reviews, newest first, with the means of its scores",
      answer: shopReviewList,
    },
    { params: slugOf("The shop's part of addresses", examples.shopSlug), query: shopReviewsQuery },
  );

const ofShops = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/shop-reviews',
    id: 'listReviewsOfShops',
    summary: 'The same page of the reviews of several shops',
    answer: reviewsOfShops,
  },
  { query: reviewsOfShopsQuery },
);

/** Two names for the same: the page asks for the first reviews by one, and for more by the other. */
const shopPaths = [
  ['/api/shop-reviews/{slug}', 'listShopReviews'],
  ['/api/reviews/shop/{slug}', 'listMoreShopReviews'],
] as const;

export function reviewRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const { slug } = c.req.valid('param');
    const query = c.req.valid('query');
    const answer = await listProductReviews({ ctx: c.get('ctx'), input: { slug, ...query } });
    return c.json(withNeighbours(c.req.url, query, answer), 200);
  });
  router.openapi(ofMany, async (c) => {
    const { ids, ...query } = c.req.valid('query');
    const input = { ids: ids.split(','), ...query };
    return c.json({ results: (await listReviewsOfProducts({ ctx: c.get('ctx'), input })).map(withEnds) }, 200);
  });
  router.openapi(ofShops, async (c) => {
    const { slugs, ...query } = c.req.valid('query');
    const input = { slugs: slugs.split(','), ...query };
    return c.json({ results: (await listReviewsOfShops({ ctx: c.get('ctx'), input })).map(withEnds) }, 200);
  });
  for (const [path, id] of shopPaths) {
    router.openapi(ofShop(path, id), async (c) => {
      const query = c.req.valid('query');
      const answer = await listShopReviews({ ctx: c.get('ctx'), input: { ...query, ...c.req.valid('param') } });
      return c.json(withNeighbours(c.req.url, query, answer), 200);
    });
  }
  addWriteRoutes(router);
  addOwnRoutes(router);
  return router;
}
