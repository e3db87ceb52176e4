import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { ownReviewsQuery, reviewReplyInput } from '@besesaka/schema/reviews/inputs.ts';
import { ownProductReview, ownReviews, ownShopReview, reviewStanding } from '@besesaka/schema/reviews/resources.ts';
import { z } from '@hono/zod-openapi';
import { slugParams } from '#catalog/slug-params.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam, slugOf } from '#platform/http/path-params.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { listOwnReviews } from './list-own-reviews.ts';
import { readOwnProductReview, readOwnShopReview } from './read-own-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { voteHelpful } from './vote-helpful.ts';

const ofProduct = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/products/{slug}/own-review',
    id: 'readOwnProductReview',
    login: 'needed',
    summary: 'What the person wrote about a product, and which reviews of it they found helpful',
    answer: ownProductReview,
  },
  { params: slugParams },
);

const ofShop = jsonRoute(
  {
    method: 'get',
    path: '/api/shops/{slug}/own-review',
    id: 'readOwnShopReview',
    login: 'needed',
    summary: 'What the person wrote about a shop, and which reviews of it they found helpful',
    answer: ownShopReview,
  },
  { params: slugOf("The shop's part of addresses", examples.shopSlug) },
);

const ofOwnProducts = jsonRoute(
  {
    method: 'get',
    path: '/api/dashboard/reviews',
    id: 'listOwnReviews',
    login: 'needed',
    summary: "What is said of a seller's products, newest first; on demand only what waits for a reply",
    answer: ownReviews,
  },
  { query: ownReviewsQuery },
);

const params = pathParam('id', z.uuid(), 'Of a review of a product or a shop', examples.productReview);

const reply = jsonRoute(
  {
    method: 'put',
    path: '/api/v1/reviews/{id}/reply',
    id: 'replyToReview',
    suspended: 'refused',
    login: 'needed',
    refuses: ['FORBIDDEN', 'RATE_LIMITED'],
    summary: 'Reply in public to a review of your shop or product; a second reply takes the place of the first',
    answer: reviewStanding,
  },
  { params, ...jsonBody(reviewReplyInput) },
);

const helpful = jsonRoute(
  {
    method: 'put',
    path: '/api/v1/reviews/{id}/helpful',
    id: 'voteHelpful',
    suspended: 'refused',
    login: 'needed',
    refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'RATE_LIMITED'],
    summary: 'Say that a review was helpful',
    answer: reviewStanding,
  },
  { params },
);

const notHelpful = jsonRoute(
  {
    method: 'delete',
    path: '/api/v1/reviews/{id}/helpful',
    id: 'withdrawHelpfulVote',
    suspended: 'may',
    login: 'needed',
    refuses: ['FORBIDDEN', 'RATE_LIMITED'],
    summary: 'Say it no longer',
    answer: reviewStanding,
  },
  { params },
);

export function addOwnRoutes(router: Router): void {
  router.openapi(ofProduct, async (c) =>
    c.json(await readOwnProductReview({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(ofShop, async (c) =>
    c.json(await readOwnShopReview({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(ofOwnProducts, async (c) => {
    const query = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, query, await listOwnReviews({ ctx: c.get('ctx'), input: query })), 200);
  });
  router.openapi(reply, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await replyToReview({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(helpful, async (c) => {
    const input = { ...c.req.valid('param'), isHelpful: true };
    return c.json(await voteHelpful({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(notHelpful, async (c) => {
    const input = { ...c.req.valid('param'), isHelpful: false };
    return c.json(await voteHelpful({ ctx: c.get('ctx'), input }), 200);
  });
}
