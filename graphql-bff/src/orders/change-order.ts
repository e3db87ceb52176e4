import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { changeOrder, labelOrder, placeCart, placeProduct, settleAttempt } from '@besesaka/schema/orders/operations.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { Order } from './order.ts';

mutation(placeCart, { orders: 'orders' }, { needsKey: true });
mutation(placeProduct, { orders: 'orders' }, { needsKey: true });
mutation(settleAttempt, { orders: 'orders' }, { as: 'settleOrderAttempt' });
mutation(changeOrder, { order: Order });
mutation(labelOrder, { order: Order });

export const OrderPlaced = inboxEvent(orderPlaced);
export const OrderChanged = inboxEvent(orderChanged);

builder.subscriptionFields((t) => ({
  orderPlaced: t.field({
    description: "New orders in the user's shop, from now on.",
    ...liveKind(OrderPlaced),
  }),
  orderChanged: t.field({
    description: 'Changes of orders that the user placed or received, from now on.',
    ...liveKind(OrderChanged),
  }),
}));
