import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput } from '#kernel/reference/words.ts';
import { addToCartInput, removeFromCartInput, updateCartItemInput } from './inputs.ts';
import { cart } from './resources.ts';

const product = ['Of the product', examples.product] as const;
const line = ['Of the line in the cart', examples.line] as const;

export const readCart = defineOperation({
  id: 'readCart',
  method: 'GET',
  path: '/api/cart',
  auth: 'user',
  summary: 'The cart at the prices of now',
  response: cart,
});

export const addToCart = defineOperation({
  id: 'addToCart',
  method: 'POST',
  path: '/api/add-to-cart',
  auth: 'user',
  suspended: 'refused',
  summary: 'Put a product in, or more of it',
  body: describeInput('AddToCartInput', addToCartInput, 'A product, and how many more of it.', {
    product_id: product,
    quantity: ['How many more', 1],
  }),
  response: cart,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'NOT_FOUND'],
});

export const updateCartItem = defineOperation({
  id: 'updateCartItem',
  method: 'PUT',
  path: '/api/update-cart-item',
  auth: 'user',
  suspended: 'refused',
  summary: 'Set how many pieces',
  body: describeInput('UpdateCartItemInput', updateCartItemInput, 'A line, and how many it shall have.', {
    item_id: line,
    quantity: ['How many in all', 2],
  }),
  response: cart,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'NOT_FOUND'],
});

export const removeFromCart = defineOperation({
  id: 'removeFromCart',
  method: 'DELETE',
  path: '/api/remove-from-cart',
  auth: 'user',
  suspended: 'may',
  summary: 'Take an item out',
  body: describeInput('RemoveFromCartInput', removeFromCartInput, 'A line.', { item_id: line }),
  response: cart,
  refuses: ['NOT_FOUND'],
});

export const clearCart = defineOperation({
  id: 'clearCart',
  method: 'POST',
  path: '/api/clear-cart',
  auth: 'user',
  suspended: 'may',
  summary: 'Empty the cart',
  response: cart,
});
