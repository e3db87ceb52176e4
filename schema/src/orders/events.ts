import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { order } from './resources.ts';

/** To the seller: the whole order, so that the list shows it without asking. */
export const orderPlaced = eventKind('order.placed', z.object({ order }));

/** To buyer and seller, each as the one sees it. */
export const orderChanged = eventKind('order.changed', z.object({ order }));

/** To the cart's owner: the new counts; an open cart page reads the rest. */
export const cartChanged = eventKind(
  'cart.changed',
  z.object({ item_count: z.number().int(), version: z.number().int() }),
);
