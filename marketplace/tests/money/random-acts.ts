import { createHmac } from 'node:crypto';
import { planIds } from '@besesaka/schema/plans/limits.ts';
import { z } from 'zod';
import { handleWebhook } from '#payments/handle-webhook.ts';
import { refundPayment } from '#payments/refunds/refund-payment.ts';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { startPayment } from '#payments/start-payment.ts';
import { choosePlan } from '#plans/choose-plan.ts';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { type MoneyWorld, secretKey } from './money-world.ts';

/** So few as may be begun in an hour, with something to spare. */
const beganBySeller = 20;

interface Begun {
  reference: string;
  url: string;
}
/** A message of the provider's, with its signature. */
interface Told {
  raw: string;
  signature: string;
}

type World = Pick<MoneyWorld, 'context'>;
type Seller = Awaited<ReturnType<typeof newSeller>>;

/** The state of one series of acts. */
interface Play {
  market: MoneyWorld;
  roll: () => number;
  context: World['context'];
  admin: { userId: string; sessionId: string };
  seller: Seller;
  begun: number;
  open: Begun[];
  known: string[];
  told: Told[];
}

/** One after the other, by the verbs that the routes call: what sellers, admins and the provider do with money, in any order. */
export async function createActor(market: MoneyWorld, { roll, admin }: Pick<Play, 'roll' | 'admin'>) {
  // Without the weather between, which costs a third of the time.
  const paystack = { secretKey, apiUrl: market.sandboxUrl };
  const context: World['context'] = (viewer) => {
    const ctx = market.context(viewer);
    return { ...ctx, config: { ...ctx.config, paystack } };
  };
  const play: Play = {
    market,
    roll,
    context,
    admin,
    seller: await newSeller(market),
    begun: 0,
    open: [],
    known: [],
    told: [],
  };
  return { act: () => (pick(play, acts) ?? begin)(play), known: play.known, context };
}

function pick<T>({ roll }: Pick<Play, 'roll'>, all: readonly T[]): T | undefined {
  return all[Math.floor(roll() * all.length)];
}

async function begin(play: Play): Promise<void> {
  const { market, context, open, roll } = play;
  if (play.begun % beganBySeller === 0) play.seller = await newSeller(market);
  play.begun += 1;
  const ctx = context({ userId: play.seller.ownerId, sessionId: newId() });
  const asked = roll() < 0.5 ? await aPlan(play, ctx) : await aCampaign(play);
  const started = await startPayment({ ctx, input: { ...asked, key: undefined } });
  open.push({ reference: started.reference, url: started.payment_url });
}

async function aPlan(play: Play, ctx: ReturnType<World['context']>) {
  const plan = pick(play, planIds) ?? '1_month';
  const { id } = await choosePlan({ ctx, input: { plan, auto_renew: false } });
  return { payment_type: 'subscription', subscription_id: id };
}

async function aCampaign({ market, seller: { shop, category } }: Play) {
  const { id } = await market.world.createProduct({ shop, category });
  return { payment_type: 'featured_product', product_id: id, duration_type: '1_week' };
}

/** Approved, declined, or with a wrong amount, and reported in either way. */
async function pay(play: Play): Promise<void> {
  const { market, roll, open, known, context } = play;
  const one = open.shift();
  if (!one) return begin(play);
  const choice = { outcome: roll() < 0.9 ? 'approve' : 'decline', refund: roll() < 0.8 ? 'succeeds' : 'fails' };
  const money = roll() < 0.8 ? 'right' : (pick(play, ['short', 'foreign', 'other']) ?? 'right');
  await market.pay(one.url, { ...choice, money });
  known.push(one.reference);
  if (roll() < 0.5) await checkPayment(context(), one.reference);
}

/** Reports a payment twice in parallel. */
async function tell(play: Play): Promise<void> {
  const reference = pick(play, play.known);
  if (!reference) return begin(play);
  const headers = { authorization: `Bearer ${secretKey}` };
  const answer = await fetch(`${play.market.sandboxUrl}/transaction/verify/${reference}`, { headers });
  const { data } = z.object({ data: z.looseObject({}) }).parse(await answer.json());
  const raw = JSON.stringify({ event: 'charge.success', data });
  const told = { raw, signature: createHmac('sha512', secretKey).update(raw).digest('hex') };
  play.told.push(told);
  return deliver(play, told);
}

function tellAgain(play: Play): Promise<void> {
  const told = pick(play, play.told);
  return told ? deliver(play, told) : begin(play);
}

async function deliver({ context }: Play, input: Told): Promise<void> {
  await Promise.all([1, 2].map(() => handleWebhook({ ctx: context(), input })));
}

async function giveBack(play: Play): Promise<void> {
  const reference = pick(play, play.known);
  if (!reference) return begin(play);
  const ctx = play.context(play.admin);
  const input = { reference, reason: 'Paid by mistake', key: undefined };
  // A declined or already refunded payment cannot be refunded.
  await refundPayment({ ctx, input }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

/** A part, past us; it may be more than is left there, or nothing that was paid. */
async function giveBackThere(play: Play): Promise<void> {
  const reference = pick(play, play.known);
  if (!reference) return begin(play);
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ transaction: reference, amount: 1 + Math.floor(play.roll() * 3_000) });
  await fetch(`${play.market.sandboxUrl}/refund`, { method: 'POST', headers, body });
  await checkRefund(play.context(), reference);
}

async function askAboutRefund(play: Play): Promise<void> {
  const reference = pick(play, play.known);
  if (!reference) return begin(play);
  await checkRefund(play.context(), reference);
}

const again = Array.from({ length: 9 }, () => tellAgain);
const acts = [begin, begin, pay, pay, tell, giveBack, giveBackThere, askAboutRefund, ...again];

async function newSeller({ world }: MoneyWorld) {
  const shop = await world.createShop({ listingLimit: null });
  return { shop, ownerId: shop.ownerId, category: await world.createCategory() };
}
