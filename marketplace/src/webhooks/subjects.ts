import { productSoldOut } from '@besesaka/schema/catalog/events.ts';
import { messageAdded } from '@besesaka/schema/chat/events.ts';
import { orderPlaced } from '@besesaka/schema/orders/events.ts';
import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { payoutChanged } from '@besesaka/schema/payouts/shop-money/events.ts';
import { reviewWritten } from '@besesaka/schema/reviews/events.ts';
import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import type { WebhookEvent } from '@besesaka/schema/webhooks/events.ts';
import type { z } from 'zod';

/** What an event is about; null if the endpoint does not get it. */
export function subjectOf(type: WebhookEvent, payload: unknown): string | null {
  return readers[type](payload);
}

const order = reader(orderPlaced.payload, ({ order }) => `order ${order.order_id}`);

const readers: Record<WebhookEvent, (payload: unknown) => string | null> = {
  'order.placed': order,
  'order.changed': order,
  // The user's own messages are in the log as well.
  'message.received': reader(messageAdded.payload, ({ message, conversation }) =>
    message.sender_type === conversation.viewer_is ? null : `conversation ${message.conversation_id}`,
  ),
  'review.written': reader(reviewWritten.payload, ({ review }) => `review ${review.id}`),
  'payment.changed': reader(paymentChanged.payload, ({ payment }) => `payment ${payment.reference}`),
  'payout.changed': reader(payoutChanged.payload, ({ payout }) => `payout ${payout.id}`),
  'verification.changed': reader(verificationChanged.payload, ({ shop_id }) => `shop ${shop_id}`),
  'product.sold_out': reader(productSoldOut.payload, ({ product }) => `product ${product.id}`),
};

/** An event of another version has no subject, so it is skipped. */
function reader<S extends z.ZodType>(payload: S, subject: (read: z.output<S>) => string | null) {
  return (given: unknown): string | null => {
    const { data } = payload.safeParse(given);
    return data ? subject(data) : null;
  };
}
