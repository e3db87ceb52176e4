import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, productVariants } from '#catalog/tables.ts';
import { endOffers } from '#orders/offers/end-offers.ts';
import { orders } from '#orders/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { shops } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './shoppers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => market.close());

type By = Pick<Client, 'post' | 'get'>;

/** A seller who takes offers for a product of 125 cedis, and a buyer. */
async function bargaining(given: object = {}) {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, takesOffers: true, stockQuantity: 20, ...given });
  const buyer = await shopper(market);
  const seller = { ...(await browserOf(market, shop.owner)), id: shop.owner.id };
  return { shop, product, buyer, seller };
}

const offerOf = (by: By, product_id: string, price: string, more: object = {}) =>
  by.post('/api/offers', { product_id, price, ...more });

const answer = (by: By, { id, version }: Record<string, unknown>, action: string, more: object = {}) =>
  by.post(`/api/offers/${id}/answer`, { action, version, ...more });

const order = (by: By, { id }: Record<string, unknown>, more: object = {}) =>
  by.post(`/api/offers/${id}/order`, { ...shipping, ...more });

async function agreed(given: object = {}, more: object = { quantity: 2 }) {
  const bargain = await bargaining(given);
  const made = (await offerOf(bargain.buyer, bargain.product.id, '100', more)).body;
  const { status, body } = await answer(bargain.seller, made, 'accept');
  if (status !== 200) throw new Error(`accept answered ${status}: ${JSON.stringify(body)}`);
  return { ...bargain, offer: body };
}

test('a buyer offers, the seller counters, and the buyer accepts and orders at the agreed price', async () => {
  const { product, buyer, seller } = await bargaining();
  const made = await offerOf(buyer, product.id, '₵90', { quantity: 3 });
  expect(made).toMatchObject({
    status: 201,
    body: { success: true, viewer_is: 'buyer', status: 'open', awaits: 'seller', price: '90.00', total: '270.00' },
  });
  expect(made.body.allowed_actions).toEqual(['withdraw']);
  const waiting = async () => (await seller.get('/api/dashboard/metrics')).body.offers_to_answer;
  expect(await waiting()).toBe(1);
  const received = await seller.get(`/api/offers/${made.body.id}`);
  expect(received.body.allowed_actions).toEqual(['accept', 'counter', 'decline']);
  const countered = await answer(seller, received.body, 'counter', { price: '110.50', quantity: 2, hours: 24 });
  expect(countered.body).toMatchObject({
    awaits: 'buyer',
    price: '110.50',
    quantity: 2,
    allowed_actions: ['withdraw'],
  });
  expect(await waiting(), 'the buyer has to answer').toBe(0);
  market.clock.pass({ minutes: 5 });
  const accepted = await answer(buyer, countered.body, 'accept', { hours: 168 });
  expect(accepted.body).toMatchObject({ status: 'accepted', allowed_actions: ['withdraw', 'order'] });
  // The seller set the end, and a buyer's acceptance does not move it.
  expect(accepted.body.ends_at).toBe(countered.body.ends_at);
  const placed = await order(buyer, accepted.body, { expected_total: '221.00' });
  expect(placed).toMatchObject({
    status: 201,
    body: { order: { total: '221.00', items: [{ product_id: product.id, quantity: 2, price: '110.50' }] } },
  });
  const { body } = await seller.get(`/api/offers/${made.body.id}`);
  expect(body).toMatchObject({ status: 'ordered', awaits: null, order_id: placed.body.order?.order_id });
  const steps = Object.values(body.steps ?? {}) as unknown as Record<string, unknown>[];
  expect(steps.map(({ kind, by, price, quantity }) => [kind, by, price, quantity])).toEqual([
    ['offer', 'buyer', '90.00', 3],
    ['counter', 'seller', '110.50', 2],
    ['accept', 'buyer', '110.50', 2],
    ['order', 'buyer', '110.50', 2],
  ]);
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row).toMatchObject({ stockQuantity: 18, pricePesewas: 12_500 });
});

