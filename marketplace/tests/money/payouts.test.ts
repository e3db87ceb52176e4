import { deletionReason } from '@besesaka/schema/accounts/limits.ts';
import { staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { payoutStatement, shopMoney, shopMoneyEntryList } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { shopMoneyTexts as texts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { payoutTexts } from '@besesaka/schema/payouts/texts.ts';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { runPayouts } from '#payouts/shop-money/create-payout.ts';
import { newId } from '#platform/base/ids.ts';
import { password } from '#world/world.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';
import { balancesOf, createPaidShop, wallets } from './paid-shop.ts';
import { paidCheckout, runTimers } from './protected-world.ts';

let it: MoneyWorld;
beforeAll(async () => {
  it = await startMoneyWorld({ COMMISSION_PERCENT: '5', PAYOUT_APPROVAL_ABOVE: '500', PAYOUT_MAX: '600' });
});
afterAll(() => it.close());

const hour = { minutes: 60 };
const run = () => runPayouts({ ctx: it.context() });

test('a seller adds a wallet and is paid out at once, and the statement adds up exactly', async () => {
  const one = await createPaidShop(it, 20_000);
  expect(await one.money()).toMatchObject({ available: '184.10', refusal: texts.noWallet, wallet: null, fee: '1.00' });
  const set = await one.setWallet(wallets.atOnce);
  expect(set.body).toMatchObject({ state: 'usable', is_name_confirmed: true, account_name: 'ABENA OSEI TUTU' });
  expect(await one.money()).toMatchObject({ refusal: null, next_amount: '184.10' });
  const asked = await one.request();
  expect(asked).toMatchObject({ status: 201, body: { state: 'approved', amount: '184.10', wallet_amount: '183.10' } });
  expect(await one.money()).toMatchObject({ available: '0.00', on_its_way: '184.10', paid: '0.00' });
  await one.send();
  await one.becomes('succeeded');
  expect(await one.money()).toMatchObject({ available: '0.00', on_its_way: '0.00', paid: '184.10' });
  const path = `/api/payouts/${asked.body.id}`;
  expect(payoutStatement.parse((await one.client.get(path)).body)).toMatchObject({
    opening: '0.00',
    total: '184.10',
    closing: '0.00',
    lines: [
      {
        kind: 'sale',
        gross: '200.00',
        commission: '10.00',
        commission_rate: '5.00',
        vat: '2.00',
        provider_fee: '3.90',
        net: '184.10',
      },
    ],
  });
  expect(String((await one.client.get(`${path}/statement.csv`)).body)).toContain('200.00,0.00,5.00');
  const other = await createPaidShop(it);
  expect((await other.client.get(path)).status).toBe(404);
});

test('the entries explain each sum', async () => {
  const one = await createPaidShop(it, 10_000);
  await one.setWallet(wallets.waits);
  await one.request();
  await one.sell(5_000);
  const entriesOf = async (sum: string) =>
    shopMoneyEntryList.parse((await one.client.get(`/api/shop-money/entries?sum=${sum}`)).body).results;
  const available = await entriesOf('available');
  expect(available.map(({ kind }) => kind).toSorted()).toEqual(['payout', 'sale', 'sale']);
  const all = available.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  expect((all / 100).toFixed(2)).toBe((await one.money()).available);
  expect(await entriesOf('on_its_way')).toMatchObject([{ kind: 'payout', amount: '92.05' }]);
  expect(await entriesOf('paid')).toEqual([]);
});

test('two parallel withdrawals make one payout, and the balance does not become negative', async () => {
  const one = await createPaidShop(it, 10_000);
  await one.setWallet(wallets.noWebhook);
  const keys = [newId(), newId(), newId()];
  const answers = await Promise.all([...keys, ...keys].map((key) => one.request(key)));
  expect(answers.map(({ status }) => status)).not.toContain(500);
  expect(await one.payouts()).toHaveLength(1);
  expect(await one.money()).toMatchObject({ available: '0.00', on_its_way: '92.05', refusal: texts.underWay });
  // The key that was first is answered the same again.
  const again = await Promise.all(keys.map((key) => one.request(key)));
  expect(again.filter(({ body }) => String(body.amount) === '92.05')).toHaveLength(1);
});

test("the daily run pays each shop once from ten o'clock on working days; less than ₵20 waits for the month's end", async () => {
  const [big, small] = [await createPaidShop(it, 10_000), await createPaidShop(it, 1_500)];
  for (const one of [big, small]) await one.setWallet(wallets.atOnce);
  await run();
  expect(await big.payouts()).toHaveLength(0);
  it.clock.pass(hour);
  await big.logIn();
  await Promise.all([run(), run()]);
  expect(await big.payouts()).toHaveLength(1);
  await big.send();
  await run();
  expect(await big.payouts()).toHaveLength(1);
  await small.logIn();
  expect(await small.money()).toMatchObject({ refusal: texts.tooLittle('20.00'), next_payout_on: '2026-03-31' });
  // Saturday.
  it.clock.pass({ days: 1 });
  await big.logIn();
  await big.sell(10_000);
  await run();
  expect(await big.payouts()).toHaveLength(1);
  expect((await big.money()).next_payout_on).toBe('2026-03-09');
  it.clock.pass({ days: 24 });
  await run();
  for (const one of [big, small]) await one.logIn();
  expect([(await big.payouts()).length, (await small.payouts()).length]).toEqual([2, 1]);
  await small.send();
});

test('a seller can request one payout a day', async () => {
  const one = await createPaidShop(it, 10_000);
  await one.setWallet(wallets.atOnce);
  expect((await one.request()).status).toBe(201);
  await one.send();
  await one.sell(10_000);
  expect((await one.request()).body).toMatchObject({ code: 'REFUSED', error: texts.askedToday });
  expect((await one.money()).refusal).toBe(texts.askedToday);
});

test('a changed wallet needs the password and waits 48 hours, and unsent payouts stop', async () => {
  const one = await createPaidShop(it, 10_000);
  expect((await one.setWallet(wallets.otherOwner)).body).toMatchObject({ details: { phone: [texts.otherOwner] } });
  expect((await one.setWallet(wallets.unknownName)).body).toMatchObject({ is_name_confirmed: false });
  // The network does not know the name, so an admin has to compare it.
  expect((await one.request()).body).toMatchObject({ state: 'due' });
  expect((await one.setWallet(wallets.atOnce)).body).toMatchObject({ state: 'waiting' });
  expect(await one.payouts()).toMatchObject([{ state: 'failed', advice: expect.stringContaining('You changed') }]);
  expect(await one.money()).toMatchObject({ available: '92.05', refusal: texts.walletWaits });
  expect((await one.request()).status).toBe(400);
  it.clock.pass({ minutes: 12 });
  expect((await one.setWallet(wallets.waits)).body).toMatchObject({ code: 'PASSWORD_NEEDED' });
  it.clock.pass({ days: 2 });
  await one.logIn();
  expect(await one.money()).toMatchObject({ refusal: null, wallet: { state: 'usable' } });
  const mails = await one.client.get('/api/notifications');
  expect(JSON.stringify(mails.body)).toContain('Wallet for payouts set');
});

test('two admins who do not own the shop approve a large payout; a maximum splits it over days', async () => {
  const one = await createPaidShop(it, 80_000);
  await one.setWallet(wallets.atOnce);
  const { body } = await one.request();
  expect(body).toMatchObject({ state: 'due', amount: '600.00' });
  await one.send();
  await one.becomes('due');
  const approve = (client: typeof one.client) => client.post(`/api/admin/payouts/${body.id}/approve`);
  expect((await approve(one.client)).status).toBe(403);
  const [first, second, third] = [await it.admin(), await it.admin(), await it.admin()];
  expect((await approve(first)).body).toMatchObject({ state: 'due' });
  expect((await approve(first)).body).toMatchObject({ error: staffTexts.otherAdminNeeded });
  const listed = await second.get('/api/admin/payouts?state=due');
  expect(listed.body).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ id: body.id, check: 'amount', has_approval: true })]),
  });
  // Of two admins at once, one succeeds and the other reads what happened.
  const both = await Promise.all([approve(second), approve(third)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const refused = both.find(({ status }) => status === 400);
  expect(refused?.body.error).toContain('approved this payout already');
  await one.send();
  await one.becomes('succeeded');
  expect(Number((await one.money()).available)).toBeGreaterThan(0);
});

