import { Hono } from 'hono';
import { z } from 'zod';
import { checkoutPage, messagePage, paidPage, waitingPage } from './page.ts';
import { leftOf, type Refunds } from './refunds.ts';
import type { Settling } from './settling.ts';
import { refundOutcome, type Transaction, type Transactions } from './transactions.ts';

const channels = { card: 'card', mtn: 'mobile_money', telecel: 'mobile_money', atmoney: 'mobile_money' } as const;

const choice = z.object({
  channel: z.enum(['card', 'mtn', 'telecel', 'atmoney']),
  outcome: z.enum(['approve', 'decline', 'abandon']),
  delay: z.coerce.number().int().min(0).max(300).default(0),
  webhook: z.coerce.number().int().min(0).max(100).default(1),
  money: z.enum(['right', 'short', 'foreign', 'other']).default('right'),
  refund: refundOutcome.default('succeeds'),
  renewal: z.enum(['succeeds', 'declined', 'delayed']).default('succeeds'),
});
type Choice = z.infer<typeof choice>;

/** In the main unit of the currency. */
const wholeSum = z.coerce.number().min(0.01);

interface Deps {
  transactions: Transactions;
  settling: Settling;
  refunds: Refunds;
}

/** The checkout page, on which a user pays and chooses how the provider should behave. */
export function createCheckout({ transactions, settling, refunds }: Deps): Hono {
  function act(one: Transaction, { channel, outcome, delay, webhook, money, refund, renewal }: Choice): void {
    if (outcome === 'abandon') return;
    const authorization = channel === 'card' ? { code: `AUTH_${one.accessCode}`, renews: renewal } : null;
    const by = { channel: channels[channel], webhookCount: webhook, refundOutcome: refund, authorization };
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
    if (mayPay(one)) return c.html(checkoutPage(one));
    const back = backTo(one);
    return c.html(
      one.status === 'success' ? paidPage(one, { leftPesewas: leftOf(one), back }) : waitingPage(one, back),
    );
  });
  checkout.post('/checkout/:code', async (c) => {
    const one = transactions.byAccessCode(c.req.param('code'));
    const chosen = choice.safeParse(Object.fromEntries(await c.req.formData().catch(() => new FormData())));
    if (!one || !chosen.success) return c.html(messagePage('That was not understood.'), 400);
    if (mayPay(one)) act(one, chosen.data);
    return c.redirect(backTo(one) ?? one.accessCode, 303);
  });
  // Like a refund in the provider's dashboard: the marketplace does not know of it, and it may be partial.
  checkout.post('/checkout/:code/refund', async (c) => {
    const one = transactions.byAccessCode(c.req.param('code'));
    const sum = wholeSum.safeParse((await c.req.formData().catch(() => new FormData())).get('sum'));
    if (!one || !sum.success) return c.html(messagePage('That was not understood.'), 400);
    const notes = { customerNote: null, merchantNote: null };
    const answer = refunds.requestRefund(one, { amount: Math.round(sum.data * 100), ...notes });
    return c.html(messagePage('fault' in answer ? answer.fault : 'It goes back.'));
  });
  return checkout;
}

/** Null for a payment without a page, such as a charge of a wallet. */
function backTo({ callbackUrl, reference }: Transaction): string | null {
  if (callbackUrl === '') return null;
  const back = new URL(callbackUrl);
  back.searchParams.set('trxref', reference);
  back.searchParams.set('reference', reference);
  return back.href;
}

/** A declined payment can be tried again on the same page, as with the provider. */
function mayPay({ status }: Transaction): boolean {
  return status === 'abandoned' || status === 'failed';
}

function paidOf({ amount, currency, metadata }: Transaction, money: Choice['money']): Transaction['paid'] {
  if (money === 'short') return { amount: amount - 1, currency, metadata };
  if (money === 'foreign') return { amount, currency: 'NGN', metadata };
  const others = { ...(typeof metadata === 'object' ? metadata : {}), user: 'another user' };
  return { amount, currency, metadata: money === 'other' ? others : metadata };
}
