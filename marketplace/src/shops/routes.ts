import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { shopSlugsQuery } from '@besesaka/schema/shops/inputs.ts';
import { shop, shopDetails, shopStats } from '@besesaka/schema/shops/resources.ts';
import { slugOf } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { readShop, readShops } from './read-shop.ts';
import { readStats } from './read-stats.ts';

const detail = jsonRoute(
  {
    method: 'get',
    path: '/api/shops/{slug}',
    id: 'readShop',
    summary: 'A shop as its public page shows it',
    answer: shop,
  },
  { params: slugOf('Part of the address', examples.shopSlug) },
);

const details = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/shop-details',
    id: 'readShops',
    summary: 'Several shops as their public pages show them',
    answer: shopDetails,
  },
  { query: shopSlugsQuery },
);

const stats = jsonRoute({
  method: 'get',
  path: '/api/shops/stats',
  id: 'readShopStats',
  summary: 'How many shops the directory has, and of which kind',
  answer: shopStats,
});

/** The public side of shops; what they sell is the catalogue's to answer. */
export function shopRoutes(): Router {
  const router = createRouter();
  // Before the slugs: no shop is called so.
  router.openapi(stats, async (c) => c.json(await readStats({ ctx: c.get('ctx') }), 200));
  router.openapi(detail, async (c) => c.json(await readShop({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(details, async (c) => {
    const slugs = c.req.valid('query').slugs.split(',');
    return c.json({ results: await readShops({ ctx: c.get('ctx'), input: { slugs } }) }, 200);
  });
  return router;
}
