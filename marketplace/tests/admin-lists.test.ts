import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const list = (rows: Json | undefined) => Object.values(rows ?? {});
const reason = 'The shop sells copies of brands.';
const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

async function admin() {
  const user = await market.world.createUser({ staffRole: 'owner', fullName: 'Esi Quartey' });
  const adminClient = await browserOf(market, user);
  const find = async (path: string) => {
    const { status, body } = await adminClient.get(path);
    expect(status, path).toBe(200);
    return list(body.results);
  };
  return { adminClient, find };
}

test('an admin finds a shop without a report, hides it with a reason and restores it', async () => {
  const owner = await market.world.createUser({
    isSeller: true,
    fullName: 'Yaw Sefwi',
    email: 'yaw.sefwi@example.com',
  });
  const shop = await market.world.createShop({ owner, businessName: 'Sefwi Wiawso Cloth' });
  const { adminClient, find } = await admin();
  for (const words of ['sefwi wiawso', 'yaw sefwi', 'yaw.sefwi@'])
    expect(await find(`/api/admin/shops?q=${encodeURIComponent(words)}`), words).toMatchObject([
      { shop_slug: shop.businessSlug, owner_id: owner.id, state: 'active', hidden_reason: null },
    ]);
  expect((await adminClient.put(`/api/admin/hidden/shop/${shop.id}`, { reason })).status).toBe(200);
  expect(await find('/api/admin/shops?q=sefwi&state=active')).toEqual([]);
  expect(await find('/api/admin/shops?q=sefwi&state=hidden')).toMatchObject([
    { state: 'hidden', hidden_reason: reason },
  ]);
  expect(
    (await adminClient.delete(`/api/admin/hidden/shop/${shop.id}`, { reason: 'They are originals.' })).status,
  ).toBe(200);
  expect(await find('/api/admin/shops?q=sefwi')).toMatchObject([{ state: 'active', hidden_reason: null }]);
  expect((await (await browserOf(market, owner)).get('/api/admin/shops')).status).toBe(403);
});

test('an admin finds reviews of products and shops, hides one and finds it among the hidden ones', async () => {
  const shop = await market.world.createShop({ businessName: 'Nzulezu Stilts' });
  const product = await market.world.createProduct({ shop, name: 'Raffia hat' });
  const user = await market.world.createUser({ fullName: 'Kojo Reviewer' });
  const buyer = await browserOf(market, user);
  const said = { rating: 2, title: 'Scratched', comment: 'Nzulezu words of the product.' };
  const written = await buyer.post(`/api/v1/products/${product.slug}/reviews`, said);
  const ofShop = {
    title: 'Slow',
    comment: 'Nzulezu words of the shop.',
    overall_rating: 3,
    seller_slug: shop.businessSlug,
  };
  await buyer.post('/api/send-shop-review', { ...ofShop, shipping_speed_rating: 2 });
  const { adminClient, find } = await admin();
  const both = await find('/api/admin/reviews?q=nzulezu');
  expect(both.map(({ about_path, stars }) => [about_path, stars]).sort()).toEqual([
    [`/products/${product.slug}#reviews`, 2],
    [`/shops/${shop.businessSlug}#reviews`, 3],
  ]);
  const id = String(written.body.review?.id);
  expect((await adminClient.put(`/api/admin/hidden/review/${id}`, { reason })).status).toBe(200);
  expect(await find('/api/admin/reviews?q=nzulezu&state=hidden')).toMatchObject([{ id, hidden_reason: reason }]);
  expect(await find('/api/admin/reviews?q=nzulezu&state=visible')).toHaveLength(1);
  expect(await find('/api/admin/reviews?q=kojo')).toHaveLength(2);
  expect((await buyer.get('/api/admin/reviews')).status).toBe(403);
});

