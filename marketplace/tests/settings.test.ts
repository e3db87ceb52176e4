import { listSettings } from '@besesaka/schema/admin/settings/operations.ts';
import { settingDetail, settingList } from '@besesaka/schema/admin/settings/settings.ts';
import { settingLimits } from '@besesaka/schema/kernel/settings/settings.ts';
import { order as orderResource } from '@besesaka/schema/orders/resources.ts';
import { planConfig } from '@besesaka/schema/plans/resources.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#orders/tables.ts';
import { payments } from '#payments/tables.ts';
import { timesOf } from '#payouts/held/deadlines.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { orderMoney } from '#payouts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { settingChanges } from '#platform/settings/tables.ts';
import { createMarketplace } from '#server.ts';
import { browserOf } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const reason = 'The price list of this year.';
const admin = async () =>
  browserOf(market, await market.world.createUser({ staffRole: 'owner', fullName: 'Esi Quartey' }));
const change = (client: Client, name: string, input: object) =>
  client.post(`/api/admin/settings/${name}`, { reason, version: 0, ...input });
const versionOf = async (client: Client, name: string) =>
  settingDetail.parse((await client.get(`/api/admin/settings/${name}`)).body).version;
/** A change counts a few seconds after it was made. */
const wait = () => market.clock.pass({ seconds: settingLimits.leadMs / 1000 });

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** An order of one product, which its buyer has not paid. */
async function place(product: { id: string }) {
  const buyer = await market.world.createUser();
  const client = await browserOf(market, buyer);
  const { body } = await client.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  const code = orderResource.parse(body.order).order_id;
  const [order] = await market.db.select().from(orders).where(eq(orders.code, code));
  if (!order) throw new Error(`no order: ${JSON.stringify(body)}`);
  return { order, buyer };
}

async function pay({ order, buyer }: Awaited<ReturnType<typeof place>>) {
  const id = newId();
  await inTransaction(market.context(), async (tx) => {
    const subject = { userId: buyer.id, purpose: 'order' as const, subjectId: order.id, description: 'Order' };
    await tx.db
      .insert(payments)
      .values({ id, ...subject, amountPesewas: 10_000, state: 'succeeded', createdAt: tx.now });
    await settleOrderMoney(tx, order, { kind: 'paid in advance', paymentId: id, gross: 10_000, fees: 195 });
  });
  const [money] = await market.db.select().from(orderMoney).where(eq(orderMoney.orderId, order.id));
  return money;
}

const rateOf = async (product: { id: string }) => (await pay(await place(product)))?.commissionRate;

test("a setting has its default until the start of an admin's change", async () => {
  const client = await admin();
  const list = async () => settingList.parse((await client.get(listSettings.path)).body).results;
  expect((await list()).find(({ name }) => name === 'plan_1_week')).toMatchObject({ value: '30', version: 0 });
  const input = { value: '45.50', valid_from: '2026-04-01' };
  expect((await change(client, 'plan_1_week', input)).body).toMatchObject({
    value: '30',
    version: 1,
    next: { value: '45.50', valid_from: '2026-04-01T00:00:00.000Z', actor_name: 'Esi Quartey', reason },
  });
  const priceOf = async () => {
    const { body } = await client.get('/api/config/user-subscription-config');
    return planConfig.parse(body).pricing[0]?.price;
  };
  expect(await priceOf()).toBe('30.00');
  const later = { ...market.context(), now: new Date('2026-04-01T00:00:00Z') };
  await expect.poll(() => later.settings.at(later.now, 'plan_1_week')).toBe(4_550);
  const [audited] = await market.db.select().from(auditLog).where(eq(auditLog.subject, 'plan_1_week'));
  expect(audited).toMatchObject({ act: 'settings.change', details: { value: '45.50', reason } });
});

test.each([
  ['commission', { value: '50.01' }, 'value'],
  ['commission', { value: 'five' }, 'value'],
  ['payout_max', { value: '0' }, 'value'],
  ['payout_max', { value: '100', shop_slug: 'adepa' }, 'value'],
  ['commission', { value: '5', shop_slug: 'no-such-shop' }, 'shop_slug'],
  ['commission', { value: '5', valid_from: '2026-03-05' }, 'valid_from'],
  ['commission', { value: '5', reason: '' }, 'reason'],
])('%s does not accept %j', async (name, input, field) => {
  const { status, body } = await change(await admin(), name, input);
  expect([status, Object.keys(body.details ?? {})]).toEqual([400, [field]]);
});

