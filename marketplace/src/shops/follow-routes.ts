import * as operations from '@besesaka/schema/shops/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { followShop, listFollowed } from './follow-shop.ts';

export function followRoutes(): Route[] {
  return [
    route(operations.followShop, ({ ctx, input }) => followShop({ ctx, input: { ...input, isFollowing: true } })),
    route(operations.unfollowShop, ({ ctx, input }) => followShop({ ctx, input: { ...input, isFollowing: false } })),
    route(operations.listFollowedShops, listFollowed),
  ];
}
