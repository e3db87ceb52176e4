import { createHmac } from 'node:crypto';
import { openPayoutStates } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { payoutStatement } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { and, eq, inArray, sum } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { ledgerEntries } from '#payments/tables.ts';
import { standingOf } from '#payouts/shop-money/balance.ts';
import { requestPayout, runPayouts } from '#payouts/shop-money/create-payout.ts';
import { sendPayouts } from '#payouts/shop-money/send-payouts.ts';
import { setPayoutWallet } from '#payouts/shop-money/set-wallet.ts';
import { settlePayout } from '#payouts/shop-money/settle-payout.ts';
import { payouts } from '#payouts/shop-money/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { size } from '#world/depth.ts';
import { oweToShop } from '#world/paid-out.ts';
import { dice } from './dice.ts';
import { type MoneyWorld, secretKey, startMoneyWorld } from './money-world.ts';
import { balancesOf, createPaidShop, wallets } from './paid-shop.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterEach(() => market.setWeather('fine'));
afterAll(() => market.close());

type PaidShop = Awaited<ReturnType<typeof createPaidShop>>;

/** A shop whose payout to this wallet was just asked for and sent. */
async function paidOut(phone: string, pesewas = 10_000) {
  const one = await createPaidShop(market, pesewas);
  await one.setWallet(phone);
  const { body } = await one.request();
  await one.send();
  return { ...one, id: String(body.id) };
}

const later = async (one: PaidShop) => {
  market.clock.pass({ minutes: 61 });
  await one.logIn();
  await one.send();
};

async function inSandbox(path: string, body?: object) {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(market.sandboxUrl + path, init);
  return Object((await answer.json()) as object).data;
}

/** The choice on the sandbox's page. */
async function choose(reference: string, status: string): Promise<void> {
  const { transfer_code: code } = await inSandbox(`/transfer/verify/${reference}`);
  const body = new URLSearchParams({ status });
  await fetch(`${market.sandboxUrl}/transfers/${code}`, { method: 'POST', body, redirect: 'manual' });
}

test.each([
  ['fails', wallets.fails, 'may be full'],
  ['is blocked', wallets.blocked, 'stopped on our side'],
  ['is rejected', wallets.rejected, 'stopped on our side'],
  ['has no recipient any more', wallets.gone, 'Add another wallet'],
])(
  'a payout that %s returns the money to the balance once, and the next payout is a new one',
  async (_name, phone, advice) => {
    const one = await paidOut(phone);
    await one.becomes('failed');
    expect(await one.money()).toMatchObject({ available: '98.05', on_its_way: '0.00', paid: '0.00' });
    expect((await one.payouts())[0]?.advice).toContain(advice);
    const entries = and(eq(ledgerEntries.subjectId, one.id), eq(ledgerEntries.kind, 'payout failed'));
    expect(await market.db.$count(ledgerEntries, entries)).toBe(1);
    await one.setWallet(wallets.atOnce);
    market.clock.pass({ days: 3 });
    await one.logIn();
    const next = await one.request();
    expect(next.body.id).not.toBe(one.id);
    await one.send();
    await one.becomes('succeeded');
    expect(await one.money()).toMatchObject({ available: '0.00', paid: '98.05' });
    // The failed one is no line of the statement.
    const { body } = await one.client.get(`/api/payouts/${next.body.id}`);
    expect(payoutStatement.parse(body)).toMatchObject({ total: '98.05', line_count: 1, closing: '0.00' });
  },
);

test('after a lost response the provider is queried first, and the money is sent once', async () => {
  const one = await paidOut(wallets.answerLost);
  await one.becomes('succeeded');
  const other = await createPaidShop(market, 10_000);
  await other.setWallet(wallets.noWebhook);
  market.setWeather('away');
  const { body } = await other.request();
  await other.send();
  await other.becomes('asking');
  market.setWeather('fine');
  expect((await other.request()).body).toMatchObject({ code: 'REFUSED' });
  await later(other);
  await expect
    .poll(async () => (await inSandbox(`/transfer/verify/${body.id}`)).status, { timeout: 10_000 })
    .toBe('success');
  await later(other);
  await other.becomes('succeeded');
  const references = (await inSandbox('/balance/ledger?perPage=500')).map(
    (row: { model_row: number }) => row.model_row,
  );
  expect(new Set(references).size).toBe(references.length);
});

