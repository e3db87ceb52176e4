import { productSoldOut } from '@besesaka/schema/catalog/events.ts';
import { messageAdded } from '@besesaka/schema/chat/events.ts';
import { orderPlaced } from '@besesaka/schema/orders/events.ts';
import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { payoutChanged } from '@besesaka/schema/payouts/shop-money/events.ts';
import { reviewWritten } from '@besesaka/schema/reviews/events.ts';
import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import type { WebhookEvent } from '@besesaka/schema/webhooks/events.ts';
import type { z } from 'zod';

export interface Subject {
  /** The events about one subject go out one after the other. */
  subject: string;
  /** The page of the site that shows it. */
  path: string;
}

/** What an event is about; null if the endpoint does not get it. */
export function subjectOf(type: WebhookEvent, payload: unknown): Subject | null {
  return readers[type](payload);
}

const order = reader(orderPlaced.payload, ({ order }) => ({
  subject: `order ${order.order_id}`,
  path: `/dashboard/orders/${order.order_id}`,
}));

const readers: Record<WebhookEvent, (payload: unknown) => Subject | null> = {
  'order.placed': order,
  'order.changed': order,
  // The user's own messages are in the log as well.
  'message.received': reader(messageAdded.payload, ({ message, conversation }) =>
    message.sender_type === conversation.viewer_is
      ? null
      : { subject: `conversation ${message.conversation_id}`, path: `/chat/${message.conversation_id}` },
  ),
  'review.written': reader(reviewWritten.payload, ({ review }) => ({
    subject: `review ${review.id}`,
    path: '/dashboard/shop/reviews',
  })),
  'payment.changed': reader(paymentChanged.payload, ({ payment: { reference } }) => ({
    subject: `payment ${reference}`,
    path: `/payments/callback?reference=${reference}`,
  })),
  'payout.changed': reader(payoutChanged.payload, ({ payout: { id } }) => ({
    subject: `payout ${id}`,
    path: `/dashboard/shop/money/payouts/${id}`,
  })),
  'verification.changed': reader(verificationChanged.payload, ({ shop_id }) => ({
    subject: `shop ${shop_id}`,
    path: '/dashboard/shop',
  })),
  'product.sold_out': reader(productSoldOut.payload, ({ product: { id, slug } }) => ({
    subject: `product ${id}`,
    path: `/products/${slug}`,
  })),
};

/** An event of another version has no subject, so it is skipped. */
function reader<S extends z.ZodType>(payload: S, subject: (read: z.output<S>) => Subject | null) {
  return (given: unknown): Subject | null => {
    const { data } = payload.safeParse(given);
    return data ? subject(data) : null;
  };
}
