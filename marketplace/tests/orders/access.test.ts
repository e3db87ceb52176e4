import { orderAction } from '@besesaka/schema/orders/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { orders } from '#orders/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function placed() {
  const shop = await market.world.createShop();
  const { id: product_id } = await market.world.createProduct({ shop });
  const buyer = await shopper(market);
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 });
  const code = String(body.order?.order_id);
  const [row] = await market.db.select().from(orders).where(eq(orders.code, code));
  return { code, id: String(row?.id), buyer, seller: await browserOf(market, shop.owner) };
}

const complete = { reason: 'Because I can', payment_method: 'other' };

test('strangers and other sellers get 404 for every id, call and state', async () => {
  const { code, id, seller } = await placed();
  const otherShop = await market.world.createShop();
  const outsiders = [await shopper(market), await browserOf(market, otherShop.owner)];
  const expectAllHidden = async () => {
    for (const outsider of outsiders) {
      for (const name of [code, id]) {
        const missing = { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'Order not found.' } };
        expect(await outsider.get(`/api/orders/${name}`)).toMatchObject(missing);
        for (const action of orderAction.values) {
          expect(await outsider.post(`/api/orders/${name}/status`, { action, ...complete })).toMatchObject(missing);
        }
      }
      for (const list of ['user', 'seller']) {
        expect((await outsider.get(`/api/orders/${list}?search=${code}`)).body).toMatchObject({
          count: 0,
          results: [],
        });
      }
    }
  };
  await expectAllHidden();
  for (const action of ['accept', 'dispatch', 'deliver']) {
    expect((await seller.post(`/api/orders/${code}/status`, { action })).status).toBe(200);
  }
  await expectAllHidden();
  expect((await seller.get(`/api/orders/${code}`)).body).toMatchObject({
    status: 'delivered',
    version: 4,
    paid_at: null,
  });
});

test("no user can take the other side's steps", async () => {
  const { code, buyer, seller } = await placed();
  const path = `/api/orders/${code}/status`;
  for (const action of ['accept', 'decline', 'dispatch', 'return', 'mark_paid']) {
    expect([action, (await buyer.post(path, { action, ...complete })).status]).toEqual([action, 403]);
  }
  expect((await seller.post(path, { action: 'complete' })).status).toBe(403);
  for (const [client, action] of [
    [buyer, 'deliver'],
    [buyer, 'complete'],
    [seller, 'dispatch'],
    [seller, 'return'],
  ] as const) {
    expect([action, (await client.post(path, { action, ...complete })).status]).toEqual([action, 400]);
  }
  expect((await buyer.post(path, { action: 'expire' })).status).toBe(400);
  expect((await buyer.get(`/api/orders/${code}`)).body).toMatchObject({ status: 'pending', version: 1 });
});

test("an admin's access to an order is logged; access by its users and by strangers is not", async () => {
  const { code, buyer, seller } = await placed();
  const user = await market.world.createUser({ staffRole: 'owner' });
  const admin = await browserOf(market, user);
  const auditEntries = () => market.db.select().from(auditLog).where(eq(auditLog.subject, code));
  for (const browser of [buyer, seller, await shopper(market)]) await browser.get(`/api/orders/${code}`);
  expect(await auditEntries()).toEqual([]);
  await admin.get(`/api/orders/${code}`);
  await admin.get(`/api/orders/${code.toLowerCase()}`);
  market.clock.pass({ seconds: 61 });
  const later = market.clock.now();
  await admin.get(`/api/orders/${code}`);
  await admin.get('/api/orders/NOSUCHCODE');
  const entry = { actorId: user.id, act: 'order.read', subject: code };
  // Accesses within a minute make one entry.
  expect(await auditEntries()).toMatchObject([entry, { ...entry, at: later }]);
  // An admin's own purchases are not logged.
  const { id: product_id } = await market.world.createProduct();
  const { body } = await admin.post('/api/orders/single', { ...shipping, product_id, quantity: 1 });
  await admin.get(`/api/orders/${body.order?.order_id}`);
  const all = await market.db.select().from(auditLog).where(eq(auditLog.actorId, user.id));
  expect(all).toHaveLength(2);
});

test('an admin sees an order and can take none of its steps', async () => {
  const { code } = await placed();
  const admin = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  expect((await admin.get(`/api/orders/${code}`)).body).toMatchObject({ viewer_is: 'admin', allowed_actions: [] });
  for (const action of orderAction.values) {
    expect((await admin.post(`/api/orders/${code}/status`, { action, ...complete })).status).toBe(403);
  }
});

test('granting or revoking the admin role works at once, also for tokens that exist', async () => {
  const { code } = await placed();
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  const statusAs = async (staffRole: 'reader' | null) => {
    await market.db.update(users).set({ staffRole }).where(eq(users.id, user.id));
    return (await browser.get(`/api/orders/${code}`)).status;
  };
  expect([await statusAs(null), await statusAs('reader'), await statusAs(null)]).toEqual([404, 200, 404]);
});

test('every call asks a visitor to log in', async () => {
  const { code } = await placed();
  const visitor = market.client();
  const answers = await Promise.all([
    visitor.get('/api/orders/user'),
    visitor.get('/api/orders/seller'),
    visitor.get(`/api/orders/${code}`),
    visitor.post('/api/orders/create', shipping),
    visitor.post('/api/orders/single', { ...shipping, product_id: crypto.randomUUID(), quantity: 1 }),
    visitor.post(`/api/orders/${code}/status`, { action: 'cancel' }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { success: false } });
});