test('an admin finds an order by number, buyer or shop and sees both sides; each access is logged once', async () => {
  const shop = await market.world.createShop({ businessName: 'Elmina Fishing Nets' });
  const product = await market.world.createProduct({ shop });
  const user = await market.world.createUser({ fullName: 'Abena Takyi', email: 'abena.takyi@example.com' });
  const buyer = await browserOf(market, user);
  const placed = await buyer.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping });
  const code = String(placed.body.order?.order_id);
  const { adminClient, find } = await admin();
  for (const words of [code, code.toLowerCase().slice(0, 7), 'abena', 'abena.takyi@example.com', 'elmina'])
    expect(await find(`/api/admin/orders?q=${words}`), words).toMatchObject([{ order_id: code, status: 'pending' }]);
  expect(await find('/api/admin/orders?q=elmina&state=completed')).toEqual([]);

  const page = `/api/admin/orders/${code}`;
  await adminClient.get(page);
  const { body } = await adminClient.get(page);
  expect(body).toMatchObject({
    order: { order_id: code, viewer_is: 'admin', allowed_actions: [], items: [{}], steps: [{ state: 'pending' }] },
    buyer: { id: user.id, email: user.email },
    seller: { id: shop.ownerId, email: shop.owner.email },
    last_message_at: null,
    reports: [],
  });
  expect(await find(`/api/admin/audit?subject=${code}`)).toMatchObject([{ act: 'support.order.read' }]);
  const said = await buyer.post('/api/chat/create', { product: product.id, message: 'When does it come?' });
  const why = { reason: 'Other', details: 'No answer for days.' };
  expect((await buyer.post(`/api/chat/${said.body.data?.id}/report`, why)).status).toBe(201);
  const after = (await adminClient.get(page)).body;
  expect(after.last_message_at).not.toBeNull();
  expect(after.reports).toMatchObject([{ kind: 'conversation', state: 'open' }]);
  expect((await adminClient.get('/api/admin/orders/NOSUCH')).status).toBe(404);
  for (const path of ['/api/admin/orders', page]) expect((await buyer.get(path)).status).toBe(403);
});

test("a user's page has their orders, payments, reports, messages, suspensions and the admins' notes", async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const campaign = await market.world.createCampaign({ productId: product.id });
  const user = await market.world.createUser();
  const buyer = await browserOf(market, user);
  const placed = await buyer.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping });
  await buyer.post('/api/report-seller', { seller_id: shop.id, reason: 'Other', details: 'It never came.' });
  const contact = { name: 'Ama', email: user.email, subject: 'My parcel', message: 'Where is it?' };
  await buyer.post('/api/contact', { ...contact, inquiry_type: 'Order' });
  const { adminClient } = await admin();
  const page = `/api/admin/users/${user.id}`;
  await adminClient.put(`${page}/suspension`, { reason: 'Three parcels refused.', until: null });
  await adminClient.delete(`${page}/suspension`);
  market.clock.pass({ seconds: 1 });
  const noted = await adminClient.post(`${page}/notes`, { text: 'Called on Monday; all is well.' });
  expect(noted.body).toMatchObject({
    orders: [{ order_id: placed.body.order?.order_id, seller_name: shop.businessName }],
    payments: [],
    reports: [],
    reports_made: [{ kind: 'shop', subject_name: shop.businessName }],
    messages: [{ subject: 'My parcel', state: 'waiting' }],
    notes: [{ text: 'Called on Monday; all is well.', author_name: 'Esi Quartey' }],
  });
  expect(list(noted.body.suspensions).map(({ is_lift, reason: why }) => [is_lift, why])).toEqual([
    [true, null],
    [false, 'Three parcels refused.'],
  ]);
  const seller = (await adminClient.get(`/api/admin/users/${shop.ownerId}`)).body;
  expect(seller).toMatchObject({
    orders: [{ buyer_id: user.id }],
    payments: [{ reference: campaign.paymentId }],
    reports: [{ kind: 'shop' }],
  });
  expect((await adminClient.post(`${page}/notes`, { text: 'x' })).status).toBe(400);
});
