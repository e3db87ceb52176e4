import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Order } from '@besesaka/schema/orders/resources.ts';
import { deliveryTexts } from '@besesaka/schema/shops/delivery-texts.ts';
import type { Shop } from '@besesaka/schema/shops/resources.ts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#notifications/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => market.close());

const bus = {
  kind: 'bus',
  name: 'VIP bus',
  free_above: '500.00',
  is_active: true,
  rates: [
    { region: 'Ashanti', fee: '25.00', min_days: 2, max_days: 3 },
    { region: 'Bono', fee: '40.50', min_days: 3, max_days: 3 },
  ],
};
const pickup = {
  kind: 'pickup',
  name: 'At the shop',
  pickup_address: 'Shop 14, Adum Market',
  pickup_hours: 'Daily until six',
  free_above: null,
  is_active: true,
  rates: [],
};
const toAshanti = { ...shipping, shipping_region: 'Ashanti' };

/** A shop with a bus and a pickup, and a product for 100 cedis. */
async function scene() {
  const shop = await market.world.createShop();
  const seller = await browserOf(market, shop.owner);
  const ids = { bus: newId(), pickup: newId() };
  for (const [id, way] of [[ids.bus, bus] as const, [ids.pickup, pickup] as const]) {
    expect((await seller.put(`/api/my-shop/delivery/${id}`, way)).status).toBe(200);
  }
  const product = await market.world.createProduct({ shop, pricePesewas: 10_000 });
  const buyer = await shopper(market);
  const order = async (more: object) => {
    const { status, body } = await buyer.post('/api/orders/single', {
      ...toAshanti,
      product_id: product.id,
      quantity: 1,
      ...more,
    });
    return { status, body, order: body.order as unknown as Order };
  };
  return { shop, seller, ids, product, buyer, order };
}

test('a seller adds, replaces, turns off and removes delivery options; buyers see those they can choose', async () => {
  const { shop, seller, ids, product } = await scene();
  const page = `/api/shops/${shop.businessSlug}`;
  const [first, second] = (await market.client().get(page)).body
    .delivery_options as unknown as Shop['delivery_options'];
  expect(first).toEqual({
    id: ids.bus,
    ...bus,
    pickup_address: null,
    pickup_hours: null,
    rates: [bus.rates[0], { ...bus.rates[1], region: 'Brong Ahafo' }],
    version: expect.any(String),
  });
  expect(second).toMatchObject({ id: ids.pickup, pickup_address: 'Shop 14, Adum Market', free_above: null });
  const { body } = await market.client().get(`/api/v1/products/${product.slug}`);
  expect(body.seller).toMatchObject({ delivery_options: [first, second] });

  const published: unknown[] = [];
  const stop = await market.context().bus.subscribe(channels.shop(shop.businessSlug), (text) => published.push(text));
  const off = await seller.put(`/api/my-shop/delivery/${ids.bus}`, { ...bus, name: 'OA bus', is_active: false });
  expect(off.body.delivery_options).toMatchObject([{ name: 'OA bus', is_active: false }, { id: ids.pickup }]);
  expect(published).toHaveLength(1);
  await stop();
  expect((await market.client().get(page)).body.delivery_options).toMatchObject([{ id: ids.pickup }]);
  const rest = await seller.delete(`/api/my-shop/delivery/${ids.bus}`);
  expect(rest.body.delivery_options).toMatchObject([{ id: ids.pickup }]);
  expect(await seller.delete(`/api/my-shop/delivery/${ids.bus}`)).toMatchObject({
    status: 404,
    body: { error: deliveryTexts.missing },
  });
});

test('a delivery option is validated, a shop has at most eight, and users without a shop have none', async () => {
  const { seller, buyer } = await scene();
  const set = (way: object) => seller.put(`/api/my-shop/delivery/${newId()}`, way);
  const rate = bus.rates[0];
  const wrong: [object, object][] = [
    [{ ...bus, rates: [] }, { rates: [deliveryTexts.regionMissing] }],
    [{ ...bus, rates: [rate, rate] }, { rates: [deliveryTexts.regionTwice] }],
    [{ ...bus, rates: [{ ...rate, fee: '10000.01' }] }, { 'rates.0.fee': ['A delivery fee can be at most ₵10,000'] }],
    [{ ...bus, rates: [{ ...rate, min_days: 4 }] }, { 'rates.0.max_days': [deliveryTexts.daysBackward] }],
    [{ ...pickup, rates: [rate] }, { rates: [deliveryTexts.pickupRates] }],
    [{ ...pickup, pickup_address: ' ' }, { pickup_address: [deliveryTexts.addressRequired] }],
  ];
  for (const [way, details] of wrong) expect(await set(way)).toMatchObject({ status: 400, body: { details } });
  for (let n = 2; n < 8; n += 1) expect((await set(bus)).status).toBe(200);
  expect(await set(bus)).toMatchObject({ status: 400, body: { error: deliveryTexts.full(8) } });
  expect((await buyer.put(`/api/my-shop/delivery/${newId()}`, bus)).status).toBe(404);
});

