import { Hono } from 'hono';
import { z } from 'zod';
import { checkoutPage, messagePage } from './page.ts';
import type { Settling } from './settling.ts';
import type { Transaction, Transactions } from './transactions.ts';

const channels = { card: 'card', mtn: 'mobile_money', telecel: 'mobile_money', atmoney: 'mobile_money' } as const;

const choice = z.object({
  channel: z.enum(['card', 'mtn', 'telecel', 'atmoney']),
  outcome: z.enum(['approve', 'decline', 'abandon']),
  delay: z.coerce.number().int().min(0).max(300).default(0),
  webhook: z.coerce.number().int().min(0).max(100).default(1),
  money: z.enum(['right', 'short', 'foreign', 'other']).default('right'),
  refund: z.enum(['through', 'wrong', 'nowhere']).default('through'),
  renewal: z.enum(['through', 'declined', 'later']).default('through'),
});
type Choice = z.infer<typeof choice>;

interface Deps {
  transactions: Transactions;
  settling: Settling;
}

/** The page on which somebody pays, and says what the provider shall do with it. */
export function createCheckout({ transactions, settling }: Deps): Hono {
  function act(one: Transaction, { channel, outcome, delay, webhook, money, refund, renewal }: Choice): void {
    if (outcome === 'abandon') return;
    const authorization = channel === 'card' ? { code: `AUTH_${one.accessCode}`, renews: renewal } : null;
    const by = { channel: channels[channel], told: webhook, refundGoes: refund, authorization };
    if (outcome === 'decline') {
      transactions.change(one, { ...by, status: 'failed', answer: 'Declined' });
      return;
    }
    transactions.change(one, { ...by, paid: paidOf(one, money) });
    settling.succeedIn(one, delay * 1000);
  }

  const checkout = new Hono();
  checkout.get('/checkout/:code', (c) => {
    const one = transactions.byAccessCode(c.req.param('code'));
    if (!one) return c.html(messagePage('There is nothing to pay here.'), 404);
    return c.html(mayPay(one) ? checkoutPage(one) : messagePage('This was paid already.', one.callbackUrl));
  });
  checkout.post('/checkout/:code', async (c) => {
    const one = transactions.byAccessCode(c.req.param('code'));
    const chosen = choice.safeParse(Object.fromEntries(await c.req.formData().catch(() => new FormData())));
    if (!one || !chosen.success) return c.html(messagePage('That was not understood.'), 400);
    if (mayPay(one)) act(one, chosen.data);
    const back = new URL(one.callbackUrl);
    back.searchParams.set('trxref', one.reference);
    back.searchParams.set('reference', one.reference);
    return c.redirect(back.href, 303);
  });
  return checkout;
}

/** What was declined may be tried again on the same page, as at the provider. */
function mayPay({ status }: Transaction): boolean {
  return status === 'abandoned' || status === 'failed';
}

function paidOf({ amount, currency, metadata }: Transaction, money: Choice['money']): Transaction['paid'] {
  if (money === 'short') return { amount: amount - 1, currency, metadata };
  if (money === 'foreign') return { amount, currency: 'NGN', metadata };
  const others = { ...(typeof metadata === 'object' ? metadata : {}), person: 'somebody else' };
  return { amount, currency, metadata: money === 'other' ? others : metadata };
}
