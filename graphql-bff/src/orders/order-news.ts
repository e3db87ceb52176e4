import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Order } from './order.ts';

export const OrderPlaced = inboxType('OrderPlaced', {
  description: 'Somebody ordered from your shop.',
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The new order.',
      resolve: (event) => payloadOf(orderPlaced, event).order,
    }),
  }),
});

export const OrderChanged = inboxType('OrderChanged', {
  description: 'An order that you placed or received changed.',
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The order as it was then.',
      resolve: (event) => payloadOf(orderChanged, event).order,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  orderPlaced: t.field({
    type: OrderPlaced,
    description: 'Orders that your shop receives from now on.',
    ...liveKind(orderPlaced),
    resolve: (event) => event,
  }),
  orderChanged: t.field({
    type: OrderChanged,
    description: 'Changes of the orders that you placed or received, from now on.',
    ...liveKind(orderChanged),
    resolve: (event) => event,
  }),
}));
