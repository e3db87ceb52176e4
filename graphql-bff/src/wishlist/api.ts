import { wishInput, wishlistSettingsInput } from '@besesaka/schema/wishlist/inputs.ts';
import { wishAnswer, wishlist, wishlistPage } from '@besesaka/schema/wishlist/resources.ts';
import { get, patch, post, remove } from '#platform/rest/calls.ts';

export const readWishlist = get('/api/wishlist/state', wishlist);
export const listWishes = get('/api/wishlist', wishlistPage);
export const addToWishlist = post('/api/add-to-wishlist', wishInput, wishAnswer);
export const removeFromWishlist = remove('/api/remove-from-wishlist', wishInput, wishAnswer);
export const changeSettings = patch('/api/wishlist/settings', wishlistSettingsInput, wishlist);