test.each([wallets.webhookFirst, wallets.webhookTwice])('webhook, answer and worker settle once: %s', async (phone) => {
  const one = await paidOut(phone);
  await one.becomes('succeeded');
  await one.send();
  await later(one);
  const paid = and(eq(ledgerEntries.subjectId, one.id), eq(ledgerEntries.kind, 'payout paid'));
  expect(await market.db.$count(ledgerEntries, paid)).toBe(1);
  expect(await one.money()).toMatchObject({ available: '0.00', paid: '98.05' });
});

test('a payout that is returned after its arrival goes back to the balance and no longer reads as paid', async () => {
  const one = await paidOut(wallets.atOnce);
  await one.becomes('succeeded');
  await choose(one.id, 'reversed');
  await one.becomes('returned');
  expect(await one.money()).toMatchObject({ available: '98.05', paid: '0.00' });
  expect((await one.payouts())[0]).toMatchObject({ advice: expect.stringContaining('sent the money back') });
});

test('a provider balance that is too small leaves the payout pending, and the seller sees no failure', async () => {
  const one = await paidOut(wallets.short);
  expect(await one.payouts()).toMatchObject([{ state: 'due', advice: null }]);
  const admin = await market.admin();
  const { body } = await admin.get('/api/admin/payouts?state=due');
  expect(body).toMatchObject({
    results: [expect.objectContaining({ id: one.id, reason: 'The balance at the payment provider is too small' })],
  });
  expect(await one.money()).toMatchObject({ on_its_way: '98.05' });
  await later(one);
  await one.becomes('due');
});

test('an admin passes on the code that the provider asks for', async () => {
  const one = await paidOut(wallets.code);
  await one.becomes('pending');
  const admin = await market.admin();
  const submit = (code: string) => admin.post(`/api/admin/payouts/${one.id}/code`, { code });
  expect((await submit('999999')).body).toMatchObject({ code: 'REFUSED' });
  expect((await submit('123456')).body).toMatchObject({ state: 'succeeded' });
});

test('only a payout that we are sending right now is approved', async () => {
  const one = await createPaidShop(market, 10_000);
  // It waits for an admin, so nothing sends it meanwhile.
  await one.setWallet(wallets.unknownName);
  const { body } = await one.request();
  const [row] = await market.db
    .select()
    .from(payouts)
    .where(eq(payouts.id, String(body.id)));
  const asked = {
    reference: body.id,
    amount: 9705,
    currency: 'GHS',
    recipient: { recipient_code: row?.recipientCode },
  };
  const approve = async (given: object, key = secretKey) => {
    const raw = JSON.stringify(given);
    const signature = createHmac('sha512', key).update(raw).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    return (await market.client().send('POST', '/api/payouts/approval', raw, headers)).status;
  };
  expect(await approve(asked)).toBe(400);
  await market.db
    .update(payouts)
    .set({ state: 'asking' })
    .where(eq(payouts.id, String(body.id)));
  expect(await approve(asked)).toBe(200);
  expect(await approve({ data: asked })).toBe(200);
  expect(await approve(asked, 'sk_of_another_account')).toBe(400);
  for (const wrong of [{ amount: 9805 }, { currency: 'NGN' }, { recipient: 'RCP_other' }, { reference: row?.shopId }])
    expect(await approve({ ...asked, ...wrong })).toBe(400);
  await market.db
    .update(payouts)
    .set({ state: 'due' })
    .where(eq(payouts.id, String(body.id)));
});

test('a refund after the payout makes the balance negative, and the next payout is smaller', async () => {
  const one = await createPaidShop(market);
  const { reference } = await one.sell(10_000);
  await one.setWallet(wallets.atOnce);
  await one.request();
  await one.send();
  market.clock.pass({ minutes: 1 });
  const admin = await market.admin();
  await admin.post(`/api/admin/payments/${reference}/refund`, { reason: 'The goods never came.' });
  await resumeExternalCalls({ ctx: market.context(), works: [askRefund as unknown as ExternalCall] });
  await expect.poll(async () => (await one.money()).available, { timeout: 10_000 }).toBe('-100.00');
  expect(await one.money()).toMatchObject({ next_amount: '0.00', paid: '98.05' });
  await one.sell(30_000);
  market.clock.pass({ days: 3 });
  await one.logIn();
  expect((await one.request()).body).toMatchObject({ amount: '194.15' });
  const [last] = await one.payouts();
  expect(payoutStatement.parse((await one.client.get(`/api/payouts/${last?.id}`)).body)).toMatchObject({
    opening: '0.00',
    lines: [
      { kind: 'refund', refunded: '100.00', net: '-100.00', order_id: expect.any(String) },
      { kind: 'sale', net: '294.15' },
    ],
    closing: '0.00',
  });
});

