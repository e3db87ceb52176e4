import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords } from '#kernel/reference/words.ts';
import { wishInput, wishlistQuery, wishlistSettingsInput } from './inputs.ts';
import { wishAnswer, wishlist, wishlistPage } from './resources.ts';

const wishBody = describeInput('WishInput', wishInput, 'A product.', {
  product_id: ['ID of the product', examples.product],
});

export const listWishes = defineOperation({
  id: 'listWishes',
  method: 'GET',
  path: '/api/wishlist',
  auth: 'user',
  scope: 'catalogue:read',
  summary: "List the products on the user's wishlist, with current prices",
  query: describeQuery(wishlistQuery, {
    ...listWords(24),
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

export const changeWishlistSettings = defineOperation({
  id: 'changeWishlistSettings',
  method: 'PATCH',
  path: '/api/wishlist/settings',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'may',
  limit: '60 an hour',
  summary: 'Change the notification settings of the wishlist',
  body: describeInput(
    'WishlistSettingsInput',
    wishlistSettingsInput,
    'Fields to change; fields that are left out stay as they are.',
    {
      price_drops: ['Whether to notify the user when a price drops', true],
      back_in_stock: ['Whether to notify the user when a product is in stock again', true],
      mails: ['Whether to send these notifications by email as well, at most once a day per product', false],
    },
  ),
  response: wishlist,
});

export const addToWishlist = defineOperation({
  id: 'addToWishlist',
  method: 'POST',
  path: '/api/add-to-wishlist',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'may',
  limit: '120 changes of the wishlist a minute',
  summary: 'Add a product to the wishlist',
  body: wishBody,
  response: wishAnswer,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const removeFromWishlist = defineOperation({
  id: 'removeFromWishlist',
  method: 'DELETE',
  path: '/api/remove-from-wishlist',
  auth: 'user',
  scope: 'catalogue:write',
  suspended: 'may',
  limit: '120 changes of the wishlist a minute',
  summary: 'Remove a product from the wishlist',
  body: wishBody,
  response: wishAnswer,
  refuses: ['NOT_FOUND'],
});
