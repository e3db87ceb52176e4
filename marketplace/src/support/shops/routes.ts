import { adminShopList, adminShopsQuery } from '@besesaka/schema/support/shops.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { findShops } from './find-shops.ts';

const find = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/shops', id: 'findShops', answer: adminShopList },
    ...{ login: 'needed', refuses: ['FORBIDDEN'] },
    summary: 'For admins: all shops, with those that nobody else finds',
  },
  { query: adminShopsQuery },
);

export function shopAdminRoutes(): Router {
  const router = createRouter();
  router.openapi(find, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await findShops({ ctx: c.get('ctx'), input })), 200);
  });
  return router;
}
