import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#chat/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { readEvents } from '#platform/events/read-events.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { say, startChat, talking } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const eventsOf = async (user: string) =>
  (await readEvents({ ctx: market.context(), input: { user, after: 0, limit: 1000 } })).events;

test('a conversation starts about a product, and each user sees their own view of it', async () => {
  const { buyer, seller, shop, product, id, started } = await talking(market);
  expect(started).toMatchObject({
    success: true,
    created: true,
    message: { number: 1, sender_type: 'buyer', content: 'Is it still there?', is_read: false, attachment: null },
    data: { viewer_is: 'buyer', product_name: product.name, unread_count: 0, last_number: 1, can_send: true },
  });
  const [forBuyer, forSeller] = await Promise.all([buyer, seller].map((one) => one.get('/api/chat/list')));
  expect(forBuyer?.body).toMatchObject({
    data: { count: 1, results: [{ id, viewer_is: 'buyer', partner: { id: seller.id, name: shop.businessName } }] },
    unread: { messages: 0 },
  });
  expect(forSeller?.body).toMatchObject({
    data: {
      count: 1,
      results: [
        {
          id,
          viewer_is: 'seller',
          partner: { id: buyer.id, name: 'Yaw Boateng', picture: null },
          product: { slug: product.slug },
          unread_count: 1,
          last_message: { content: 'Is it still there?' },
        },
      ],
    },
    unread: { messages: 1 },
  });
});

test('a first message names the chosen variant, also in an existing conversation', async () => {
  const { buyer, seller, product, id } = await talking(market);
  const sized = await seller.put(`/api/products/${product.slug}/variants`, {
    options: [{ name: 'Size', values: ['41', '42'] }],
    variants: ['41', '42'].map((size) => ({ option_values: [size], price: '80.00', stock_quantity: 1 })),
  });
  const variants = sized.body.variants as unknown as { id: string; option_values: string[] }[];
  const chosen = variants.find(({ option_values: [size] }) => size === '42')?.id;
  const ask = (more: object) => buyer.post('/api/chat/create', { product: product.id, message: 'In stock?', ...more });
  expect((await ask({ variant_id: chosen })).body).toMatchObject({ created: false, message: { variant_label: '42' } });
  expect((await ask({})).body).toMatchObject({ message: { variant_label: '' } });
  expect((await ask({ variant_id: newId() })).status).toBe(404);
  expect((await seller.get(`/api/chat/${id}`)).body).toMatchObject({
    data: { messages: [{ variant_label: '' }, { variant_label: '42' }, { variant_label: '' }] },
  });
});

test('both users get an event for each message, with their own counts, and for each read', async () => {
  const { buyer, seller, id } = await talking(market);
  expect((await say(seller, id, 'Yes, it is.')).status).toBe(201);
  const read = await buyer.post(`/api/chat/${id}/read`, { up_to: 2 });
  expect(read.body).toMatchObject({ data: { read_number: 2, unread_count: 0 }, unread: { messages: 0 } });
  const ofBuyer = await eventsOf(buyer.id);
  const chat = ofBuyer.filter(({ type }) => /^(message|conversation)/.test(type));
  expect(chat.map(({ type, payload }) => ({ type, payload }))).toMatchObject([
    { type: 'message.added', payload: { message: { number: 1 }, unread: { messages: 0 } } },
    {
      type: 'message.added',
      payload: {
        message: { number: 2, sender_type: 'seller' },
        conversation: { viewer_is: 'buyer', unread_count: 1, version: 3 },
        unread: { messages: 1 },
      },
    },
    {
      type: 'messages.read',
      payload: { reader: 'buyer', up_to: 2, unread_count: 0, version: 4, unread: { messages: 0 } },
    },
  ]);
  const ofSeller = (await eventsOf(seller.id)).filter(({ type }) => type === 'messages.read');
  expect(ofSeller).toMatchObject([
    { payload: { reader: 'buyer', up_to: 2, unread_count: 1, unread: { messages: 1 } } },
  ]);
});

