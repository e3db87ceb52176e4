import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSuspensions } from '#accounts/suspension/lift-suspension.ts';
import { events } from '#platform/events/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const reason = 'Three buyers paid for parcels that never came.';
const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

async function scene() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const [buyer, admin] = [await market.world.createUser(), await market.world.createUser({ staffRole: 'owner' })];
  const browsers = { buyer: await browserOf(market, buyer), seller: await browserOf(market, shop.owner) };
  const adminClient = await browserOf(market, admin);
  const place = (quantity = 1) =>
    browsers.buyer.post('/api/orders/single', { product_id: product.id, quantity, ...shipping });
  const suspend = (id: string, until: string | null = null) =>
    adminClient.put(`/api/admin/users/${id}/suspension`, { reason, until });
  return {
    ids: { buyer: buyer.id, seller: shop.ownerId, admin: admin.id },
    email: buyer.email,
    ...browsers,
    adminClient,
    shop,
    product,
    place,
    suspend,
  };
}

const step = (order: unknown) => `/api/orders/${String(order)}/status`;
const dayAfter = (days: number) =>
  new Date(market.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test('a suspended buyer can only read, finish open orders and write to us, until the suspension ends', async () => {
  const { ids, email, buyer, seller, product, place, suspend, shop } = await scene();
  const code = (await place()).body.order?.order_id;
  const until = dayAfter(3);
  const record = await suspend(ids.buyer, until);
  const ends = `${dayAfter(4)}T00:00:00.000Z`;
  expect(record.body).toMatchObject({ state: 'suspended', suspension: { reason, until: ends } });
  expect((await buyer.get('/api/me')).body.suspension).toMatchObject({ reason, until: ends });
  const toAdmin = await market.db.select({ type: events.type }).from(events).where(eq(events.userId, ids.admin));
  expect(toAdmin.map(({ type }) => type)).not.toContain('accounts.suspension-changed');
  expect(toAdmin.map(({ type }) => type)).toContain('admin.suspension-changed');
  const mail = () => mailsTo(market, email).find(({ subject }) => subject === 'Your account is suspended')?.text;
  await expect.poll(mail, { timeout: 10_000 }).toContain(reason);
  expect(mail()).toContain(texts.stillAllowed);
  expect(mail()).toContain('/appeal/');
  const refused = {
    status: 403,
    body: { code: 'SUSPENDED', error: texts.refused(ends, `${market.config.publicUrl}/contact`) },
  };
  expect(refused.body.error).toContain('until the end of');
  expect(await place()).toMatchObject(refused);
  expect(await buyer.post('/api/chat/create', { product: product.id, message: 'Is it there?' })).toMatchObject(refused);
  const review = { title: 'Well woven', comment: 'The colours stay.', rating: 4 };
  expect(await buyer.post(`/api/v1/products/${product.slug}/reviews`, review)).toMatchObject(refused);
  // Open orders continue on both sides.
  expect((await seller.post(step(code), { action: 'accept' })).status).toBe(200);
  expect((await buyer.post(step(code), { action: 'cancel', reason: 'Found nearer' })).status).toBe(200);
  const contact = { name: 'Ama Mensah', email: 'ama@example.com', subject: 'My account', message: 'I can explain it.' };
  expect((await buyer.post('/api/contact', { ...contact, inquiry_type: 'General' })).status).toBeLessThan(300);
  expect((await buyer.get(`/api/shops/${shop.businessSlug}`)).status).toBe(200);
  const bell = async () => JSON.stringify((await buyer.get('/api/notifications')).body);
  expect(await bell()).toContain(reason);

  market.clock.pass({ days: 4 });
  const again = await browserOf(market, { id: ids.buyer });
  expect((await again.get('/api/me')).body.suspension).toBeNull();
  expect((await again.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping })).status).toBe(
    201,
  );
  await endSuspensions({ ctx: market.context() });
  expect(JSON.stringify((await again.get('/api/notifications')).body)).toContain(texts.lifted);
});