const histories = size(10, 100);

test(`${histories} random histories lose no money and send none twice`, { timeout: 600_000 }, async () => {
  // The provider has enough for all of them.
  await createPaidShop(market, 10_000_000);
  for (let seed = 1; seed <= histories; seed += 1) await live(dice(seed), seed);
});

/** A shop is owed money, and a row of random acts pays it out. */
async function live(roll: () => number, seed: number) {
  const owner = await market.world.createUser({ isSeller: true, fullName: 'Abena Osei Tutu' });
  const shop = await market.world.createShop({ owner });
  const ctx = () => market.context({ userId: owner.id, sessionId: newId() });
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const phones = Object.values(wallets).filter((one) => one !== wallets.otherOwner && one !== wallets.unknownName);
  let owed = 0;
  const idOf = async () => {
    const isOwn = eq(payouts.shopId, shop.id);
    return pick(await market.db.select({ id: payouts.id }).from(payouts).where(isOwn))?.id;
  };
  const acts: Record<string, () => Promise<unknown>> = {
    earn: async () => {
      owed += 5_000;
      await oweToShop({ db: market.db, shopId: shop.id, at: market.clock.now() }, 5_000);
    },
    wallet: async () => {
      const given = { network: 'mtn' as const, phone: `+233${pick(phones).slice(1)}`, account_name: owner.fullName };
      await setPayoutWallet({ ctx: ctx(), input: given });
      market.clock.pass({ days: 2 });
    },
    ask: () => requestPayout({ ctx: ctx(), input: { key: undefined } }),
    run: () => runPayouts({ ctx: market.context() }),
    send: () => Promise.all([sendPayouts({ ctx: market.context() }), sendPayouts({ ctx: market.context() })]),
    weather: async () => market.setWeather(pick(['fine', 'fine', 'away', 'charge lost', '500'] as const)),
    wait: async () => market.clock.pass({ minutes: pick([2, 61, 24 * 60]) }),
    repeat: async () => settlePayout(market.context(), await inSandbox(`/transfer/verify/${await idOf()}`)),
    reverse: async () => choose(String(await idOf()), 'reversed'),
  };
  for (let n = 0; n < 25; n += 1) {
    const name = n < 2 ? (['earn', 'wallet'] as const)[n] : pick(Object.keys(acts));
    await acts[name ?? '']?.().catch(() => {});
    // A webhook may arrive between two of the reads.
    await expect.poll(() => known(shop.id), { message: `history ${seed}, after ${name}` }).toBe(owed);
  }
  market.setWeather('fine');
}

/** The money that a shop has, will get and got. */
async function known(shopId: string): Promise<number> {
  const { available, onItsWay } = await standingOf(market.context(), shopId);
  const isPaid = and(eq(payouts.shopId, shopId), eq(payouts.state, 'succeeded'));
  const [paid] = await market.db
    .select({ all: sum(payouts.amountPesewas) })
    .from(payouts)
    .where(isPaid);
  return available + onItsWay + Number(paid?.all ?? 0);
}

/** Reads at the provider how the transfers have ended since. */
async function settleAll() {
  for (const { id } of await market.db.select({ id: payouts.id }).from(payouts)) {
    const found = await inSandbox(`/transfer/verify/${id}`);
    if (found) await settlePayout(market.context(), found);
  }
}

test('the ledger balances and equals the balance at the provider', async () => {
  await settleAll();
  const balances = await balancesOf(market);
  expect(Object.values(balances).reduce((all, one) => all + one, 0)).toBe(0);
  const [{ balance }] = await inSandbox('/balance');
  expect(balances.provider).toBe(balance);
  const isOpen = inArray(payouts.state, [...openPayoutStates]);
  const [open] = await market.db
    .select({ all: sum(payouts.amountPesewas) })
    .from(payouts)
    .where(isOpen);
  expect(-Number(balances['in-transit'])).toBe(Number(open?.all));
});
