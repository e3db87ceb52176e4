import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Order } from './order.ts';

export const OrderPlaced = inboxType('OrderPlaced', {
  description: "A new order in the viewer's shop.",
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The new order.',
      resolve: (event) => payloadOf(orderPlaced, event).order,
    }),
  }),
});

export const OrderChanged = inboxType('OrderChanged', {
  description: 'A change of an order that the viewer placed or received.',
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The order after the change.',
      resolve: (event) => payloadOf(orderChanged, event).order,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  orderPlaced: t.field({
    type: OrderPlaced,
    description: "New orders in the viewer's shop, from now on.",
    ...liveKind(orderPlaced),
    resolve: (event) => event,
  }),
  orderChanged: t.field({
    type: OrderChanged,
    description: 'Changes of orders that the viewer placed or received, from now on.',
    ...liveKind(orderChanged),
    resolve: (event) => event,
  }),
}));
