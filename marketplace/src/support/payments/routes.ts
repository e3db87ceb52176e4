import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import {
  adminPayment,
  adminPaymentList,
  adminPaymentsQuery,
  ledgerBalances,
} from '@besesaka/schema/support/payments.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonRoute, type Router } from '#platform/http/router.ts';
import { listPayments } from './list-payments.ts';
import { readLedger } from './read-ledger.ts';
import { readAdminPayment } from './read-payment.ts';

const list = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/payments', id: 'listPayments', answer: adminPaymentList },
    ...{ login: 'needed', refuses: ['FORBIDDEN'] },
    summary: 'For admins: payments, those that are held first; each search is audited',
  },
  { query: adminPaymentsQuery },
);
const read = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/payments/{reference}', id: 'readAdminPayment', answer: adminPayment },
    ...{ login: 'needed', refuses: ['FORBIDDEN', 'NOT_FOUND'] },
    summary: 'For admins: a payment, what the provider said, its lines of the books; each look is audited',
  },
  { params: pathParam('reference', z.string().max(100), 'Under which the provider knows it', examples.payment) },
);
const balance = jsonRoute({
  ...{ method: 'get', path: '/api/admin/ledger', id: 'readLedger', answer: ledgerBalances },
  ...{ login: 'needed', refuses: ['FORBIDDEN'] },
  summary: 'For admins: what each account of the books holds; each look is audited',
});

export function paymentDeskRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listPayments({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) =>
    c.json(await readAdminPayment({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  router.openapi(balance, async (c) => c.json(await readLedger({ ctx: c.get('ctx') }), 200));
  return router;
}
