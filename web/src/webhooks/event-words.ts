import type { WebhookEventKind } from '#gql/graphql.ts';

export const eventWords: Record<WebhookEventKind, string> = {
  ORDER_PLACED: 'New order',
  ORDER_CHANGED: 'Order changed',
  MESSAGE_RECEIVED: 'New message',
  REVIEW_WRITTEN: 'New review',
  PAYMENT_CHANGED: 'Payment changed',
  PAYOUT_CHANGED: 'Payout changed',
  VERIFICATION_CHANGED: 'Verification changed',
  PRODUCT_SOLD_OUT: 'Product sold out',
};

/** A table whose keys are all events, in this order. */
export const allEvents = Object.keys(eventWords) as WebhookEventKind[];
