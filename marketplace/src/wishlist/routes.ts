import * as operations from '@besesaka/schema/wishlist/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { changeSettings } from './change-settings.ts';
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts';
import { listWishes } from './list-wishes.ts';
import { readWishlist } from './read-wishlist.ts';

export function wishlistRoutes(): Route[] {
  return [
    route(operations.listWishes, paged(listWishes)),
    route(operations.readWishlist, readWishlist),
    route(operations.changeWishlistSettings, changeSettings),
    route(operations.addToWishlist, addToWishlist),
    route(operations.removeFromWishlist, removeFromWishlist),
  ];
}
