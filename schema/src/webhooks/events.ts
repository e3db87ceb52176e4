import { productSoldOut } from '#catalog/events.ts';
import { messageAdded } from '#chat/events.ts';
import { orderChanged, orderPlaced } from '#orders/events.ts';
import { paymentChanged } from '#payments/events.ts';
import { reviewWritten } from '#reviews/events.ts';
import { verificationChanged } from '#shops/events.ts';

/** The events that an endpoint can choose. */
export const webhookEvents = [
  'order.placed',
  'order.changed',
  'message.received',
  'review.written',
  'payment.changed',
  'verification.changed',
  'product.sold_out',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, to try an endpoint. */
export const testEvent = 'endpoint.test' as const;

/** The event of the user's log that each is made from. */
export const loggedAs: Record<WebhookEvent, string> = {
  'order.placed': orderPlaced.type,
  'order.changed': orderChanged.type,
  'message.received': messageAdded.type,
  'review.written': reviewWritten.type,
  'payment.changed': paymentChanged.type,
  'verification.changed': verificationChanged.type,
  'product.sold_out': productSoldOut.type,
};

export const deliveryStates = ['waiting', 'delivered', 'expired'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `unproven`: no test has succeeded yet. `stopped`: it failed for too long, or the account was secured. */
export const endpointStates = ['unproven', 'active', 'paused', 'stopped'] as const;
export type EndpointState = (typeof endpointStates)[number];
