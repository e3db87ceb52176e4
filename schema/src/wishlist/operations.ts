import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords } from '#kernel/reference/words.ts';
import { wishInput, wishlistQuery, wishlistSettingsInput } from './inputs.ts';
import { wishAnswer, wishlist, wishlistPage } from './resources.ts';

const wishBody = describeInput('WishInput', wishInput, 'A product.', {
  product_id: ['Of the product', examples.product],
});

export const listWishes = defineOperation({
  id: 'listWishes',
  method: 'GET',
  path: '/api/wishlist',
  auth: 'user',
  summary: 'What the person wished for, at the prices of now',
  query: describeQuery(wishlistQuery, {
    ...listWords(24),
    ordering: ['Without it: the newest wish first', '-created_at'],
  }),
  response: wishlistPage,
});

export const readWishlist = defineOperation({
  id: 'readWishlist',
  method: 'GET',
  path: '/api/wishlist/state',
  auth: 'user',
  summary: 'The numbers of all wished products, and what the person wants to hear of them',
  response: wishlist,
});

export const changeWishlistSettings = defineOperation({
  id: 'changeWishlistSettings',
  method: 'PATCH',
  path: '/api/wishlist/settings',
  auth: 'user',
  suspended: 'may',
  summary: 'Switch what the person hears',
  body: describeInput(
    'WishlistSettingsInput',
    wishlistSettingsInput,
    'What is to be changed; what is left out stays.',
    {
      price_drops: ['Tell me when something costs less than I know', true],
      back_in_stock: ['Tell me when something is in stock again', true],
      mails: ['Send it by mail as well, at most once a day for each product', false],
    },
  ),
  response: wishlist,
});

export const addToWishlist = defineOperation({
  id: 'addToWishlist',
  method: 'POST',
  path: '/api/add-to-wishlist',
  auth: 'user',
  suspended: 'may',
  summary: 'Keep a product',
  body: wishBody,
  response: wishAnswer,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const removeFromWishlist = defineOperation({
  id: 'removeFromWishlist',
  method: 'DELETE',
  path: '/api/remove-from-wishlist',
  auth: 'user',
  suspended: 'may',
  summary: 'Keep it no longer',
  body: wishBody,
  response: wishAnswer,
  refuses: ['NOT_FOUND'],
});
