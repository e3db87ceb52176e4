import { productSoldOut } from '#catalog/events.ts';
import { messageAdded } from '#chat/events.ts';
import type { EventKind } from '#kernel/events.ts';
import { choice, type ValueOf } from '#kernel/reference/choice.ts';
import { orderChanged, orderPlaced } from '#orders/events.ts';
import { paymentChanged } from '#payments/events.ts';
import { payoutChanged } from '#payouts/shop-money/events.ts';
import { reviewWritten } from '#reviews/events.ts';
import { verificationChanged } from '#shops/events.ts';

/** The events that an endpoint can choose. */
export const webhookEvent = choice('WebhookEventKind', 'An event for webhooks.', {
  'order.placed': "An order was placed in the user's shop",
  'order.changed': 'An order of the user, as buyer or seller, changed',
  'message.received': 'The user received a message',
  'review.written': "One of the user's products or the shop was reviewed",
  'payment.changed': 'A payment of the user for a plan or a campaign changed',
  'payout.changed': "A payout of the user's shop was made or changed",
  'verification.changed': "The verification of the user's shop changed",
  'product.sold_out': "An order took the last piece of one of the user's products",
});
export type WebhookEvent = ValueOf<typeof webhookEvent>;

/** Sent on request, to try an endpoint. */
export const testEvent = 'endpoint.test' as const;

/** What a delivery carries. */
export const deliveryEvent = choice('WebhookDeliveryEvent', 'The event of a delivery.', {
  ...webhookEvent.labels,
  [testEvent]: 'The user tries the endpoint',
});
export type DeliveryEvent = ValueOf<typeof deliveryEvent>;

/** The event of the user's log that each is made from. */
export const loggedAs = {
  'order.placed': orderPlaced,
  'order.changed': orderChanged,
  'message.received': messageAdded,
  'review.written': reviewWritten,
  'payment.changed': paymentChanged,
  'payout.changed': payoutChanged,
  'verification.changed': verificationChanged,
  'product.sold_out': productSoldOut,
} satisfies Record<WebhookEvent, EventKind>;

export const deliveryState = choice('WebhookDeliveryState', 'State of a delivery.', {
  waiting: 'On its way',
  delivered: 'The endpoint accepted it',
  expired: 'It waited for three days in vain',
});
export type DeliveryState = ValueOf<typeof deliveryState>;

export const endpointState = choice('WebhookEndpointState', 'State of a webhook endpoint.', {
  unproven: 'No test has succeeded yet',
  active: 'Events are sent',
  paused: 'Paused by the user',
  stopped: 'Stopped, because it failed for too long or the account was secured',
});
export type EndpointState = ValueOf<typeof endpointState>;
