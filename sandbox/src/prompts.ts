import { Hono } from 'hono';
import { z } from 'zod';
import { messagePage, phonePage } from './page.ts';
import type { Settling } from './settling.ts';
import { shapeOf } from './shape.ts';
import { rightCode } from './test-wallets.ts';
import { refundOutcome, type Transaction, type Transactions } from './transactions.ts';

const chargeInput = z.object({
  email: z.email(),
  amount: z.coerce.number().int().positive(),
  currency: z.literal('GHS').default('GHS'),
  reference: z.string().regex(/^[\w.=-]+$/),
  metadata: z.unknown().optional(),
  mobile_money: z.object({
    phone: z.string().regex(/^0\d{9}$/, 'Invalid phone number'),
    provider: z.enum(['mtn', 'vod', 'atl'], 'Invalid provider'),
  }),
});
const codeInput = z.object({ otp: z.string(), reference: z.string() });
const choice = z.object({
  outcome: z.enum(['approve', 'decline', 'code']),
  webhook: z.coerce.number().default(1),
  refund: refundOutcome.default('succeeds'),
});

/** Like the provider's test number: its owner confirms at once. */
const willingPhone = '0551234987';
const promptMs = 180_000;
const willingMs = 250;

interface Deps {
  transactions: Transactions;
  settling: Settling;
  now: () => number;
}

/** Charges of wallets, whose owner confirms on a phone: the tester, on a page that shows all open prompts. */
export function createPrompts({ transactions, settling, now }: Deps) {
  const isOpen = ({ wallet, status }: Transaction) =>
    wallet !== null && (status === 'pending' || status === 'send_otp');

  /** Ends a prompt whose time is over. */
  function current(one: Transaction): Transaction {
    if (isOpen(one) && one.settlesAt === null && now() > (one.wallet?.expiresAt ?? 0))
      transactions.change(one, { status: 'timeout', answer: 'Timed out' });
    return one;
  }

  function approve(one: Transaction, ms = 0): void {
    const { amount, currency, metadata } = one;
    transactions.change(one, { paid: { amount, currency, metadata } });
    settling.succeedIn(one, ms);
  }

  const api = new Hono();
  api.post('/charge', async (c) => {
    const request = chargeInput.safeParse(await c.req.json().catch(() => null));
    if (!request.success)
      return c.json({ status: false, message: z.prettifyError(request.error), code: 'invalid_params' }, 400);
    const { mobile_money: wallet, metadata = null, ...rest } = request.data;
    const one = transactions.open({ ...rest, metadata, callbackUrl: '' });
    if (!one)
      return c.json({ status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' }, 400);
    const prompt = { channel: 'mobile_money', wallet: { ...wallet, expiresAt: now() + promptMs } };
    transactions.change(one, { ...prompt, status: 'pending', webhookCount: 1 });
    if (wallet.phone === willingPhone) approve(one, willingMs);
    return c.json({ status: true, message: 'Charge attempted', data: chargeShape(one) });
  });
  api.get('/charge/:reference', (c) => {
    const one = transactions.find(c.req.param('reference'));
    if (!one) return c.json({ status: false, message: 'Transaction not found', code: 'transaction_not_found' }, 404);
    return c.json({ status: true, message: 'Reference check successful', data: chargeShape(current(one)) });
  });
  api.post('/charge/submit_otp', async (c) => {
    const request = codeInput.safeParse(await c.req.json().catch(() => null));
    const one = request.success ? transactions.find(request.data.reference) : null;
    if (!request.success || !one || current(one).status !== 'send_otp')
      return c.json({ status: false, message: 'No code is expected', code: 'invalid_params' }, 400);
    if (request.data.otp === rightCode) approve(one);
    return c.json({ status: true, message: 'Charge attempted', data: chargeShape(one) });
  });

  return { api, pages: createPhone({ transactions, isOpen, current, approve }) };
}

interface Phone extends Pick<Deps, 'transactions'> {
  isOpen: (one: Transaction) => boolean;
  current: (one: Transaction) => Transaction;
  approve: (one: Transaction) => void;
}

/** The pages on which the tester confirms, declines or asks for a code. */
function createPhone({ transactions, isOpen, current, approve }: Phone): Hono {
  const pages = new Hono();
  pages.get('/phone', (c) => c.html(phonePage(transactions.list().map(current).filter(isOpen))));
  pages.post('/phone/:code', async (c) => {
    const one = transactions.byAccessCode(c.req.param('code'));
    const chosen = choice.safeParse(Object.fromEntries(await c.req.formData().catch(() => new FormData())));
    if (!one || !chosen.success) return c.html(messagePage('That was not understood.'), 400);
    const { outcome, webhook: webhookCount, refund } = chosen.data;
    if (isOpen(current(one))) {
      transactions.change(one, { webhookCount, refundOutcome: refund });
      if (outcome === 'approve') approve(one);
      if (outcome === 'decline') transactions.change(one, { status: 'failed', answer: 'Declined by the payer' });
      if (outcome === 'code') transactions.change(one, { status: 'send_otp' });
    }
    return c.redirect('../phone', 303);
  });
  return pages;
}

function chargeShape(one: Transaction) {
  const text =
    one.status === 'send_otp'
      ? `Enter the code ${rightCode} that was sent to ${one.wallet?.phone}.`
      : 'Please confirm on your phone with your PIN.';
  const isOpen = one.status === 'pending' || one.status === 'send_otp';
  return { ...shapeOf(one), ...(isOpen && { display_text: text }) };
}
