import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startChat, talker, talking } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

async function order(buyer: Pick<Client, 'post'>, product_id: string) {
  const { body } = await buyer.post('/api/orders/single', { ...shipping, product_id, quantity: 1 });
  return String(body.order?.order_id);
}

const stepsIn = async (by: Pick<Client, 'get'>, id: string) => {
  const { data } = (await by.get(`/api/chat/${id}`)).body;
  return Object.values(data?.messages ?? {})
    .filter(({ order_step }) => order_step)
    .map((one) => [one.sender_type, one.order_step?.status, one.order_step?.reason, one.content]);
};

test('the steps of an order appear between the messages and do not count as unread', async () => {
  const { buyer, seller, product, id } = await talking(market);
  const code = await order(buyer, product.id);
  const step = (by: Pick<Client, 'post'>, action: string, more = {}) =>
    by.post(`/api/orders/${code}/status`, { action, ...more });
  await step(seller, 'accept');
  await step(seller, 'mark_paid', { payment_method: 'mobile_money' });
  await step(buyer, 'cancel', { reason: 'Found <b>another</b>' });
  expect(await stepsIn(buyer, id)).toEqual([
    ['buyer', 'pending', null, ''],
    ['seller', 'accepted', null, ''],
    ['buyer', 'cancelled', 'Found <b>another</b>', ''],
  ]);
  const { body } = await buyer.get(`/api/chat/${id}`);
  expect(body.data).toMatchObject({
    unread_count: 0,
    last_number: 4,
    last_message: { order_step: { order_id: code } },
  });
  expect((await seller.get('/api/chat/list')).body).toMatchObject({ unread: { messages: 1 } });
  for (const user of [buyer.id, seller.id]) {
    const { events } = await readEvents({ ctx: market.context(), input: { user: user, after: 0, limit: 1000 } });
    const added = events.filter(({ type }) => type === 'message.added').map(({ payload }) => payload);
    expect(added).toMatchObject([1, 2, 3, 4].map((number) => ({ message: { number } })));
  }
  expect((await seller.get(`/api/chat/about?order=${code.toLowerCase()}`)).body.data).toEqual({ id });
  expect((await (await talker(market)).get(`/api/chat/about?order=${code}`)).body.data).toBeNull();
});

test('a user who has read all messages has nothing unread, even after a later step', async () => {
  const { buyer, seller, product, id } = await talking(market);
  await order(buyer, product.id);
  const { body } = await seller.post(`/api/chat/${id}/read`, { up_to: 1 });
  expect(body).toMatchObject({ data: { unread_count: 0, last_number: 2 }, unread: { messages: 0 } });
});

test('steps of the clock are messages of the marketplace', async () => {
  const { buyer, product, id } = await talking(market);
  await order(buyer, product.id);
  market.clock.pass({ days: 4 });
  await moveDueOrders({ ctx: market.context() });
  const again = await browserOf(market, buyer.user);
  expect((await stepsIn(again, id)).at(-1)).toEqual(['system', 'expired', null, '']);
});

test("an order's steps appear only in a conversation about its product", async () => {
  const { buyer, seller, shop, id } = await talking(market);
  const { body } = await buyer.post('/api/chat/create', { seller: shop.id, message: 'To the shop' });
  const other = await market.world.createProduct({ shop });
  const code = await order(buyer, other.id);
  expect(await stepsIn(buyer, id)).toEqual([]);
  expect(await stepsIn(buyer, String(body.data?.id))).toEqual([]);
  expect((await seller.get(`/api/chat/about?order=${code}`)).body.data).toBeNull();
  const begun = await seller.post('/api/chat/create', { order_id: code, message: 'Where shall I bring it?' });
  expect((await buyer.get(`/api/chat/about?order=${code}`)).body.data).toEqual({ id: begun.body.data?.id });
  expect((await seller.post(`/api/orders/${code}/status`, { action: 'accept' })).status).toBe(200);
  expect(await stepsIn(buyer, String(begun.body.data?.id))).toHaveLength(1);
  expect(await stepsIn(buyer, id)).toEqual([]);
});

test('a seller who writes about an order does not use the limit of new conversations', async () => {
  const strict = await startChat({ CHAT_NEW_CONVERSATIONS_PER_HOUR: '1' });
  try {
    const shop = await strict.world.createShop();
    const seller = await browserOf(strict, shop.owner);
    for (const name of ['Kente', 'Batakari', 'Fugu']) {
      const order_id = await order(await talker(strict), (await strict.world.createProduct({ shop, name })).id);
      const { status, body } = await seller.post('/api/chat/create', { order_id, message: 'On its way' });
      expect([status, body.created]).toEqual([201, true]);
    }
  } finally {
    await strict.close();
  }
});

test('either user can open the conversation from an order, and both get the same one', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const buyer = await talker(market);
  const seller = await browserOf(market, shop.owner);
  const order_id = await order(buyer, product.id);
  const first = await seller.post('/api/chat/create', { order_id, message: 'Where shall I bring it?' });
  expect(first.body).toMatchObject({
    created: true,
    message: { sender_type: 'seller', number: 1 },
    data: { viewer_is: 'seller', product: { id: product.id } },
  });
  const second = await buyer.post('/api/chat/create', { order_id: order_id.toLowerCase(), message: 'To Osu' });
  expect(second.body).toMatchObject({ created: false, message: { number: 2 }, data: { id: first.body.data?.id } });
  const third = await buyer.post('/api/chat/create', { product: product.id, message: 'By noon' });
  expect(third.body).toMatchObject({ message: { number: 3 }, data: { id: first.body.data?.id } });
  const admin = await talker(market, { staffRole: 'owner' });
  expect((await admin.post('/api/chat/create', { order_id, message: 'x' })).status).toBe(404);
});
