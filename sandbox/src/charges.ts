import { Hono } from 'hono';
import { z } from 'zod';
import type { Settling } from './settling.ts';
import { shapeOf } from './shape.ts';
import type { Transactions } from './transactions.ts';

const chargeInput = z.object({
  email: z.email(),
  amount: z.coerce.number().int().positive(),
  currency: z.enum(['GHS', 'NGN', 'USD']).default('GHS'),
  reference: z.string().regex(/^[\w.=-]+$/),
  authorization_code: z.string(),
  metadata: z.unknown().optional(),
});

interface Deps {
  transactions: Transactions;
  settling: Settling;
}

/** How long a delayed charge takes. */
const delayMs = 3_000;

/** Charges a saved card again, without a checkout page. */
export function createCharges({ transactions, settling }: Deps): Hono {
  const api = new Hono();
  api.post('/transaction/charge_authorization', async (c) => {
    const request = chargeInput.safeParse(await c.req.json().catch(() => null));
    if (!request.success)
      return c.json({ status: false, message: z.prettifyError(request.error), code: 'invalid_params' }, 400);
    const { authorization_code: code, metadata = null, ...rest } = request.data;
    const source = transactions.byAuthorization(code);
    if (!source?.authorization || source.email.toLowerCase() !== rest.email.toLowerCase())
      return c.json({ status: false, message: 'Authorization code is invalid', code: 'invalid_authorization' }, 400);
    const one = transactions.open({ ...rest, metadata, callbackUrl: source.callbackUrl });
    if (!one)
      return c.json({ status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' }, 400);
    const { authorization, webhookCount, refundOutcome } = source;
    const paid = { amount: one.amount, currency: one.currency, metadata };
    transactions.change(one, { channel: 'card', authorization, webhookCount, refundOutcome, paid });
    if (authorization.renews === 'declined')
      transactions.change(one, { status: 'failed', answer: 'Insufficient Funds' });
    else settling.succeedIn(one, authorization.renews === 'delayed' ? delayMs : 0);
    return c.json({ status: true, message: 'Charge attempted', data: shapeOf(one) });
  });
  return api;
}
