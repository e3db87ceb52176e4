import { addToCartInput, removeFromCartInput, updateCartItemInput } from '@besesaka/schema/orders/inputs.ts';
import { cart } from '@besesaka/schema/orders/resources.ts';
import { jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { addToCart } from './add-to-cart.ts';
import { clearCart } from './clear-cart.ts';
import { readCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { updateCartItem } from './update-cart-item.ts';

const read = jsonRoute({
  method: 'get',
  path: '/api/cart',
  id: 'readCart',
  summary: 'The cart at the prices of now',
  login: 'needed',
  answer: cart,
});
const add = jsonRoute(
  {
    method: 'post',
    path: '/api/add-to-cart',
    id: 'addToCart',
    suspended: 'refused',
    summary: 'Put a product in, or more of it',
    login: 'needed',
    refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'FORBIDDEN', 'NOT_FOUND'],
    answer: cart,
  },
  jsonBody(addToCartInput),
);
const update = jsonRoute(
  {
    method: 'put',
    path: '/api/update-cart-item',
    id: 'updateCartItem',
    suspended: 'refused',
    summary: 'Set how many pieces',
    login: 'needed',
    refuses: ['REFUSED', 'INSUFFICIENT_STOCK', 'NOT_FOUND'],
    answer: cart,
  },
  jsonBody(updateCartItemInput),
);
const remove = jsonRoute(
  {
    method: 'delete',
    path: '/api/remove-from-cart',
    id: 'removeFromCart',
    suspended: 'may',
    summary: 'Take an item out',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: cart,
  },
  jsonBody(removeFromCartInput),
);
const clear = jsonRoute({
  method: 'post',
  path: '/api/clear-cart',
  id: 'clearCart',
  suspended: 'may',
  summary: 'Empty the cart',
  login: 'needed',
  answer: cart,
});

/** Every change answers with the whole new cart. */
export function addCartRoutes(router: Router): void {
  router.openapi(read, async (c) => c.json(await readCart({ ctx: c.get('ctx') }), 200));
  router.openapi(add, async (c) => c.json(await addToCart({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200));
  router.openapi(update, async (c) =>
    c.json(await updateCartItem({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(remove, async (c) =>
    c.json(await removeFromCart({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(clear, async (c) => c.json(await clearCart({ ctx: c.get('ctx') }), 200));
}