test('a payout refused by the wallet returns the money, and the wallet gets nothing more', async () => {
  const one = await createPaidShop(it, 10_000);
  await one.setWallet(wallets.unknownName);
  const { body } = await one.request();
  const admin = await it.admin();
  const refused = await admin.post(`/api/admin/payouts/${body.id}/refuse`, { reason: 'Another name.' });
  expect(refused.body).toMatchObject({ state: 'failed' });
  expect(await one.money()).toMatchObject({ available: '92.05', refusal: texts.walletRefused });
});

test('protected money becomes available after the delivery, with the same amount', async () => {
  const all = await paidCheckout(it);
  const money = async () => shopMoney.parse((await all.first.client.get('/api/shop-money')).body);
  // ₵200 of goods with 5 % commission and VAT on it, ₵20 of delivery, and 1.95 % for the provider.
  expect(await money()).toMatchObject({ waiting: '203.71', available: '0.00' });
  await all.act('accept');
  await all.act('dispatch');
  await all.act('deliver');
  it.clock.pass({ days: 8 });
  await runTimers(it);
  expect(await money()).toMatchObject({ waiting: '0.00', available: '203.71' });
});

test('an account with money cannot be deleted: a shop with a balance, and a buyer whose money is held', async () => {
  const path = '/api/delete-account';
  const reason = { reason: deletionReason.values[1] };
  const shop = await createPaidShop(it);
  const { id } = await shop.sell(20_000);
  for (const action of ['dispatch', 'deliver']) await shop.client.post(`/api/orders/${id}/status`, { action });
  const refused = await shop.client.delete(path, reason);
  expect(refused.body).toMatchObject({ code: 'REFUSED', error: expect.stringMatching(/^Your shop still has ₵\d/) });
  expect((await shop.client.get(path)).body.open_money).toEqual([refused.body.error]);
  const { act, first, user } = await paidCheckout(it);
  for (const step of ['accept', 'dispatch', 'deliver'] as const) await act(step);
  const buyer = it.client();
  await buyer.post('/api/login', { email: user.email, password });
  expect((await buyer.delete(path, reason)).body.error).toBe(payoutTexts.moneyNotSettled([first.code]));
});

test('a single admin approves a large payout a second time a day later', async () => {
  const one = await createPaidShop(it, 300_000);
  await one.setWallet(wallets.atOnce);
  const { body } = await one.request();
  const { id, email } = await it.world.createUser({ staffRole: 'owner' });
  await it.db.update(users).set({ staffRole: null }).where(ne(users.id, id));
  const approve = async () => {
    const admin = it.client();
    await admin.post('/api/login', { email, password });
    return admin.post(`/api/admin/payouts/${body.id}/approve`);
  };
  expect((await approve()).body).toMatchObject({ state: 'due' });
  it.clock.pass({ minutes: 23 * 60 });
  expect((await approve()).body).toMatchObject({ error: staffTexts.aloneTooSoon });
  it.clock.pass({ minutes: 61 });
  expect((await approve()).body).toMatchObject({ state: 'approved' });
});

test('the ledger balances, and open payouts are in transit', async () => {
  const balances = await balancesOf(it);
  expect(Object.values(balances).reduce((all, one) => all + one, 0)).toBe(0);
  expect(balances['transfer-fees'] ?? 0).toBe(0);
});
