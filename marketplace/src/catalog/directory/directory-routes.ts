import { shopListQuery } from '@besesaka/schema/shops/inputs.ts';
import { shopList } from '@besesaka/schema/shops/resources.ts';
import type { KeptReads } from '#catalog/kept-reads.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { jsonRoute, type Router } from '#platform/http/router.ts';
import { listShops } from './list-shops.ts';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/shops',
    id: 'listShops',
    summary: 'The directory: shops that offer something, by name, check and stars',
    answer: shopList,
  },
  { query: shopListQuery },
);

export function addDirectoryRoutes(router: Router, kept: KeptReads): void {
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    const found = await listShops({ ctx: c.get('ctx'), input, kept });
    return c.json(withNeighbours(c.req.url, input, found), 200);
  });
}
