import { adminProductList, adminProductsQuery } from '@besesaka/schema/support/products.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { findProducts } from './find-products.ts';

const find = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/products', id: 'findProducts', answer: adminProductList },
    ...{ login: 'needed', refuses: ['FORBIDDEN'] },
    summary:
      'For admins: products of all shops, those that only their sellers see too; without a state the active ones',
  },
  { query: adminProductsQuery },
);

export function productDeskRoutes(): Router {
  const router = createRouter();
  router.openapi(find, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await findProducts({ ctx: c.get('ctx'), input })), 200);
  });
  return router;
}