test('the fee for the region is part of the total, and the order keeps a copy of the option', async () => {
  const { seller, ids, order, buyer } = await scene();
  const delivery_option_id = ids.bus;
  const placed = await order({ delivery_option_id, expected_total: '125.00' });
  expect(placed, JSON.stringify(placed.body)).toMatchObject({
    status: 201,
    order: {
      total: '125.00',
      shipping_fee: '25.00',
      proposed_fee: null,
      delivery: { option_id: ids.bus, kind: 'bus', name: 'VIP bus', min_days: 2, max_days: 3, pickup_address: null },
    },
  });
  const mails = () => market.mailer.stored?.().filter(({ to }) => to === buyer.user.email) ?? [];
  await expect
    .poll(() =>
      mails()
        .map(({ text }) => text)
        .join(),
    )
    .toContain('Delivery: VIP bus, ₵25.');
  expect(
    mails()
      .map(({ text }) => text)
      .join(),
  ).toContain('You agree payment between the two of you.');
  expect(await order({ delivery_option_id, expected_total: '100.00' })).toMatchObject({
    status: 409,
    body: { code: 'TOTAL_CHANGED', details: { total: ['125.00'] } },
  });
  expect((await order({ delivery_option_id, quantity: 5, expected_total: '500.00' })).order.shipping_fee).toBe('0.00');
  const atShop = await order({ delivery_option_id: ids.pickup, expected_total: '100.00' });
  expect(atShop.order).toMatchObject({ delivery: { kind: 'pickup', pickup_address: 'Shop 14, Adum Market' } });
  const text = 'VIP bus does not deliver to Greater Accra. Please choose another way of delivery.';
  expect(await order({ delivery_option_id, shipping_region: 'Greater Accra' })).toMatchObject({
    status: 400,
    body: { success: false, code: 'INVALID_INPUT', error: text, details: { delivery_option_id: [text] } },
  });
  await seller.delete(`/api/my-shop/delivery/${ids.bus}`);
  expect((await order({ delivery_option_id })).body.details).toHaveProperty('delivery_option_id');
  expect((await buyer.get(`/api/orders/${placed.order.order_id}`)).body).toMatchObject({ shipping_fee: '25.00' });
});

test('each shop of a cart has its own option; a call without delivery leaves it to buyer and seller', async () => {
  const [one, other] = [await scene(), await scene()];
  const { buyer } = one;
  const fill = async () => {
    for (const { product } of [one, other])
      await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  };
  await fill();
  const delivery = [{ shop_slug: other.shop.businessSlug, option_id: other.ids.bus }];
  const { body } = await buyer.post('/api/orders/create', { ...toAshanti, delivery, expected_total: '425.00' });
  expect(body.orders, JSON.stringify(body)).toMatchObject([
    { total: '200.00', shipping_fee: '0.00', delivery: null },
    { total: '225.00', shipping_fee: '25.00', delivery: { kind: 'bus' } },
  ]);
  await fill();
  const foreign = [{ shop_slug: 'another-shop', option_id: one.ids.bus }];
  const twice = [...delivery, ...delivery];
  for (const wrong of [foreign, twice]) {
    const refused = await buyer.post('/api/orders/create', { ...toAshanti, delivery: wrong });
    expect(refused).toMatchObject({ status: 400, body: { details: { delivery: [expect.any(String)] } } });
  }
  const spec = await buyer.post('/api/orders/create', toAshanti);
  expect(spec.body.orders).toMatchObject([
    { total: '200.00', shipping_fee: '0.00', delivery: null },
    { total: '200.00', shipping_fee: '0.00', delivery: null },
  ]);
});

/** An order whose delivery is to be agreed, and the steps of both sides. */
async function openOrder() {
  const made = await scene();
  const { order } = await made.order({});
  const sides = { buyer: made.buyer, seller: made.seller };
  const step = async (side: 'buyer' | 'seller', action: string, more = {}) => {
    const { status, body } = await sides[side].post(`/api/orders/${order.order_id}/status`, { action, ...more });
    return { status, body };
  };
  return { ...made, code: order.order_id, step };
}