test('a suspended seller finishes orders; shop, badge and campaigns are hidden until it is lifted', async () => {
  const { ids, buyer, seller, shop, product, place, adminClient, suspend } = await scene();
  await market.world.createCampaign({ productId: product.id });
  const archived = await market.world.createProduct({
    shop,
    archivedAt: new Date(market.clock.now().getTime() - 1000),
  });
  const code = (await place()).body.order?.order_id;
  await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 1 });
  const visitor = market.client();
  const seen = async () => {
    // Counts and featured places are cached for seconds.
    market.clock.pass({ seconds: 61 });
    const all = async (path: string) => JSON.stringify((await visitor.get(path)).body);
    return {
      shop: (await visitor.get(`/api/shops/${shop.businessSlug}`)).status,
      page: (await visitor.get(`/api/v1/products/${product.slug}`)).status,
      list: (await all(`/api/v1/products?seller=${shop.businessSlug}`)).includes(product.slug),
      featured: (await all('/api/v1/featured')).includes(product.slug),
      directory: (await all(`/api/shops?business_name=${encodeURIComponent(shop.businessName)}`)).includes(shop.id),
      verified: /"(seller_)?verified":true/.test(JSON.stringify((await buyer.get('/api/cart')).body)),
      archived: (await visitor.get(`/api/v1/products/${archived.slug}`)).status,
    };
  };
  const before = await seen();
  expect(before).toMatchObject({ shop: 200, page: 200, list: true, featured: true, directory: true, archived: 404 });
  await suspend(ids.seller);
  expect((await seller.patch(`/api/products/${product.slug}`, { price: '12.00' })).body.code).toBe('SUSPENDED');
  expect((await seller.put('/api/my-shop', {})).body.code).toBe('SUSPENDED');
  expect((await seller.post('/api/subscriptions', { plan: '1_week' })).body.code).toBe('SUSPENDED');
  expect((await seller.post(step(code), { action: 'accept' })).status).toBe(200);
  const away = { shop: 404, page: 404, list: false, featured: false, directory: false, verified: false, archived: 404 };
  expect(await seen()).toEqual(away);
  expect((await place()).status).toBeGreaterThanOrEqual(400);
  expect((await buyer.post('/api/orders/create', shipping)).status).toBeGreaterThanOrEqual(400);
  // Both find the order as before.
  expect((await buyer.get(`/api/orders/${code}`)).body).toMatchObject({ seller_name: shop.businessName });
  // Content that an admin hides in the meantime stays hidden.
  const hidden = `/api/admin/hidden/shop/${shop.id}`;
  expect((await adminClient.put(hidden, { reason })).status).toBe(200);
  const lifted = await adminClient.delete(`/api/admin/users/${ids.seller}/suspension`);
  expect(lifted.body).toMatchObject({ state: 'active', suspension: null });
  expect(await seen()).toEqual(away);
  expect((await adminClient.delete(hidden, { reason })).status).toBe(200);
  expect(await seen()).toEqual(before);
  expect((await place()).status).toBe(201);
});

test('the shop is visible again when the suspension expires', async () => {
  const { ids, shop, product, suspend } = await scene();
  await suspend(ids.seller, dayAfter(2));
  expect((await market.client().get(`/api/shops/${shop.businessSlug}`)).status).toBe(404);
  market.clock.pass({ days: 4 });
  await endSuspensions({ ctx: market.context() });
  expect((await market.client().get(`/api/shops/${shop.businessSlug}`)).body.verified).toBe(true);
  expect((await market.client().get(`/api/v1/products/${product.slug}`)).status).toBe(200);
});

test('admins and the own account cannot be suspended, and the end must be in the future', async () => {
  const { ids, adminClient, suspend } = await scene();
  const other = await market.world.createUser({ staffRole: 'owner' });
  expect(await suspend(ids.admin)).toMatchObject({ status: 403, body: { error: texts.ofAdmin } });
  expect((await suspend(other.id)).status).toBe(403);
  expect(await suspend(ids.buyer, dayAfter(-1))).toMatchObject({
    status: 400,
    body: { details: { until: [texts.untilPast] } },
  });
  expect((await adminClient.delete(`/api/admin/users/${ids.buyer}/suspension`)).body.error).toBe(texts.notSuspended);
  expect((await suspend(crypto.randomUUID())).status).toBe(404);
});

test('every call that changes something declares whether suspended users may make it', async () => {
  const { body } = await market.client().get('/api/openapi.json');
  const paths: Record<string, Record<string, { 'x-suspended'?: string }>> = JSON.parse(JSON.stringify(body.paths));
  // Calls of a provider or of our own services have no user.
  const ofApps = ['POST /oauth/token', 'POST /oauth/revoke'];
  const untold = ['POST /api/payments/webhook', 'POST /api/payouts/approval', 'POST /api/events/heads', ...ofApps];
  const writes = market.marketplace.calls().filter((call) => !call.startsWith('GET ') && !untold.includes(call));
  const says = (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    return paths[path]?.[method.toLowerCase()]?.['x-suspended'];
  };
  expect(writes.length).toBeGreaterThan(80);
  expect(writes.filter((call) => !['may', 'refused'].includes(says(call) ?? ''))).toEqual([]);
});
