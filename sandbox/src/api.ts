import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { createCharges } from './charges.ts';
import type { Settling } from './settling.ts';
import { shapeOf } from './shape.ts';
import type { Transactions } from './transactions.ts';

const opening = z.object({
  email: z.email(),
  amount: z.coerce.number().int().positive(),
  currency: z.enum(['GHS', 'NGN', 'USD']).default('GHS'),
  reference: z.string().regex(/^[\w.=-]+$/),
  callback_url: z.url(),
  metadata: z.unknown().optional(),
});

interface Deps {
  secretKey: string;
  publicUrl: string;
  transactions: Transactions;
  settling: Settling;
  /** Routes of other files. */
  parts: readonly Hono[];
}

/** The routes of Paystack's public API that the marketplace uses. */
export function createApi({ secretKey, publicUrl, transactions, settling, parts }: Deps): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (isSame(c.req.header('authorization') ?? '', `Bearer ${secretKey}`)) return next();
    return c.json({ status: false, message: 'Invalid key', code: 'invalid_Key' }, 401);
  });
  api.post('/transaction/initialize', async (c) => {
    const request = opening.safeParse(await c.req.json().catch(() => null));
    if (!request.success)
      return c.json({ status: false, message: z.prettifyError(request.error), code: 'invalid_params' }, 400);
    const { callback_url: callbackUrl, metadata = null, ...rest } = request.data;
    const one = transactions.open({ ...rest, callbackUrl, metadata });
    if (!one)
      return c.json({ status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' }, 400);
    const data = {
      authorization_url: `${publicUrl}/checkout/${one.accessCode}`,
      access_code: one.accessCode,
      reference: one.reference,
    };
    return c.json({ status: true, message: 'Authorization URL created', data });
  });
  api.get('/transaction/verify/:reference', (c) => {
    const one = transactions.find(c.req.param('reference'));
    if (!one)
      return c.json({ status: false, message: 'Transaction reference not found.', code: 'transaction_not_found' }, 400);
    return c.json({ status: true, message: 'Verification successful', data: shapeOf(one) });
  });
  api.get('/transaction/:id{[0-9]+}', (c) => {
    const one = transactions.byId(c.req.param('id'));
    if (!one) return c.json({ status: false, message: 'Transaction not found', code: 'transaction_not_found' }, 404);
    return c.json({ status: true, message: 'Transaction retrieved', data: shapeOf(one) });
  });
  api.get('/transaction', (c) => {
    const data = transactions.list().map(shapeOf);
    return c.json({ status: true, message: 'Transactions retrieved', data, meta: { total: data.length } });
  });
  api.route('/', createCharges({ transactions, settling }));
  for (const part of parts) api.route('/', part);
  return api;
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
