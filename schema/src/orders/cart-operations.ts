import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { addToCartInput, removeFromCartInput, updateCartItemInput } from './inputs.ts';
import { orderParams } from './order-params.ts';
import { boughtAgain, cart } from './resources.ts';

const buying = group({ auth: 'user', scope: 'orders:write', suspended: 'refused' });

export const readCart = defineOperation({
  id: 'readCart',
  method: 'GET',
  path: '/api/cart',
  auth: 'user',
  scope: 'orders:read',
  summary: 'Get the cart with current prices',
  response: cart,
});

export const addToCart = buying({
  id: 'addToCart',
  method: 'POST',
  path: '/api/add-to-cart',
  limit: '120 changes of the cart a minute',
  summary: 'Add a product to the cart, or increase its quantity',
  body: addToCartInput,
  idempotent: true,
  response: cart,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'NOT_FOUND'],
});

export const buyAgain = buying({
  id: 'buyAgain',
  method: 'POST',
  path: '/api/orders/{order_id}/buy-again',
  limit: '120 changes of the cart a minute',
  summary:
    "Put the products of one of the user's orders into the cart, each at least in the quantity of the order; those that are not available are left out",
  params: orderParams,
  response: boughtAgain,
  refuses: ['NOT_FOUND'],
});

export const updateCartItem = buying({
  id: 'updateCartItem',
  method: 'PUT',
  path: '/api/update-cart-item',
  limit: '120 changes of the cart a minute',
  summary: 'Set the quantity of a cart item',
  unversioned: 'one quantity of one line',
  body: updateCartItemInput,
  response: cart,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'NOT_FOUND'],
});

export const removeFromCart = buying({
  id: 'removeFromCart',
  method: 'DELETE',
  path: '/api/remove-from-cart',
  suspended: 'may',
  limit: '120 changes of the cart a minute',
  summary: 'Remove an item from the cart',
  body: removeFromCartInput,
  response: cart,
  refuses: ['NOT_FOUND'],
});

export const clearCart = buying({
  id: 'clearCart',
  method: 'POST',
  path: '/api/clear-cart',
  suspended: 'may',
  limit: '120 changes of the cart a minute',
  summary: 'Empty the cart',
  response: cart,
});
