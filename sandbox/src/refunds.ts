import { Hono } from 'hono';
import { z } from 'zod';
import { banks } from './banks.ts';
import { refundEvent, refundShape } from './shape.ts';
import type { Refund, Transaction, Transactions } from './transactions.ts';
import type { Webhooks } from './webhooks.ts';

const refundInput = z.object({
  transaction: z.coerce.string(),
  amount: z.coerce.number().int().positive().optional(),
  customer_note: z.string().optional(),
  merchant_note: z.string().optional(),
});

const retryInput = z.object({
  refund_account_details: z.object({
    currency: z.literal('GHS'),
    account_number: z.string().regex(/^0\d{9}$/),
    bank_id: z.enum(banks.map(({ id }) => String(id))),
  }),
});

interface Deps {
  transactions: Transactions;
  webhooks: Webhooks;
  now: () => number;
}

/** The delay between two states of a refund. The real provider takes days. */
const stepMs = 200;

interface RefundRequest {
  /** By default, all that is left. */
  amount?: number | undefined;
  customerNote: string | null;
  merchantNote: string | null;
}

const lastStates = {
  succeeds: 'processed',
  fails: 'failed',
  'needs attention': 'needs-attention',
  'stays pending': 'processed',
} as const;

/** Refunds: the routes of the API, and the states that follow. */
export function createRefunds({ transactions, webhooks, now }: Deps) {
  function advance(one: Transaction, refund: Refund, status: Refund['status']): void {
    transactions.changeRefund(refund, { status, refundedAt: status === 'processed' ? now() : null });
    webhooks.send(`refund.${status}`, refundEvent(one, refund), one.webhookCount);
    scheduleNext(one, refund);
  }

  function scheduleNext(one: Transaction, refund: Refund): void {
    if (one.refundOutcome === 'stays pending' && !refund.isRetried) return;
    if (refund.status === 'pending') webhooks.later(stepMs, () => advance(one, refund, 'processing'));
    const last = refund.isRetried ? 'processed' : lastStates[one.refundOutcome];
    if (refund.status === 'processing') webhooks.later(stepMs, () => advance(one, refund, last));
  }

  // Continues the refunds that a restart interrupted.
  for (const one of transactions.list()) for (const refund of one.refunds) scheduleNext(one, refund);

  function requestRefund(one: Transaction, request: RefundRequest): { refund: Refund } | { fault: string } {
    const left = leftOf(one);
    const amount = request.amount ?? left;
    const fault = faultOf(one, left, amount);
    if (fault) return { fault };
    const refund = transactions.refund(one, { ...request, amount });
    webhooks.send('refund.pending', refundEvent(one, refund), one.webhookCount);
    scheduleNext(one, refund);
    return { refund };
  }

  const api = new Hono();
  api.post('/refund', async (c) => {
    const request = refundInput.safeParse(await c.req.json().catch(() => null));
    if (!request.success)
      return c.json({ status: false, message: z.prettifyError(request.error), code: 'invalid_params' }, 400);
    const one = byReferenceOrId(transactions, request.data.transaction);
    if (!one) return c.json({ status: false, message: 'Transaction not found', code: 'transaction_not_found' }, 404);
    const { amount, customer_note: customerNote = null, merchant_note: merchantNote = null } = request.data;
    const answer = requestRefund(one, { amount, customerNote, merchantNote });
    if ('fault' in answer) return c.json({ status: false, message: answer.fault, code: 'invalid_transaction' }, 400);
    const data = refundShape(one, answer.refund);
    return c.json({ status: true, message: 'Refund has been queued for processing', data });
  });
  api.post('/refund/retry_with_customer_details/:id', async (c) => {
    const request = retryInput.safeParse(await c.req.json().catch(() => null));
    const { one, refund } = findRefund(transactions, c.req.param('id'));
    if (!one || !refund) return c.json({ status: false, message: 'Refund not found', code: 'refund_not_found' }, 404);
    if (!request.success || refund.status !== 'needs-attention')
      return c.json({ status: false, message: 'Refund cannot be retried', code: 'invalid_params' }, 400);
    transactions.changeRefund(refund, { status: 'processing', isRetried: true });
    webhooks.send('refund.processing', refundEvent(one, refund), one.webhookCount);
    scheduleNext(one, refund);
    return c.json({ status: true, message: 'Refund retried', data: refundShape(one, refund) });
  });
  api.get('/refund', (c) => {
    const reference = c.req.query('transaction');
    const found = reference === undefined ? transactions.list() : [transactions.byId(reference) ?? []].flat();
    const data = found.flatMap((one) => one.refunds.map((refund) => refundShape(one, refund))).reverse();
    return c.json({ status: true, message: 'Refunds retrieved', data, meta: { total: data.length } });
  });
  return { api, requestRefund };
}

export type Refunds = ReturnType<typeof createRefunds>;

function byReferenceOrId(transactions: Transactions, reference: string): Transaction | null {
  return transactions.find(reference) ?? transactions.byId(reference);
}

function findRefund(transactions: Transactions, refundId: string) {
  const isIt = ({ id }: Refund) => String(id) === refundId;
  const one = transactions.list().find(({ refunds }) => refunds.some(isIt));
  return { one, refund: one?.refunds.find(isIt) };
}

export function leftOf({ paid, refunds }: Transaction): number {
  const refunded = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  return (paid?.amount ?? 0) - refunded;
}

function faultOf(one: Transaction, left: number, amount: number): string | null {
  if (one.status !== 'success') return 'Transaction has not been paid';
  if (left === 0) return 'Transaction has been fully reversed';
  return amount > left ? 'Refund amount cannot be more than the transaction amount' : null;
}
