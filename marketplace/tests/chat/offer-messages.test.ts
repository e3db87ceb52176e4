import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#notifications/tables.ts';
import { endOffers } from '#orders/offers/end-offers.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startChat, talker } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat({ CHAT_NEW_CONVERSATIONS_PER_HOUR: '2' });
});
afterAll(() => market.close());

async function bargaining() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, takesOffers: true });
  const buyer = await talker(market, { fullName: 'Yaw Boateng' });
  const seller = { ...(await browserOf(market, shop.owner)), id: shop.owner.id };
  return { shop, product, buyer, seller };
}

type By = Pick<Client, 'get' | 'post'>;

async function conversationOf(by: By, product: { id: string }) {
  const { data } = (await by.get(`/api/chat/about?product=${product.id}`)).body;
  return String(data?.id);
}

async function messagesIn(by: By, id: string) {
  const { data } = (await by.get(`/api/chat/${id}`)).body;
  return Object.values(data?.messages ?? {}).map((one) => [one.sender_type, one.content, one.offer_id]);
}

test('an offer starts the conversation, and each answer is a message of its user', async () => {
  const { buyer, seller, product } = await bargaining();
  const made = (await buyer.post('/api/offers', { product_id: product.id, price: '90', quantity: 2 })).body;
  const id = await conversationOf(buyer, product);
  expect((await seller.get('/api/chat/list')).body).toMatchObject({
    unread: { messages: 1 },
    data: { results: [{ id, last_message: { content: 'Offer: ₵90 each for 2', offer_id: made.id } }] },
  });
  const [notice] = await market.db.select().from(notifications).where(eq(notifications.userId, seller.id));
  expect(notice).toMatchObject({ title: 'New message from Yaw Boateng', text: 'Offer: ₵90 each for 2' });
  const path = `/api/offers/${made.id}/answer`;
  await seller.post(path, { action: 'counter', version: 1, price: '110', quantity: 1 });
  await buyer.post(path, { action: 'accept', version: 2 });
  const shipping = {
    shipping_full_name: 'Yaw Boateng',
    shipping_phone: '0244123456',
    shipping_address: '12 Oxford Street',
    shipping_city: 'Accra',
    shipping_region: 'Greater Accra',
  };
  await buyer.post(`/api/offers/${made.id}/order`, shipping);
  expect(await messagesIn(seller, id)).toEqual([
    ['buyer', 'Offer: ₵90 each for 2', made.id],
    ['seller', 'New price: ₵110', made.id],
    ['buyer', 'Accepted: ₵110', made.id],
    // The step of the order.
    ['buyer', '', null],
  ]);
});

test('an offer in an existing conversation adds a message, and its expiry adds none', async () => {
  const { buyer, product } = await bargaining();
  const { body } = await buyer.post('/api/chat/create', { product: product.id, message: 'Last price?' });
  await buyer.post('/api/offers', { product_id: product.id, price: '90' });
  expect(await conversationOf(buyer, product)).toBe(body.data?.id);
  market.clock.pass({ days: 3 });
  await endOffers({ ctx: market.context() });
  const again = await browserOf(market, buyer.user);
  expect((await messagesIn(again, String(body.data?.id))).map(([, content]) => content)).toEqual([
    'Last price?',
    'Offer: ₵90',
  ]);
});

test('after a block neither side can answer the offer, and it expires', async () => {
  for (const blocker of ['buyer', 'seller'] as const) {
    const { product, ...both } = await bargaining();
    const { buyer, seller } = both;
    const made = (await buyer.post('/api/offers', { product_id: product.id, price: '90' })).body;
    const id = await conversationOf(buyer, product);
    await both[blocker].post(`/api/chat/${id}/block`, { blocked: true });
    const refused = { status: 403, body: { error: texts.blocked } };
    const answer = (by: By, action: string) => by.post(`/api/offers/${made.id}/answer`, { action, version: 1 });
    expect(await answer(seller, 'accept')).toMatchObject(refused);
    expect(await answer(buyer, 'withdraw')).toMatchObject(refused);
    expect(await messagesIn(seller, id)).toHaveLength(1);
  }
});

test('an offer beyond the limit of new conversations leaves no rows', async () => {
  const { buyer, shop } = await bargaining();
  const made: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const product = await market.world.createProduct({ shop, takesOffers: true });
    made.push((await buyer.post('/api/offers', { product_id: product.id, price: '90' })).status);
  }
  expect(made).toEqual([201, 201, 429]);
  expect((await buyer.get('/api/offers')).body.count).toBe(2);
});
