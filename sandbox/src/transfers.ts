import { Hono } from 'hono';
import { z } from 'zod';
import type { Balance } from './balance.ts';
import { banks } from './banks.ts';
import { messagePage } from './page.ts';
import { rightCode, walletOf } from './test-wallets.ts';
import { numberIn, type TransferSteps, transferFee, transferShape } from './transfer-steps.ts';
import type { Transfers } from './transfer-store.ts';
import { transfersPage } from './transfers-page.ts';

const recipientInput = z.object({
  type: z.literal('mobile_money'),
  name: z.string().min(1),
  account_number: z.string().regex(/^0\d{9}$/, 'Account number is invalid'),
  bank_code: z.enum(banks.map(({ code }) => code)),
  currency: z.literal('GHS'),
});
const transferInput = z.object({
  source: z.literal('balance'),
  amount: z.number().int().positive(),
  recipient: z.string(),
  reference: z.string().regex(/^[a-z0-9_-]{16,50}$/),
  reason: z.string().default(''),
  currency: z.string().default('NGN'),
});
const codeInput = z.object({ transfer_code: z.string(), otp: z.string() });
const choice = z.object({ status: z.enum(['success', 'failed', 'reversed']) });

interface Deps {
  transfers: Transfers;
  balance: Balance;
  steps: TransferSteps;
}

/** Transfers to wallets. */
export function createTransfers({ transfers, balance, steps }: Deps): Hono {
  const api = new Hono();
  addRecipients(api);
  api.post('/transfer', async (c) => {
    const request = transferInput.safeParse(await c.req.json().catch(() => null));
    if (!request.success)
      return c.json({ status: false, message: z.prettifyError(request.error), code: 'invalid_params' }, 400);
    if (transfers.find(request.data.reference))
      return c.json({ status: false, message: 'Transfer reference already exists', code: 'duplicate_reference' }, 400);
    const to = walletOf(numberIn(request.data.recipient));
    if (to.refusal) return c.json({ status: false, ...to.refusal }, 400);
    if (request.data.currency !== 'GHS' || balance.available() < request.data.amount + transferFee)
      return c.json({ status: false, message: 'Your balance is not enough to fulfil this request' }, 400);
    const one = await steps.start(request.data);
    if (to.isAnswerLost) return c.json({ status: false, message: 'Internal error' }, 500);
    return c.json({ status: true, message: 'Transfer has been queued', data: transferShape(one) });
  });
  api.get('/transfer/:id{[0-9]+}', (c) => {
    const one = transfers.list().find(({ id }) => String(id) === c.req.param('id'));
    if (!one) return c.json({ status: false, message: 'Transfer not found', code: 'transfer_not_found' }, 404);
    return c.json({ status: true, message: 'Transfer retrieved', data: transferShape(one) });
  });
  api.get('/transfer/verify/:reference', (c) => {
    const one = transfers.find(c.req.param('reference'));
    if (!one) return c.json({ status: false, message: 'Transfer not found', code: 'transfer_not_found' }, 404);
    return c.json({ status: true, message: 'Transfer retrieved', data: transferShape(one) });
  });
  api.post('/transfer/finalize_transfer', async (c) => {
    const request = codeInput.safeParse(await c.req.json().catch(() => null));
    const one = request.success ? transfers.byCode(request.data.transfer_code) : null;
    if (!request.success || one?.status !== 'otp' || request.data.otp !== rightCode)
      return c.json({ status: false, message: 'OTP provided is invalid', code: 'invalid_params' }, 400);
    steps.become(one, 'success');
    return c.json({ status: true, message: 'Transfer has been queued', data: transferShape(one) });
  });
  return api;
}

function addRecipients(api: Hono): void {
  api.post('/transferrecipient', async (c) => {
    const request = recipientInput.safeParse(await c.req.json().catch(() => null));
    if (!request.success)
      return c.json({ status: false, message: z.prettifyError(request.error), code: 'invalid_params' }, 400);
    const { account_number, bank_code, name } = request.data;
    const bank_name = banks.find(({ code }) => code === bank_code)?.name;
    const details = { account_number, account_name: name, bank_code, bank_name };
    const data = {
      active: true,
      recipient_code: `RCP_${bank_code}${account_number}`,
      type: 'mobile_money',
      name,
      details,
    };
    return c.json({ status: true, message: 'Transfer recipient created successfully', data }, 201);
  });
  api.delete('/transferrecipient/:code', (c) =>
    c.json({ status: true, message: 'Transfer recipient set as inactive' }),
  );
}

/** The page on which the tester chooses the end of a transfer. */
export function createTransferPages({ transfers, steps }: Omit<Deps, 'balance'>): Hono {
  const pages = new Hono();
  pages.get('/transfers', (c) => c.html(transfersPage(transfers.list().toReversed())));
  pages.post('/transfers/:code', async (c) => {
    const one = transfers.byCode(c.req.param('code'));
    const chosen = choice.safeParse(Object.fromEntries(await c.req.formData().catch(() => new FormData())));
    if (!one || !chosen.success) return c.html(messagePage('That was not understood.'), 400);
    steps.become(one, chosen.data.status);
    return c.redirect('../transfers', 303);
  });
  return pages;
}
