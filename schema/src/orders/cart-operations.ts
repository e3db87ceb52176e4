import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput } from '#kernel/reference/words.ts';
import { addToCartInput, removeFromCartInput, updateCartItemInput } from './inputs.ts';
import { orderParams } from './order-params.ts';
import { boughtAgain, cart } from './resources.ts';

const product = ['ID of the product', examples.product] as const;
const variant = ['ID of the variant; required if the product has variants', examples.variant] as const;
const line = ['ID of the cart item', examples.line] as const;

export const readCart = defineOperation({
  id: 'readCart',
  method: 'GET',
  path: '/api/cart',
  auth: 'user',
  scope: 'orders:read',
  summary: 'Get the cart with current prices',
  response: cart,
});

export const addToCart = defineOperation({
  id: 'addToCart',
  method: 'POST',
  path: '/api/add-to-cart',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '120 changes of the cart a minute',
  summary: 'Add a product to the cart, or increase its quantity',
  body: describeInput(
    'AddToCartInput',
    addToCartInput,
    'A product and a quantity to add.',
    {
      product_id: product,
      variant_id: variant,
      quantity: ['Quantity to add', 1],
    },
    ['variant_id'],
  ),
  idempotent: true,
  response: cart,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'NOT_FOUND'],
});

export const buyAgain = defineOperation({
  id: 'buyAgain',
  method: 'POST',
  path: '/api/orders/{order_id}/buy-again',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '120 changes of the cart a minute',
  summary:
    "Put the products of one of the user's orders into the cart again; those that are not available are left out",
  params: orderParams,
  response: boughtAgain,
  refuses: ['NOT_FOUND'],
});

export const updateCartItem = defineOperation({
  id: 'updateCartItem',
  method: 'PUT',
  path: '/api/update-cart-item',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'refused',
  limit: '120 changes of the cart a minute',
  summary: 'Set the quantity of a cart item',
  unversioned: 'one quantity of one line',
  body: describeInput('UpdateCartItemInput', updateCartItemInput, 'A cart item and its new quantity.', {
    item_id: line,
    quantity: ['New quantity', 2],
  }),
  response: cart,
  refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'NOT_FOUND'],
});

export const removeFromCart = defineOperation({
  id: 'removeFromCart',
  method: 'DELETE',
  path: '/api/remove-from-cart',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'may',
  limit: '120 changes of the cart a minute',
  summary: 'Remove an item from the cart',
  body: describeInput('RemoveFromCartInput', removeFromCartInput, 'A cart item.', { item_id: line }),
  response: cart,
  refuses: ['NOT_FOUND'],
});

export const clearCart = defineOperation({
  id: 'clearCart',
  method: 'POST',
  path: '/api/clear-cart',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'may',
  limit: '120 changes of the cart a minute',
  summary: 'Empty the cart',
  response: cart,
});
