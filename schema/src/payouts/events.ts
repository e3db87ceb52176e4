import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { orderMoney } from './resources.ts';

/** Sent to buyer and seller, each with their own view. */
export const orderMoneyChanged = eventKind(
  'order.money-changed',
  'orders:read',
  resource('OrderMoneyChanged', 'The money of an order changed, or a payment of it moved on.', {
    money: describe(orderMoney, 'The money after the change'),
  }),
);
