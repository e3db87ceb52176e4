import { shopSlugsQuery } from '@besesaka/schema/shops/inputs.ts';
import { shop, shopDetails } from '@besesaka/schema/shops/resources.ts';
import { z } from '@hono/zod-openapi';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { readShop, readShops } from './read-shop.ts';

/** Any text: what no slug can be is simply not found. */
const slugParams = z.object({
  slug: z.string().openapi({ param: { name: 'slug', in: 'path' }, example: 'adwoa-and-daughters' }),
});

const detail = jsonRoute(
  {
    method: 'get',
    path: '/api/shops/{slug}',
    tag: 'Shops',
    summary: 'A shop as its public page shows it',
    answer: shop,
  },
  { params: slugParams },
);

const details = jsonRoute(
  {
    method: 'get',
    path: '/api/v1/shop-details',
    tag: 'Shops',
    summary: 'Several shops as their public pages show them',
    answer: shopDetails,
  },
  { query: shopSlugsQuery },
);

/** The public side of shops; what they sell is the catalogue's to answer. */
export function shopRoutes(): Router {
  const router = createRouter();
  router.openapi(detail, async (c) => c.json(await readShop({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(details, async (c) => {
    const slugs = c.req.valid('query').slugs.split(',');
    return c.json({ results: await readShops({ ctx: c.get('ctx'), input: { slugs } }) }, 200);
  });
  return router;
}
