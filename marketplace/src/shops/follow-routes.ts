import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { followedShops, shopFollow } from '@besesaka/schema/shops/resources.ts';
import { slugOf } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { followShop, listFollowed } from './follow-shop.ts';

const params = slugOf("The shop's part of addresses", examples.shopSlug);
const refuses = ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED', 'REFUSED'] as const;

const follow = jsonRoute(
  {
    method: 'put',
    path: '/api/shops/{slug}/follow',
    id: 'followShop',
    suspended: 'may',
    login: 'needed',
    refuses: [...refuses],
    summary: 'Follow a shop: what is new there comes into the feed',
    answer: shopFollow,
  },
  { params },
);

const unfollow = jsonRoute(
  {
    method: 'delete',
    path: '/api/shops/{slug}/follow',
    id: 'unfollowShop',
    suspended: 'may',
    login: 'needed',
    refuses: [...refuses],
    summary: 'Follow it no longer',
    answer: shopFollow,
  },
  { params },
);

const list = jsonRoute({
  method: 'get',
  path: '/api/v1/followed-shops',
  id: 'listFollowedShops',
  login: 'needed',
  summary: 'The slugs of the shops that the person follows, those followed last first',
  answer: followedShops,
});

export function followRoutes(): Router {
  const router = createRouter();
  router.openapi(follow, async (c) =>
    c.json(await followShop({ ctx: c.get('ctx'), input: { ...c.req.valid('param'), isFollowing: true } }), 200),
  );
  router.openapi(unfollow, async (c) =>
    c.json(await followShop({ ctx: c.get('ctx'), input: { ...c.req.valid('param'), isFollowing: false } }), 200),
  );
  router.openapi(list, async (c) => c.json(await listFollowed({ ctx: c.get('ctx') }), 200));
  return router;
}
