import { productReviewsQuery, reviewsOfProductsQuery } from '@besesaka/schema/reviews/inputs.ts';
import { productReviewList, reviewsOfProducts } from '@besesaka/schema/reviews/resources.ts';
import { slugParams } from '#catalog/slug-params.ts';
import { pageAddresses } from '#platform/http/page-addresses.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { listProductReviews } from './list-product-reviews.ts';
import { listReviewsOfProducts } from './list-reviews-of-products.ts';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{slug}/reviews',
    tag: 'Reviews',
    summary: "A product's reviews, newest first, with how many stars were given how often",
    answer: productReviewList,
  },
  { params: slugParams, query: productReviewsQuery },
);

const ofMany = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/product-reviews',
    tag: 'Reviews',
    summary: 'The same page of the reviews of several products',
    answer: reviewsOfProducts,
  },
  { query: reviewsOfProductsQuery },
);

export function reviewRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const { slug } = c.req.valid('param');
    const query = c.req.valid('query');
    const answer = await listProductReviews({ ctx: c.get('ctx'), input: { slug, ...query } });
    const position = { page: query.page, pageSize: query.page_size, count: answer.count };
    return c.json({ ...answer, ...pageAddresses(c.req.url, position) }, 200);
  });
  router.openapi(ofMany, async (c) => {
    const { ids, ...query } = c.req.valid('query');
    const input = { ids: ids.split(','), ...query };
    return c.json({ results: await listReviewsOfProducts({ ctx: c.get('ctx'), input }) }, 200);
  });
  return router;
}
