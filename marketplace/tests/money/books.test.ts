import { type Books, books as booksResource } from '@besesaka/schema/payouts/books/resources.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '#payments/ledger.ts';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import { compareBooks } from '#payouts/books/compare-books.ts';
import { bookComparisons, providerMovements } from '#payouts/books/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type MoneyWorld, secretKey, startMoneyWorld } from './money-world.ts';
import { createPaidShop, wallets } from './paid-shop.ts';
import { lastingClient, paidCheckout, runTimers } from './protected-world.ts';

let market: MoneyWorld;
let admin: ReturnType<typeof lastingClient>;
beforeAll(async () => {
  market = await startMoneyWorld({ COMMISSION_PERCENT: '5' });
  const { email } = await market.world.createUser({ staffRole: 'owner' });
  admin = lastingClient(market, email);
});
afterAll(() => market.close());

const read = async (): Promise<Books> => booksResource.parse((await admin.get('/api/admin/books')).body);
const compare = async (): Promise<Books> => booksResource.parse((await admin.post('/api/admin/books/comparison')).body);

test('charges, refunds, payouts and their returns are matched row by row, and everyone can be paid', async () => {
  const held = await paidCheckout(market, 2);
  await held.act('decline', { reason: 'Sold out' }, held.parts[1]);
  await expect
    .poll(
      async () => {
        await runTimers(market);
        return (await held.moneyOf(held.parts[1]?.code)).state;
      },
      { timeout: 10_000 },
    )
    .toBe('refunded');
  const shop = await createPaidShop(market, 20_000);
  await shop.setWallet(wallets.atOnce);
  await shop.request();
  await shop.send();
  await shop.becomes('succeeded');
  expect(await read()).toMatchObject({ compared_at: null, can_pay_everyone: true, shortfall: '0.00' });
  const compared = await compare();
  expect(compared).toMatchObject({ is_matched: true, differences: [], can_pay_everyone: true });
  expect(compared.provider_balance).toBe(compared.provider);
  // The charges of both, the refund and the transfer.
  expect(await market.db.$count(providerMovements)).toBe(4);
  // Again, nothing is read twice.
  expect(await compare()).toMatchObject({ is_matched: true });
  expect(await market.db.$count(providerMovements)).toBe(4);
  expect(await market.db.$count(bookComparisons)).toBe(2);
});

test('a payout that came back without a message is found in the ledger of the provider', async () => {
  const shop = await createPaidShop(market, 20_000);
  await shop.setWallet(wallets.noWebhook);
  const { body } = await shop.request();
  await expect
    .poll(
      async () => {
        market.clock.pass({ minutes: 61 });
        await shop.send();
        await shop.logIn();
        return (await shop.payouts())[0]?.state;
      },
      { timeout: 10_000 },
    )
    .toBe('succeeded');
  const headers = { authorization: `Bearer ${secretKey}` };
  const found = await (await fetch(`${market.sandboxUrl}/transfer/verify/${body.id}`, { headers })).text();
  const code = /"transfer_code":"(\w+)"/.exec(found)?.[1];
  const choice = new URLSearchParams({ status: 'reversed' });
  await fetch(`${market.sandboxUrl}/transfers/${code}`, { method: 'POST', body: choice, redirect: 'manual' });
  await compareBooks({ ctx: market.context() });
  await shop.logIn();
  expect((await shop.payouts())[0]?.state).toBe('returned');
  expect(await read()).toMatchObject({ is_matched: true, differences: [] });
});

test('a movement at the provider without an entry is reported until its webhook arrives', async () => {
  const { reference } = await paidCheckout(market);
  // Its webhooks find the way to the provider closed, so they change nothing.
  market.setWeather('away');
  const refund = await fetch(`${market.sandboxUrl}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: reference, amount: 1_000 }),
  });
  expect(refund.status).toBe(200);
  await expect
    .poll(async () => (await market.refundsThere(reference))[0]?.status, { timeout: 10_000 })
    .toBe('processed');
  market.setWeather('fine');
  const { differences, is_matched } = await compare();
  expect(is_matched).toBe(false);
  expect(differences).toMatchObject([{ kind: 'unknown', there: '-10.00', here: null }]);
  await checkRefund(market.context(), reference);
  expect(await compare()).toMatchObject({ is_matched: true, differences: [] });
});

test('an entry without a movement at the provider and a too small balance are reported', async () => {
  await inTransaction(market.context(), (tx) =>
    enter(tx, {
      kind: 'charge',
      subjectId: newId(),
      currency: 'GHS',
      lines: [
        { account: 'provider', amount: -5_000_000 },
        { account: 'vat', amount: 5_000_000 },
      ],
    }),
  );
  expect((await read()).differences).toEqual([]);
  market.clock.pass({ minutes: 61 });
  expect((await read()).differences).toEqual([]);
  await compareBooks({ ctx: market.context() });
  const found = await read();
  expect(found).toMatchObject({
    is_matched: false,
    differences: [{ kind: 'missing', here: '-50000.00', there: null }],
  });
});

test('a transfer to the bank is entered and included in the comparison', async () => {
  const before = await read();
  await fetch(`${market.sandboxUrl}/settlements`, { method: 'POST' });
  const after = await compare();
  expect(Number(after.bank)).toBeGreaterThan(0);
  expect(Number(after.bank) + Number(after.provider)).toBeCloseTo(Number(before.bank) + Number(before.provider), 2);
  expect(after.provider_balance).toBe('0.00');
});

test('only admins see the comparison of the books', async () => {
  const { client } = await market.seller();
  expect((await client.get('/api/admin/books')).status).toBe(403);
  expect((await client.post('/api/admin/books/comparison')).status).toBe(403);
});

test('a seller sees when the books last agreed; a run with a difference does not count', async () => {
  const shop = await createPaidShop(market, 20_000);
  await market.db.delete(bookComparisons);
  expect((await shop.money()).balanced_at).toBeNull();
  const compared = { providerPesewas: 0, comparedAt: market.clock.now() };
  await market.db.insert(bookComparisons).values({ id: newId(), ...compared, isMatched: true });
  const later = new Date(market.clock.now().getTime() + 60_000);
  await market.db.insert(bookComparisons).values({ id: newId(), ...compared, comparedAt: later, isMatched: false });
  expect((await shop.money()).balanced_at).toBe(compared.comparedAt.toISOString());
});
