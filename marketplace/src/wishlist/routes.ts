import * as operations from '@besesaka/schema/wishlist/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { changeSettings } from './change-settings.ts';
import { listWishes } from './list-wishes.ts';
import { readWishlist } from './read-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';

export function wishlistRoutes(): Route[] {
  return [
    route(operations.listWishes, paged(listWishes)),
    route(operations.readWishlist, readWishlist),
    route(operations.changeWishlistSettings, changeSettings),
    route(operations.addToWishlist, addToWishlist),
    route(operations.removeFromWishlist, removeFromWishlist),
  ];
}
