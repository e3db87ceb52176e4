import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { paymentInput, verifyInput } from '@besesaka/schema/payments/inputs.ts';
import { payment, paymentStarted, paymentVerification, receipt } from '@besesaka/schema/payments/resources.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { idempotencyHeaders } from '#platform/idempotency/answer-once.ts';
import { readPayment } from './read-payment.ts';
import { readReceipt } from './receipts.ts';
import { startPayment } from './start-payment.ts';
import { takeWebhook } from './take-webhook.ts';
import { verifyPayment } from './verify-payment.ts';

const initialize = jsonRoute(
  {
    method: 'post',
    path: '/api/payments/initialize',
    id: 'startPayment',
    suspended: 'refused',
    summary: "Begin to pay for something: answers the provider's page",
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED', 'EMAIL_UNCONFIRMED'],
    answer: paymentStarted,
  },
  { headers: idempotencyHeaders, ...jsonBody(paymentInput) },
);
const verify = jsonRoute(
  {
    method: 'post',
    path: '/api/payments/verify',
    id: 'verifyPayment',
    suspended: 'may',
    summary: 'Ask what became of a payment; repeat it while the status is pending',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: paymentVerification,
  },
  jsonBody(verifyInput),
);
const read = jsonRoute(
  {
    method: 'get',
    path: '/api/payments/{reference}',
    id: 'readPayment',
    summary: 'One of your payments',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: payment,
  },
  { params: pathParam('reference', z.string().max(100), 'Under which the provider knows it', examples.payment) },
);
const readOne = jsonRoute(
  {
    method: 'get',
    path: '/api/receipts/{number}',
    id: 'readReceipt',
    summary: 'One of your receipts',
    login: 'needed',
    refuses: ['NOT_FOUND'],
    answer: receipt,
  },
  {
    params: pathParam(
      'number',
      z.coerce
        .number()
        .int()
        .min(1)
        .max(2 ** 31 - 1),
      'Its number',
      1042,
    ),
  },
);
const webhook = jsonRoute(
  {
    method: 'post',
    path: '/api/payments/webhook',
    id: 'takeWebhook',
    suspended: 'may',
    summary: 'For the payment provider: what it tells by itself, signed in x-paystack-signature',
    isUntold: true,
    answer: z.object({ received: z.literal(true) }),
  },
  {
    headers: z.object({ 'x-paystack-signature': z.string().optional() }),
    ...jsonBody(z.record(z.string(), z.unknown())),
  },
);

export function paymentRoutes(): Router {
  const router = createRouter();
  router.openapi(initialize, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await startPayment({ ctx: c.get('ctx'), input: { ...c.req.valid('json'), key } }), 200);
  });
  router.openapi(verify, async (c) =>
    c.json(await verifyPayment({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(webhook, async (c) => {
    const signature = c.req.valid('header')['x-paystack-signature'];
    await takeWebhook({ ctx: c.get('ctx'), input: { raw: await c.req.text(), signature } });
    return c.json({ received: true as const }, 200);
  });
  router.openapi(read, async (c) => c.json(await readPayment({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(readOne, async (c) =>
    c.json(await readReceipt({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  return router;
}
