import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { frame, messagePage } from './page.ts';
import { readSaved, save } from './saved.ts';
import type { Transactions } from './transactions.ts';
import type { Webhooks } from './webhooks.ts';

const dispute = z.object({
  id: z.number().int(),
  reference: z.string(),
  amount: z.number().int(),
  resolution: z.enum(['declined', 'merchant-accepted', 'auto-accepted']).nullable(),
  createdAt: z.number(),
  dueAt: z.number(),
  endedAt: z.number().nullable(),
});
type Dispute = z.infer<typeof dispute>;

interface Deps {
  transactions: Transactions;
  webhooks: Webhooks;
  file: string | null;
  now: () => number;
}

const choice = z.object({ resolution: dispute.shape.resolution.unwrap() });
/** As in the provider's sample. */
const dueMs = 28 * 60 * 60 * 1000;

/** Payers whose bank asks for the money back: the tester, on a page of recent payments. */
export function createDisputes({ transactions, webhooks, file, now }: Deps) {
  const all = readSaved(file, dispute);
  const changed = (event: string, one: Dispute) => {
    save(file, all);
    webhooks.send(`charge.dispute.${event}`, shapeOf(one), 1);
  };

  const api = new Hono();
  api.get('/dispute', (c) => c.json({ status: true, message: 'Disputes retrieved', data: all.map(shapeOf) }));
  api.get('/dispute/:id', (c) => {
    const one = all.find(({ id }) => String(id) === c.req.param('id'));
    if (!one) return c.json({ status: false, message: 'Dispute not found', code: 'dispute_not_found' }, 404);
    return c.json({ status: true, message: 'Dispute retrieved', data: shapeOf(one) });
  });

  const pages = new Hono();
  pages.get('/disputes', (c) => {
    const paid = transactions.list().filter(({ status }) => status === 'success');
    return c.html(disputesPage(all, paid.slice(-20).toReversed()));
  });
  pages.post('/disputes', async (c) => {
    const reference = String((await c.req.formData().catch(() => new FormData())).get('reference'));
    const paid = transactions.find(reference)?.paid;
    if (!paid) return c.html(messagePage('Nothing was paid under this reference.'), 400);
    const times = { createdAt: now(), dueAt: now() + dueMs, endedAt: null };
    const one: Dispute = { id: 2_867 + all.length, reference, amount: paid.amount, resolution: null, ...times };
    all.push(one);
    changed('create', one);
    return c.redirect('disputes', 303);
  });
  pages.post('/disputes/:id', async (c) => {
    const one = all.find(({ id }) => String(id) === c.req.param('id'));
    const chosen = choice.safeParse(Object.fromEntries(await c.req.formData().catch(() => new FormData())));
    if (!one || one.resolution || !chosen.success) return c.html(messagePage('That was not understood.'), 400);
    Object.assign(one, chosen.data, { endedAt: now() });
    changed('resolve', one);
    return c.redirect('../disputes', 303);
  });
  return { api, pages, list: () => all };
}

export type Disputes = ReturnType<typeof createDisputes>;

/** A dispute in the form of Paystack's API. */
function shapeOf({ id, reference, amount, resolution, createdAt, dueAt, endedAt }: Dispute) {
  return {
    id,
    refund_amount: amount,
    currency: 'GHS',
    status: resolution ? 'resolved' : 'awaiting-merchant-feedback',
    resolution,
    transaction_reference: reference,
    transaction: { reference, amount, currency: 'GHS' },
    createdAt: new Date(createdAt).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
    resolvedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
  };
}

function disputesPage(all: readonly Dispute[], paid: readonly { reference: string; amount: number; email: string }[]) {
  const open = all.filter(({ resolution }) => resolution === null);
  return frame(
    'Disputes of the sandbox',
    html`<h1>Disputes of the sandbox</h1>
      ${open.map(
        ({ id, reference, amount }) => html`
          <form method="post" action="disputes/${id}">
            <fieldset>
              <legend>${reference}</legend>
              <p class="sum">GHS ${(amount / 100).toFixed(2)}</p>
              <button name="resolution" value="declined">Decide for the marketplace</button>
              <button name="resolution" value="auto-accepted">Take the money back</button>
            </fieldset>
          </form>
        `,
      )}
      <h2>Payments</h2>
      ${paid.map(
        ({ reference, amount, email }) => html`
          <form method="post" action="disputes">
            <p>${email}, GHS ${(amount / 100).toFixed(2)} <button name="reference" value="${reference}">Dispute it</button></p>
          </form>
        `,
      )}`,
  );
}
