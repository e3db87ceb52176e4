import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { orderAction, orderActor } from './limits.ts';
import { order } from './resources.ts';

/** Has the whole order, so that the seller's list can show it without a request. */
export const orderPlaced = eventKind(
  'order.placed',
  'orders:read',
  resource('OrderPlaced', "A new order in the user's shop.", { order: describe(order, 'The new order') }),
  2,
);

/** Sent to buyer and seller, each with their own view of the order. */
export const orderChanged = eventKind(
  'order.changed',
  'orders:read',
  resource('OrderChanged', 'A change of an order that the user placed or received.', {
    order: describe(order, 'The order after the change'),
    action: describe(
      oneOf(orderAction).nullable(),
      'What was done; null for a new order, and for what a timer did',
      'accept',
    ),
    by: describe(oneOf(orderActor), 'Who did it', 'seller'),
  }),
  3,
);

/** An open cart page reads the rest. */
export const cartChanged = eventKind(
  'cart.changed',
  'orders:read',
  resource('CartChanged', "The user's cart changed, on any of their devices.", {
    item_count: describe(z.number().int(), 'Number of pieces in the cart'),
    version: describe(z.number().int(), 'New version of the cart'),
  }),
);
