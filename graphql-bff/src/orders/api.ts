import {
  addToCartInput,
  changeOrderInput,
  placeCartInput,
  placeProductInput,
  removeFromCartInput,
  settleAttemptInput,
  updateCartItemInput,
} from '@besesaka/schema/orders/inputs.ts';
import { dashboardMetrics, pickList, productDays } from '@besesaka/schema/orders/metrics.ts';
import { cart, order, orderAttempt, orderList, ordersCreated } from '@besesaka/schema/orders/resources.ts';
import { get, post, put, remove } from '#platform/rest/calls.ts';

export const readCart = get('/api/cart', cart);
export const addToCart = post('/api/add-to-cart', addToCartInput, cart);
export const updateCartItem = put('/api/update-cart-item', updateCartItemInput, cart);
export const removeFromCart = remove('/api/remove-from-cart', removeFromCartInput, cart);
export const clearCart = post('/api/clear-cart', null, cart);
export const placeCart = post('/api/orders/create', placeCartInput, ordersCreated);
export const placeProduct = post('/api/orders/single', placeProductInput, ordersCreated);
export const settleAttempt = post('/api/orders/settle', settleAttemptInput, orderAttempt);
export const readOrder = get('/api/orders/{order_id}', order);
export const listBought = get('/api/orders/user', orderList);
export const listSold = get('/api/orders/seller', orderList);
export const changeOrder = post('/api/orders/{order_id}/status', changeOrderInput, order);
export const readPickList = get('/api/dashboard/pick-list', pickList);
export const readMetrics = get('/api/dashboard/metrics', dashboardMetrics);
export const readProductDays = get('/api/dashboard/products/{slug}/days', productDays);

/** Numbers of orders are in capitals, and names beside them in the path, such as that of a list, are not. */
export function orderParams(id: string) {
  return { order_id: id.toUpperCase() };
}
