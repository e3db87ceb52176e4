import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { describeQuery, listDescriptions } from '#kernel/reference/words.ts';
import { wishInput, wishlistQuery, wishlistSettingsInput } from './inputs.ts';
import { wishAnswer, wishlist, wishlistPage } from './resources.ts';

const saving = group({ auth: 'user', scope: 'catalogue:write', suspended: 'may' });

export const listWishes = defineOperation({
  id: 'listWishes',
  method: 'GET',
  path: '/api/wishlist',
  auth: 'user',
  scope: 'catalogue:read',
  summary: "List the products on the user's wishlist, with current prices",
  query: describeQuery(wishlistQuery, {
    ...listDescriptions(24),
    ordering: ['Ordering; most recently added first by default', '-created_at'],
  }),
  response: wishlistPage,
});

export const readWishlist = defineOperation({
  id: 'readWishlist',
  method: 'GET',
  path: '/api/wishlist/state',
  auth: 'user',
  scope: 'catalogue:read',
  summary: 'Get the IDs of all products on the wishlist, and its notification settings',
  response: wishlist,
});

export const changeWishlistSettings = saving({
  id: 'changeWishlistSettings',
  method: 'PATCH',
  path: '/api/wishlist/settings',
  limit: '60 an hour',
  summary: 'Change the notification settings of the wishlist',
  body: wishlistSettingsInput,
  response: wishlist,
});

export const addToWishlist = saving({
  id: 'addToWishlist',
  method: 'POST',
  path: '/api/add-to-wishlist',
  limit: '120 changes of the wishlist a minute',
  summary: 'Add a product to the wishlist, which remembers its price',
  body: wishInput,
  response: wishAnswer,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const removeFromWishlist = saving({
  id: 'removeFromWishlist',
  method: 'DELETE',
  path: '/api/remove-from-wishlist',
  limit: '120 changes of the wishlist a minute',
  summary: 'Remove a product from the wishlist',
  body: wishInput,
  response: wishAnswer,
  refuses: ['NOT_FOUND'],
});
