import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { order } from './resources.ts';

/** Sent to the seller with the whole order, so that the list can show it without a request. */
export const orderPlaced = eventKind('order.placed', 'orders:read', z.object({ order }), 2);

/** Sent to buyer and seller, each with their own view of the order. */
export const orderChanged = eventKind('order.changed', 'orders:read', z.object({ order }), 2);

/** Sent to the cart's owner with the new counts; an open cart page reads the rest. */
export const cartChanged = eventKind(
  'cart.changed',
  'orders:read',
  z.object({ item_count: z.number().int(), version: z.number().int() }),
);
