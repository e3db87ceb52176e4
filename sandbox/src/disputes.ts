import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { frame, messagePage, moneyText } from './page.ts';
import { readSaved, save } from './saved.ts';
import type { Transactions } from './transactions.ts';
import type { Webhooks } from './webhooks.ts';

const dispute = z.object({
  id: z.number().int(),
  reference: z.string(),
  amount: z.number().int(),
  resolution: z.enum(['declined', 'merchant-accepted', 'auto-accepted']).nullable(),
  /** The evidence of the merchant. */
  evidence: z.string().nullable().default(null),
  file: z.string().nullable().default(null),
  hasAnswer: z.boolean().default(false),
  createdAt: z.number(),
  dueAt: z.number(),
  endedAt: z.number().nullable(),
});
type Dispute = z.infer<typeof dispute>;

interface Deps {
  transactions: Transactions;
  webhooks: Webhooks;
  /** The address of the sandbox for uploads. */
  publicUrl: string;
  file: string | null;
  now: () => number;
}

const choice = z.object({ resolution: dispute.shape.resolution.unwrap() });
/** As in the provider's sample. */
const dueMs = 28 * 60 * 60 * 1000;

/** Payers whose bank asks for the money back: the tester, on a page of recent payments. */
export function createDisputes({ transactions, webhooks, publicUrl, file, now }: Deps) {
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

  const answers = createAnswers({ all, changed, publicUrl, now });
  api.route('/', answers.api);

  const pages = new Hono();
  pages.route('/', answers.pages);
  pages.get('/disputes', (c) => {
    const paid = transactions.list().filter(({ status }) => status === 'success');
    return c.html(disputesPage(all, paid.slice(-20).toReversed()));
  });
  pages.post('/disputes', async (c) => {
    const reference = String((await c.req.formData().catch(() => new FormData())).get('reference'));
    const paid = transactions.find(reference)?.paid;
    if (!paid) return c.html(messagePage('Nothing was paid under this reference.'), 400);
    const times = { createdAt: now(), dueAt: now() + dueMs, endedAt: null };
    const nothing = { resolution: null, evidence: null, file: null, hasAnswer: false };
    const one: Dispute = { id: 2_867 + all.length, reference, amount: paid.amount, ...nothing, ...times };
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

const evidenceInput = z.object({
  customer_email: z.email(),
  customer_name: z.string().min(1),
  customer_phone: z.string(),
  service_details: z.string().min(1),
  delivery_address: z.string().optional(),
  delivery_date: z.iso.date().optional(),
});
const answerInput = z.object({
  resolution: z.enum(['declined', 'merchant-accepted']),
  message: z.string().min(1),
  refund_amount: z.number().int().min(0),
  uploaded_filename: z.string().min(1),
  evidence: z.number().int().optional(),
});

interface Answers extends Pick<Deps, 'publicUrl' | 'now'> {
  all: readonly Dispute[];
  changed: (event: string, one: Dispute) => void;
}

/** The evidence of a merchant about a dispute. */
function createAnswers({ all, changed, publicUrl, now }: Answers) {
  const waiting = (id: string) => all.find((one) => String(one.id) === id && !one.resolution && !one.hasAnswer);
  const refused = { status: false, message: 'Dispute does not wait for an answer', code: 'invalid_params' };

  const api = new Hono();
  api.post('/dispute/:id/evidence', async (c) => {
    const one = waiting(c.req.param('id'));
    const sent = evidenceInput.safeParse(await c.req.json().catch(() => null));
    if (!one || !sent.success) return c.json(refused, 400);
    one.evidence = sent.data.service_details;
    return c.json({
      status: true,
      message: 'Evidence created',
      data: { ...sent.data, dispute: one.id, id: one.id + 1 },
    });
  });
  api.get('/dispute/:id/upload_url', (c) => {
    const name = c.req.query('upload_filename');
    if (!waiting(c.req.param('id')) || !name) return c.json(refused, 400);
    const data = { signedUrl: `${publicUrl}/uploads/${c.req.param('id')}/${name}`, fileName: name };
    return c.json({ status: true, message: 'Upload url generated', data });
  });
  api.put('/dispute/:id/resolve', async (c) => {
    const one = waiting(c.req.param('id'));
    const sent = answerInput.safeParse(await c.req.json().catch(() => null));
    if (!one || !sent.success || sent.data.uploaded_filename !== one.file) return c.json(refused, 400);
    one.hasAnswer = true;
    if (sent.data.resolution === 'merchant-accepted')
      Object.assign(one, { resolution: 'merchant-accepted', amount: sent.data.refund_amount, endedAt: now() });
    changed(one.resolution ? 'resolve' : 'remind', one);
    return c.json({ status: true, message: 'Dispute successfully resolved', data: shapeOf(one) });
  });

  const pages = new Hono();
  pages.put('/uploads/:id/:name', (c) => {
    const one = waiting(c.req.param('id'));
    if (!one) return c.text('', 404);
    one.file = c.req.param('name');
    return c.text('');
  });
  return { api, pages };
}

/** A dispute in the form of Paystack's API. */
function shapeOf({ id, reference, amount, resolution, hasAnswer, createdAt, dueAt, endedAt }: Dispute) {
  return {
    id,
    refund_amount: amount,
    currency: 'GHS',
    status: resolution ? 'resolved' : hasAnswer ? 'awaiting-bank-feedback' : 'awaiting-merchant-feedback',
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
        ({ id, reference, amount, evidence, hasAnswer }) => html`
          <form method="post" action="disputes/${id}">
            <fieldset>
              <legend>${reference}</legend>
              <p class="sum">${moneyText(amount)}</p>
              <p class="muted">${hasAnswer ? 'The marketplace does not agree.' : 'Waits for the marketplace.'} ${evidence}</p>
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
            <p>${email}, ${moneyText(amount)} <button name="reference" value="${reference}">Dispute it</button></p>
          </form>
        `,
      )}`,
  );
}
