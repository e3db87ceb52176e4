import { z } from 'zod';
import { exampleSite } from '#kernel/programs/whole-addresses.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { type DeliveryEvent, loggedAs, testEvent, webhookEvent } from './events.ts';

const test = resource('WebhookTest', "Proves that the address is its owner's.", {
  challenge: describe(z.string(), 'The answer repeats it', '6f1c0d5e9a4b47b28e0f6c1d2a3b4c5d'),
});

const examplePages: Record<DeliveryEvent, string> = {
  'order.placed': `/dashboard/orders/${examples.order}`,
  'order.changed': `/dashboard/orders/${examples.order}`,
  'message.received': `/chat/${examples.conversation}`,
  'review.written': '/dashboard/shop/reviews',
  'payment.changed': `/payments/callback?reference=${examples.payment}`,
  'payout.changed': `/dashboard/shop/money/payouts/${examples.payout}`,
  'verification.changed': '/dashboard/shop',
  'product.sold_out': `/products/${examples.productSlug}`,
  [testEvent]: '/dashboard/settings?section=developer',
};

function bodyOf<const T extends DeliveryEvent, Data extends z.ZodType>(type: T, data: Data) {
  const name = type.replaceAll(/(?:^|[._])(\w)/g, (_, letter) => letter.toUpperCase());
  return resource(`${name}Webhook`, `The body of the webhook ${type}.`, {
    id: describe(z.uuid(), 'ID of the delivery, as in `webhook-id`', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
    type: describe(z.literal(type), 'The event', type),
    created_at: describe(z.iso.datetime(), 'When it happened', '2026-11-26T17:11:53.256Z'),
    url: describe(z.url(), 'The page of the site that shows it', `${exampleSite}${examplePages[type]}`),
    seq: describe(z.number().int(), "Its number in the user's log, as in the inbox", 81),
    data: describe(data, 'What the inbox carries, with whole addresses of pictures'),
  });
}

/** The body of each request to an endpoint, by the name of its event. */
export const webhookBodies = [
  ...webhookEvent.values.map((type) => ({
    type,
    summary: webhookEvent.labels[type],
    body: bodyOf(type, loggedAs[type].payload),
  })),
  { type: testEvent, summary: 'The user tries the endpoint', body: bodyOf(testEvent, test) },
];
