import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { checkout, orderMoney } from './resources.ts';

/** Sent to buyer and seller, each with their own view. */
export const orderMoneyChanged = eventKind(
  'order.money-changed',
  'orders:read',
  resource('OrderMoneyChanged', 'The money of an order changed, or a payment of it moved on.', {
    money: describe(orderMoney, 'The money after the change'),
  }),
);

/** Sent to the buyer, whose page waits for the payment. */
export const checkoutChanged = eventKind(
  'checkout.changed',
  'orders:read',
  resource('CheckoutChanged', 'A checkout that is paid in advance changed, or a payment of it moved on.', {
    checkout: describe(checkout, 'The checkout after the change'),
  }),
);