test('a read never goes back, and repeating it emits no event', async () => {
  const { buyer, seller, id } = await talking(market);
  await say(buyer, id, 'Two');
  const first = await seller.post(`/api/chat/${id}/read`, { up_to: 99 });
  expect(first.body).toMatchObject({ data: { read_number: 2, unread_count: 0 } });
  const eventCount = (await eventsOf(seller.id)).length;
  for (const up_to of [2, 1, 0]) {
    const again = await seller.post(`/api/chat/${id}/read`, { up_to });
    expect(again.body).toEqual(first.body);
  }
  expect(await eventsOf(seller.id)).toHaveLength(eventCount);
  await say(buyer, id, 'Three');
  await say(buyer, id, 'Four');
  const partly = await seller.post(`/api/chat/${id}/read`, { up_to: 3 });
  expect(partly.body).toMatchObject({ data: { read_number: 3, unread_count: 1 }, unread: { messages: 1 } });
  const { body } = await buyer.get(`/api/chat/${id}`);
  expect(Object.values(body.data?.messages ?? {}).map((one) => one.is_read)).toEqual([true, true, true, false]);
});

test('a hundred parallel messages with the same client id create one message and return the same response', async () => {
  const { buyer, id } = await talking(market);
  const client_id = newId();
  const answers = await Promise.all(Array.from({ length: 100 }, () => say(buyer, id, 'Once', { client_id })));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(201));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  await say(buyer, id, 'Next');
  const rows = await market.db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(messages.number);
  expect(rows.map(({ number, content }) => [number, content])).toEqual([
    [1, 'Is it still there?'],
    [2, 'Once'],
    [3, 'Next'],
  ]);
  const other = await say(buyer, id, 'Otherwise', { client_id });
  expect(other).toMatchObject({ status: 409, body: { code: 'KEY_REUSED', success: false } });
});

test('parallel starts create one conversation, and one message for each client id', async () => {
  const { shop, buyer } = await talking(market);
  const product = await market.world.createProduct({ shop });
  const client_id = newId();
  const asked = { product: product.id, message: 'Hello', client_id };
  const same = await Promise.all(Array.from({ length: 20 }, () => buyer.post('/api/chat/create', asked)));
  for (const { status, body } of same) expect([status, body]).toEqual([201, same[0]?.body]);
  expect(same[0]?.body).toMatchObject({ created: true, message: { number: 1 } });
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, i) => buyer.post('/api/chat/create', { seller: shop.id, message: `Hello ${i}` })),
  );
  expect(new Set(many.map(({ body }) => body.data?.id)).size).toBe(1);
  expect(many.map(({ body }) => Number(body.message?.number)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, i) => i + 1),
  );
  expect(many.filter(({ body }) => Boolean(body.created))).toHaveLength(1);
});

test('pages of messages follow their numbers in both directions', async () => {
  const { buyer, seller, id } = await talking(market, 'one');
  for (let i = 2; i <= 9; i += 1) await say(i % 2 ? buyer : seller, id, `message ${i}`);
  const window = async (query: string) => {
    const { data } = (await buyer.get(`/api/chat/${id}?${query}`)).body;
    const numbers = Object.values(data?.messages ?? {}).map(({ number }) => Number(number));
    return [numbers, data?.has_earlier, data?.has_later];
  };
  expect(await window('limit=3')).toEqual([[7, 8, 9], true, false]);
  expect(await window('limit=3&before=7')).toEqual([[4, 5, 6], true, true]);
  expect(await window('limit=3&before=4')).toEqual([[1, 2, 3], false, true]);
  expect(await window('limit=3&before=1')).toEqual([[], false, true]);
  expect(await window('limit=3&after=0')).toEqual([[1, 2, 3], false, true]);
  expect(await window('limit=3&after=7')).toEqual([[8, 9], true, false]);
  expect(await window('limit=3&after=9')).toEqual([[], true, false]);
  expect((await buyer.get(`/api/chat/${id}?before=3&after=1`)).status).toBe(400);
});
