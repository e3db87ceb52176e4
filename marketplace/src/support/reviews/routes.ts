import { adminReviewList, adminReviewsQuery } from '@besesaka/schema/support/reviews.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { findReviews } from './find-reviews.ts';

const find = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/reviews', id: 'findReviews', answer: adminReviewList },
    ...{ login: 'needed', refuses: ['FORBIDDEN'] },
    summary: 'For admins: reviews of products and shops, with those that are out of view',
  },
  { query: adminReviewsQuery },
);

export function reviewAdminRoutes(): Router {
  const router = createRouter();
  router.openapi(find, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await findReviews({ ctx: c.get('ctx'), input })), 200);
  });
  return router;
}