test('an agreed price can be used once, even with parallel and repeated requests', async () => {
  const { buyer, offer, product } = await agreed();
  const answers = await Promise.all([1, 2, 3, 4].map(() => order(buyer, offer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  expect(await order(buyer, offer)).toMatchObject({ status: 400, body: { error: texts.notNow } });
  const placed = await market.db.select().from(orders).where(eq(orders.buyerId, buyer.user.id));
  expect(placed).toHaveLength(1);
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row?.stockQuantity).toBe(18);
  // The next order of the product costs what it costs everyone.
  const usual = { ...shipping, product_id: product.id, quantity: 1 };
  expect((await buyer.post('/api/orders/single', usual)).body.order?.total).toBe('125.00');
});

test('an order request repeated with its key returns the same order', async () => {
  const { buyer, offer } = await agreed();
  const key = { 'idempotency-key': newId() };
  const again = () => buyer.post(`/api/offers/${offer.id}/order`, shipping, key);
  const [first, second] = [await again(), await again()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.order?.order_id).toBe(first.body.order?.order_id);
});

test('no other user can use, answer or see an offer, and the seller cannot order', async () => {
  const { seller, offer } = await agreed();
  const other = await shopper(market);
  const missing = { status: 404, body: { error: texts.missing } };
  expect(await order(other, offer)).toMatchObject(missing);
  expect(await answer(other, offer, 'withdraw')).toMatchObject(missing);
  expect(await other.get(`/api/offers/${offer.id}`)).toMatchObject(missing);
  expect(await other.get('/api/offers/not-an-id')).toMatchObject(missing);
  expect((await other.get(`/api/offers?ids=${offer.id}`)).body).toMatchObject({ count: 0, results: [] });
  expect(await order(seller, offer)).toMatchObject({ status: 403, body: { error: texts.notForYou } });
});

test('an order cannot exceed the agreed quantity', async () => {
  const { buyer, offer, product } = await agreed();
  expect(await order(buyer, offer, { quantity: 5 })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect(await order(buyer, offer, { product_id: product.id })).toMatchObject({ status: 400 });
  expect((await order(buyer, offer)).body.order).toMatchObject({ total: '200.00', item_count: 2 });
});

test('an expired offer can neither be answered nor used, before and after the job runs', async () => {
  const { buyer, offer } = await agreed();
  const { buyer: waiting, product } = await bargaining();
  const open = (await offerOf(waiting, product.id, '100')).body;
  market.clock.pass({ days: 2 });
  const [again, waitingAgain] = [await browserOf(market, buyer.user), await browserOf(market, waiting.user)];
  expect((await again.get(`/api/offers/${offer.id}`)).body).toMatchObject({
    status: 'ended',
    awaits: null,
    allowed_actions: [],
    version: 2,
  });
  expect((await again.get('/api/offers?status=ended')).body.count).toBe(1);
  expect((await again.get('/api/offers?status=accepted')).body.count).toBe(0);
  expect(await order(again, offer)).toMatchObject({ status: 400, body: { error: texts.notNow } });
  expect(await answer(waitingAgain, open, 'withdraw')).toMatchObject({ status: 400, body: { error: texts.notNow } });
  // A new offer does not wait for the job.
  expect((await offerOf(waitingAgain, product.id, '101')).status).toBe(201);
  expect(await endOffers({ ctx: market.context() })).toBeGreaterThanOrEqual(1);
  expect(await endOffers({ ctx: market.context() })).toBe(0);
  const { body } = await again.get(`/api/offers/${offer.id}`);
  expect(body).toMatchObject({ status: 'ended', version: 3, allowed_actions: [] });
  expect(await order(again, body)).toMatchObject({ status: 400, body: { error: texts.notNow } });
});

test('parallel answers of both users end in one state that both see', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { buyer, seller, product } = await bargaining();
    const made = (await offerOf(buyer, product.id, '90', { quantity: 2 })).body;
    const answers = await Promise.all([
      answer(seller, made, 'accept'),
      answer(seller, made, 'counter', { price: '110' }),
      answer(buyer, made, 'withdraw'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    const [ofBuyer, ofSeller] = [await buyer.get(`/api/offers/${made.id}`), await seller.get(`/api/offers/${made.id}`)];
    for (const { body } of [ofBuyer, ofSeller])
      expect(body).toMatchObject({ version: 2, status: won?.status, price: won?.price, awaits: won?.awaits });
    for (const user of [buyer.user.id, seller.id]) {
      const { events } = await readEvents({ ctx: market.context(), input: { user: user, after: 0, limit: 1000 } });
      const changes = events.filter(({ type }) => type === 'offer.changed').map(({ payload }) => payload);
      expect(changes).toMatchObject([
        { offer: { version: 1, status: 'open' } },
        { offer: { version: 2, status: won?.status, price: won?.price } },
      ]);
    }
  }
});

test('if the buyer orders and withdraws at once, the order either exists or never will', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { buyer, offer } = await agreed();
    const [placed, withdrawn] = await Promise.all([order(buyer, offer), answer(buyer, offer, 'withdraw')]);
    expect([placed.status, withdrawn.status]).toEqual(placed.status === 201 ? [201, 409] : [400, 200]);
    const { body } = await buyer.get(`/api/offers/${offer.id}`);
    expect(body.status).toBe(placed.status === 201 ? 'ordered' : 'withdrawn');
  }
});

test('each user can only act in their turn', async () => {
  const { buyer, seller, product } = await bargaining();
  const made = (await offerOf(buyer, product.id, '90')).body;
  for (const action of ['accept', 'counter', 'decline'])
    expect(await answer(buyer, made, action, { price: '95' })).toMatchObject({
      status: 400,
      body: { error: texts.notYourTurn },
    });
  expect(await answer(seller, made, 'withdraw')).toMatchObject({ status: 400, body: { error: texts.notYourTurn } });
  expect(await order(buyer, made)).toMatchObject({ status: 400, body: { error: texts.notNow } });
  const declined = await answer(seller, made, 'decline');
  expect(declined.body).toMatchObject({ status: 'declined', allowed_actions: [] });
  expect(await answer(seller, declined.body, 'accept')).toMatchObject({ status: 400, body: { error: texts.notNow } });
});

test('prices have limits, and after ten of them the last one must be accepted or declined', async () => {
  const { buyer, seller, product } = await bargaining();
  for (const price of ['125', '125.00', '9999'])
    expect(await offerOf(buyer, product.id, price)).toMatchObject({
      status: 400,
      body: { details: { price: [texts.priceNotLower('₵125')] } },
    });
  for (const price of ['0', '-5', 'much', '1,0'])
    expect(await offerOf(buyer, product.id, price)).toMatchObject({
      status: 400,
      body: { details: { price: [texts.priceInvalid] } },
    });
  let { body } = await offerOf(buyer, product.id, '0.01');
  expect(await answer(seller, body, 'counter')).toMatchObject({ body: { details: { price: [texts.priceRequired] } } });
  expect(await answer(seller, body, 'counter', { price: '125.01' })).toMatchObject({
    status: 400,
    body: { details: { price: [texts.counterTooHigh('₵125')] } },
  });
  for (let named = 1; named < 10; named += 1) {
    const answered = await answer(named % 2 ? seller : buyer, body, 'counter', { price: String(100 + named) });
    expect(answered.status).toBe(200);
    body = answered.body;
  }
  const { body: mine } = await buyer.get(`/api/offers/${body.id}`);
  expect(mine.allowed_actions).toEqual(['accept', 'decline']);
  expect(await answer(buyer, mine, 'counter', { price: '100' })).toMatchObject({
    status: 400,
    body: { error: texts.enoughPrices(10) },
  });
  expect((await answer(buyer, mine, 'accept')).status).toBe(200);
});

test('a buyer has one open offer per product, and can make a new one when it is over', async () => {
  const { buyer, product } = await bargaining();
  const made = await Promise.all([1, 2, 3].map((cedis) => offerOf(buyer, product.id, String(90 + cedis))));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(made.find(({ status }) => status === 400)?.body.error).toBe(texts.isOpen);
  const open = made.find(({ status }) => status === 201)?.body ?? {};
  expect((await answer(buyer, open, 'withdraw')).status).toBe(200);
  expect((await offerOf(buyer, product.id, '95')).status).toBe(201);
});

test('users who cannot order cannot make offers, and a seller can turn offers off', async () => {
  const { buyer, seller, product, shop } = await bargaining();
  expect(await offerOf(seller, product.id, '90')).toMatchObject({ status: 403, body: { error: texts.ownProduct } });
  expect(await offerOf(buyer, product.id, '90', { quantity: 21 })).toMatchObject({
    body: { code: 'INSUFFICIENT_STOCK' },
  });
  const change = (row: Partial<typeof products.$inferInsert>) =>
    market.db.update(products).set(row).where(eq(products.id, product.id));
  await change({ takesOffers: false });
  expect(await offerOf(buyer, product.id, '90')).toMatchObject({ status: 400, body: { error: texts.notTaken } });
  await change({ takesOffers: true, isActive: false });
  expect((await offerOf(buyer, product.id, '90')).status).toBe(404);
  await change({ isActive: true });
  const made = (await offerOf(buyer, product.id, '90')).body;
  await market.db.update(shops).set({ takesOrders: false }).where(eq(shops.id, shop.id));
  expect(await answer(seller, made, 'accept')).toMatchObject({ status: 400, body: { code: 'REFUSED' } });
  await market.db.update(shops).set({ takesOrders: true }).where(eq(shops.id, shop.id));
  const tooMany = { status: 400, body: { code: 'INSUFFICIENT_STOCK' } };
  expect(await answer(seller, made, 'counter', { price: '95', quantity: 21 })).toMatchObject(tooMany);
  await market.db.update(productVariants).set({ stockQuantity: 0 }).where(eq(productVariants.productId, product.id));
  expect(await answer(seller, made, 'accept')).toMatchObject(tooMany);
  await market.db.update(productVariants).set({ stockQuantity: 20 }).where(eq(productVariants.productId, product.id));
  const accepted = (await answer(seller, made, 'accept')).body;
  await change({ isActive: false });
  expect((await order(buyer, accepted)).status).toBe(404);
  await change({ isActive: true });
  expect((await order(buyer, accepted)).status).toBe(201);
});

test('an offer reserves no stock: the order takes what is left', async () => {
  const { buyer, offer, product } = await agreed({ stockQuantity: 2 });
  const other = await shopper(market);
  await other.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  expect(await order(buyer, offer)).toMatchObject({ status: 400, body: { code: 'INSUFFICIENT_STOCK' } });
  expect((await buyer.get(`/api/offers/${offer.id}`)).body.status).toBe('accepted');
});

test('offers have limits, and a changed total is refused as in any checkout', async () => {
  const { buyer, offer } = await agreed();
  expect(await order(buyer, offer, { expected_total: '250.00' })).toMatchObject({
    status: 409,
    body: { code: 'TOTAL_CHANGED', details: { total: ['200.00'] } },
  });
  const made: number[] = [];
  for (let n = 0; n < 10; n += 1) made.push((await offerOf(buyer, offer.product_id as unknown as string, '1')).status);
  expect(made.at(-1)).toBe(429);
  expect(made.slice(0, -1)).not.toContain(429);
});
