import * as operations from '@besesaka/schema/orders/cart-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { addToCart } from './add-to-cart.ts';
import { buyAgain } from './buy-again.ts';
import { readCart } from './read-cart.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';
import { updateCartItem } from './update-cart-item.ts';

/** Every change returns the whole new cart. */
export function cartRoutes(): Route[] {
  return [
    route(operations.readCart, readCart),
    route(operations.addToCart, addToCart),
    route(operations.buyAgain, buyAgain),
    route(operations.updateCartItem, updateCartItem),
    route(operations.removeFromCart, removeFromCart),
    route(operations.clearCart, clearCart),
  ];
}
