import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { refundInput } from '@besesaka/schema/payments/inputs.ts';
import { payment, refund } from '@besesaka/schema/payments/resources.ts';
import { z } from '@hono/zod-openapi';
import { keepPayment } from '#payments/refunds/keep-payment.ts';
import { refundPayment } from '#payments/refunds/refund-payment.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { idempotencyHeaders } from '#platform/idempotency/answer-once.ts';

const params = pathParam('reference', z.string().max(100), 'Under which the provider knows it', examples.payment);

const giveBack = jsonRoute(
  {
    method: 'post',
    path: '/api/admin/payments/{reference}/refund',
    id: 'refundPayment',
    suspended: 'refused',
    summary: 'For admins: give a payment back, all that is left of it; what it bought ends when the money is back',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED'],
    answer: refund,
  },
  { params, headers: idempotencyHeaders, ...jsonBody(refundInput) },
);

const keep = jsonRoute(
  {
    method: 'post',
    path: '/api/admin/payments/{reference}/keep',
    id: 'keepPayment',
    suspended: 'refused',
    summary: 'For admins: let what a payment bought go on, though the provider gave a part of it back',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'REFUSED'],
    answer: payment,
  },
  { params },
);

export function paymentAdminRoutes(): Router {
  const router = createRouter();
  router.openapi(keep, async (c) => c.json(await keepPayment({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(giveBack, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const input = { ...c.req.valid('json'), ...c.req.valid('param'), key };
    return c.json(await refundPayment({ ctx: c.get('ctx'), input }), 200);
  });
  return router;
}