test('a proposed fee is accepted once and becomes part of the total; both users are notified', async () => {
  const { step, buyer, shop } = await openOrder();
  expect(await step('seller', 'propose_fee')).toMatchObject({
    status: 400,
    body: { details: { fee: [expect.any(String)] } },
  });
  expect((await step('buyer', 'propose_fee', { fee: '1' })).status).toBe(403);
  expect((await step('seller', 'propose_fee', { fee: '₵30' })).body.proposed_fee).toBe('30.00');
  const again = await step('seller', 'propose_fee', { fee: '20.50', version: 2 });
  expect(again.body).toMatchObject({ proposed_fee: '20.50', total: '100.00', version: 3, status: 'pending' });
  expect((await step('buyer', 'accept_fee', { version: 3 })).body.details).toEqual({ fee: [expect.any(String)] });
  expect((await step('buyer', 'accept_fee', { version: 2 })).status).toBe(409);
  expect((await step('buyer', 'accept_fee', { fee: '30.00' })).status).toBe(409);
  const agreed = await step('buyer', 'accept_fee', { fee: '20.50', version: 3 });
  const parts = { total: '120.50', shipping_fee: '20.50', proposed_fee: null, delivery: { kind: 'agreed' } };
  expect(agreed.body).toMatchObject({ ...parts, allowed_actions: ['cancel'] });
  expect((await step('seller', 'propose_fee', { fee: '1' })).status).toBe(400);
  expect((await step('buyer', 'accept_fee')).status).toBe(400);
  const notes = await market.db
    .select()
    .from(notifications)
    .where(inArray(notifications.userId, [buyer.user.id, shop.ownerId]));
  expect(notes.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      `${shop.businessName} asks ₵20.50 for the delivery. Please accept or decline it.`,
      'Ama Serwaa Mensah accepted ₵20.50 for the delivery. The total is now ₵120.50.',
    ]),
  );
});

test('a declined fee can be proposed again; a payment or dispatch ends a proposal; fees have limits', async () => {
  const { step } = await openOrder();
  await step('seller', 'propose_fee', { fee: '30' });
  await step('buyer', 'decline_fee');
  await step('seller', 'propose_fee', { fee: '28' });
  const declined = await step('buyer', 'decline_fee');
  expect(declined.body).toMatchObject({ proposed_fee: null, delivery: null, total: '100.00' });
  expect(declined.body.steps).toMatchObject([
    { state: 'pending', action: null },
    { state: 'pending', action: 'decline_fee', by: 'buyer' },
  ]);
  await step('seller', 'propose_fee', { fee: '25' });
  expect((await step('seller', 'accept')).body).toMatchObject({ proposed_fee: '25.00', status: 'accepted' });
  expect((await step('seller', 'mark_paid', { payment_method: 'other' })).body.proposed_fee).toBeNull();
  await step('seller', 'mark_unpaid');
  await step('seller', 'propose_fee', { fee: '25' });
  expect((await step('seller', 'dispatch')).body).toMatchObject({ proposed_fee: null, tracking: null });
  for (let n = 4; n < 6; n += 1) expect((await step('seller', 'propose_fee', { fee: '1' })).status).toBe(400);
  expect((await step('seller', 'propose_fee', { fee: '1' })).status).toBe(429);
});

test('the dispatch names the carrier or rider to both users, and the chat shows the steps of the fee', async () => {
  const { step, buyer, code } = await openOrder();
  const chat = await buyer.post('/api/chat/create', { order_id: code, message: 'When will it be here?' });
  expect(chat.status, JSON.stringify(chat.body)).toBeLessThan(300);
  await step('seller', 'propose_fee', { fee: '12' });
  await step('buyer', 'decline_fee');
  const { body } = await buyer.get(`/api/chat/${chat.body.data?.id}`);
  expect(body.data).toMatchObject({
    messages: [
      { order_step: null },
      { order_step: { fee: { action: 'propose_fee', fee: '12.00' } } },
      { order_step: { fee: { action: 'decline_fee', fee: null } } },
    ],
  });
  await step('seller', 'accept');
  const rider = { rider_name: 'Kwame Boadi', rider_phone: '024 412 3456' };
  expect((await step('seller', 'dispatch', { ...rider, carrier: 'x'.repeat(61) })).status).toBe(400);
  const sent = await step('seller', 'dispatch', { ...rider, carrier: ' VIP ' });
  const tracking = { carrier: 'VIP', tracking_number: '', rider_name: 'Kwame Boadi', rider_phone: '+233244123456' };
  expect(sent.body.tracking).toEqual(tracking);
  expect((await buyer.get(`/api/orders/${code}`)).body.tracking).toEqual(tracking);
});
