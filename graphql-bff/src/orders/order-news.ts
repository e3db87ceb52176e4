import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { Order } from './order.ts';

export const OrderPlaced = inboxType(orderPlaced, 'OrderPlaced', {
  description: "A new order in the viewer's shop.",
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The new order.',
      resolve: ({ payload }) => payload.order,
    }),
  }),
});

export const OrderChanged = inboxType(orderChanged, 'OrderChanged', {
  description: 'A change of an order that the viewer placed or received.',
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: 'The order after the change.',
      resolve: ({ payload }) => payload.order,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  orderPlaced: t.field({
    description: "New orders in the viewer's shop, from now on.",
    ...liveKind(OrderPlaced),
  }),
  orderChanged: t.field({
    description: 'Changes of orders that the viewer placed or received, from now on.',
    ...liveKind(OrderChanged),
  }),
}));