test('of two admins who change one setting, one succeeds and the other sees what happened', async () => {
  const both = await Promise.all([admin(), admin()]);
  const answers = await Promise.all(both.map((client) => change(client, 'payout_max', { value: '900' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: 'STALE', error: expect.stringContaining('Esi Quartey changed it') });
  expect(await market.db.$count(settingChanges, eq(settingChanges.name, 'payout_max'))).toBe(1);
});

test('a setting never exceeds another one that limits it, also in the future', async () => {
  const client = await admin();
  const refused = {
    code: 'INVALID_INPUT',
    details: { value: ['“Smallest payout” must not be above “Largest payout”.'] },
  };
  expect(
    (await change(client, 'payout_least', { value: '10001', version: await versionOf(client, 'payout_least') })).body,
  ).toMatchObject(refused);
  const later = { valid_from: '2026-06-01' };
  expect(
    (await change(client, 'payout_max', { value: '12000', version: await versionOf(client, 'payout_max'), ...later }))
      .status,
  ).toBe(200);
  expect(
    (await change(client, 'payout_least', { value: '10001', version: await versionOf(client, 'payout_least') })).body,
  ).toMatchObject(refused);
  const version = await versionOf(client, 'payout_least');
  expect((await change(client, 'payout_least', { value: '10001', version, ...later })).status).toBe(200);
  expect((await change(client, 'case_answer_hours', { value: '121' })).body).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a running hold keeps the number of days at its payment', async () => {
  const client = await admin();
  const product = await market.world.createProduct({});
  const before = await pay(await place(product));
  await change(client, 'send_days', { value: '3', version: await versionOf(client, 'send_days') });
  wait();
  const after = await pay(await place(product));
  const daysOf = (money: typeof before) => {
    if (!money) throw new Error('the order has no money');
    return timesOf({ settings: market.context().settings }, money, null)('send_days') / (24 * 60 * 60_000);
  };
  expect([daysOf(before), daysOf(after)]).toEqual([14, 3]);
});

test('an empty value restores the default', async () => {
  const client = await admin();
  await change(client, 'payout_least', { value: '15' });
  const { body } = await change(client, 'payout_least', { value: '', version: 1 });
  expect(body).toMatchObject({ value: '20', fallback: '20', version: 2 });
});

test("a shop has its own commission, or that of its products' categories", async () => {
  const client = await admin();
  const kinds = [await market.world.createCategory(), await market.world.createCategory()] as const;
  const shop = await market.world.createShop();
  const [own, usual] = [
    await market.world.createProduct({ category: kinds[0], shop, pricePesewas: 10_000 }),
    await market.world.createProduct({ category: kinds[1], shop, pricePesewas: 10_000 }),
  ];
  await change(client, 'commission', { value: '4', version: await versionOf(client, 'commission') });
  await change(client, 'commission', { value: '7.5', category_slug: kinds[0].slug });
  wait();
  await expect
    .poll(() => market.context().settings.at(market.clock.now(), 'commission', [`category:${kinds[0].id}`]))
    .toBe(750);
  expect([await rateOf(own), await rateOf(usual)]).toEqual([750, 400]);
  const { body } = await change(client, 'commission', { value: '2', shop_slug: shop.businessSlug });
  expect(body.exceptions).toMatchObject([
    { kind: 'category', value: '7.5' },
    { kind: 'shop', value: '2', slug: shop.businessSlug },
  ]);
  wait();
  await expect
    .poll(() => market.context().settings.at(market.clock.now(), 'commission', [`shop:${shop.id}`]))
    .toBe(200);
  expect(await rateOf(own)).toBe(200);
});

test('settings change during many purchases, and each order has the rate at its time', async () => {
  let client = await admin();
  const product = await market.world.createProduct({ pricePesewas: 10_000, stockQuantity: 10_000 });
  const placed = [];
  for (let n = 0; n < size(50, 1_000); n += 1) placed.push(await place(product));
  for (const [n, one] of placed.entries()) {
    // A change needs a password that was entered minutes ago, and each purchase takes a second of the clock.
    if (n % 100 === 99) client = await admin();
    const changing =
      n % 10 === 0 &&
      change(client, 'commission', { value: String((n / 10) % 50), version: await versionOf(client, 'commission') });
    const paying = pay(one);
    if (changing) expect((await changing).status).toBe(200);
    expect(await paying).toBeDefined();
    market.clock.pass({ seconds: 1 });
  }
  const changes = (await market.db.select().from(settingChanges).where(eq(settingChanges.name, 'commission'))).filter(
    ({ subject }) => subject === '',
  );
  const sales = await market.db.select().from(orderMoney).where(eq(orderMoney.shopId, product.shopId));
  expect(sales).toHaveLength(placed.length);
  const expected = sales.map(({ createdAt }) => {
    const counts = changes.filter(({ validFrom }) => validFrom <= createdAt).sort((a, b) => b.version - a.version)[0];
    return Math.round(Number(counts?.value ?? '0') * 100);
  });
  expect(new Set(expected).size).toBeGreaterThan(3);
  expect(sales.map(({ commissionRate }) => commissionRate)).toEqual(expected);
});

test('another process follows within five seconds, even without an event, and shows a banner on every page', async () => {
  const other = createMarketplace({ ...market, bus: createMemoryBus({ log: market.log }) });
  await other.ready();
  const client = await admin();
  await change(client, 'banner', { value: 'Free delivery in Accra.' });
  wait();
  const inTime = { timeout: settingLimits.leadMs };
  const notices = async () => (await other.fetch(new Request('http://localhost/api/notices'))).json();
  await expect
    .poll(notices, inTime)
    .toMatchObject({ results: [{ text: 'Free delivery in Accra.', is_maintenance: false }] });
  await change(client, 'banner', { value: '', version: 1 });
  wait();
  await expect.poll(notices, inTime).toEqual({ results: [] });
  await other.close();
});
