import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatReports, conversations, messages } from '#chat/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { createPicture } from './pictures.ts';
import { say, startChat, talker, talking, upload } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat({ CHAT_MESSAGES_PER_MINUTE: '', CHAT_NEW_CONVERSATIONS_PER_HOUR: '' });
});
afterAll(() => market.close());

test('a user can send twenty messages a minute; repeated and refused ones do not count', async () => {
  const { buyer, seller, id } = await talking(market);
  const client_id = newId();
  for (let i = 0; i < 30; i += 1) expect((await say(buyer, id, 'Again', { client_id })).status).toBe(201);
  for (let i = 0; i < 30; i += 1) {
    expect((await say(buyer, id, '', { attachment_id: newId() })).status).toBe(400);
    expect((await say(buyer, newId(), 'Nowhere')).status).toBe(404);
  }
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => say(buyer, id, `message ${i}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(18);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(12);
  expect(refused[0]?.body).toMatchObject({ success: false, code: 'RATE_LIMITED', error: texts.tooFast });
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const [rows] = await market.db.select({ count: count() }).from(messages).where(eq(messages.conversationId, id));
  expect(rows?.count).toBe(20);
  expect((await say(seller, id, 'I may')).body.data).toMatchObject({ number: 21 });
  expect((await say(buyer, id, 'Again', { client_id })).status).toBe(201);
});

test('a user can start five conversations an hour; existing ones continue', async () => {
  const buyer = await talker(market);
  const products = await Promise.all(Array.from({ length: 7 }, () => market.world.createProduct()));
  const start = (product: string) => buyer.post('/api/chat/create', { product, message: 'Hello' });
  for (const { id } of products.slice(0, 5)) expect((await start(id)).status).toBe(201);
  for (const { id } of products.slice(5)) {
    expect(await start(id)).toMatchObject({ status: 429, body: { error: texts.tooManyNew } });
  }
  expect((await start(products[0]?.id ?? '')).body).toMatchObject({ created: false, message: { number: 2 } });
  const [rows] = await market.db
    .select({ count: count() })
    .from(conversations)
    .where(eq(conversations.buyerId, buyer.id));
  expect(rows?.count).toBe(5);
});

test('a user can send five reports a day, each with a copy of the newest messages', async () => {
  const { buyer, id } = await talking(market, 'Pay me first');
  const report = (reason: unknown, details: unknown) => buyer.post(`/api/chat/${id}/report`, { reason, details });
  expect((await report('Because', 'x')).body.details).toEqual({ reason: [texts.reasonRequired] });
  expect((await report('Other', '  ')).body.details).toEqual({ details: [texts.detailsRequired] });
  for (let i = 0; i < 5; i += 1) expect((await report('Other', 'A <b>bad</b> seller')).status).toBe(201);
  expect(await report('Other', 'Once more')).toMatchObject({ status: 429, body: { error: texts.tooManyReports } });
  const rows = await market.db.select().from(chatReports).where(eq(chatReports.conversationId, id));
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({ details: 'A <b>bad</b> seller', evidence: [{ number: 1, content: 'Pay me first' }] });
});

test('texts have limits, and only allowed pairs of users can chat', async () => {
  const { buyer, seller, shop, product, id } = await talking(market);
  expect((await say(buyer, id, 'ɔ'.repeat(2000))).status).toBe(201);
  expect((await say(buyer, id, 'x'.repeat(2001))).body.details).toEqual({ content: [texts.tooLong] });
  for (const content of ['', ' \n\t '])
    expect((await say(buyer, id, content)).body.details).toEqual({ content: [texts.empty] });
  expect((await say(buyer, id, '  kept\nin lines ')).body.data).toMatchObject({ content: 'kept\nin lines' });
  const create = (by: typeof seller, input: object) => by.post('/api/chat/create', { message: 'Hello', ...input });
  expect(await create(seller, { product: product.id })).toMatchObject({
    status: 403,
    body: { error: texts.ownProduct },
  });
  expect(await create(seller, { seller: shop.id })).toMatchObject({ status: 403, body: { error: texts.ownShop } });
  const hidden = await market.world.createProduct({ shop, isActive: false });
  const other = await market.world.createShop();
  const gone = [{ product: newId() }, { seller: newId() }, { product: hidden.id }, { order_id: 'NOSUCH1' }];
  for (const input of [...gone, { product: product.id, seller: other.id }]) {
    expect(await create(buyer, input)).toMatchObject({ status: 404, body: { error: texts.gone } });
  }
  expect((await create(buyer, {})).body.details).toEqual({ seller: [texts.sellerMissing] });
});

test('after a block neither user writes or sees typing and presence of the other in any conversation', async () => {
  const { buyer, seller, shop, id } = await talking(market);
  const second = await buyer.post('/api/chat/create', { seller: shop.id, message: 'To the shop' });
  const other = String(second.body.data?.id);
  const block = (blocked: boolean) => seller.post(`/api/chat/${id}/block`, { blocked });
  const received: string[] = [];
  const stop = await market.bus.subscribe(`typing:${id}`, (message) => received.push(message));
  expect((await block(true)).body.data).toMatchObject({ is_blocked: true, can_send: false });
  for (const one of [id, other]) {
    expect(await say(seller, one, 'x')).toMatchObject({ status: 403, body: { error: texts.blockedByYou } });
    expect(await say(buyer, one, 'x')).toMatchObject({ status: 403, body: { error: texts.blocked } });
    expect((await buyer.get(`/api/chat/${one}`)).body.data).toMatchObject({ is_blocked: false, can_send: false });
  }
  const product = await market.world.createProduct({ shop });
  expect((await buyer.post('/api/chat/create', { product: product.id, message: 'x' })).status).toBe(403);
  expect((await buyer.get(`/api/chat/about?product=${product.id}`)).body.data).toBeNull();
  expect(await buyer.post(`/api/chat/${id}/typing`, { typing: true })).toMatchObject({
    status: 403,
    body: { error: texts.blocked },
  });
  expect((await buyer.get(`/api/chat-partners/${seller.id}`)).body).toEqual({ shows_presence: false });
  expect((await block(false)).body.data).toMatchObject({ is_blocked: false, can_send: true });
  expect((await say(buyer, other, 'Thank you')).status).toBe(201);
  expect((await buyer.post(`/api/chat/${id}/typing`, { typing: true })).status).toBe(204);
  await expect.poll(() => received).toEqual(['{"side":"buyer","typing":true}']);
  await stop();
});

test('a user who hides typing and presence is not seen', async () => {
  const { buyer, seller, id } = await talking(market);
  const received: string[] = [];
  const stops = await Promise.all(
    [`typing:${id}`, `presence:${buyer.id}`].map((name) => market.bus.subscribe(name, (text) => received.push(text))),
  );
  expect((await buyer.get('/api/chat/settings')).body).toEqual({ shows_typing: true, shows_presence: true });
  const changed = await buyer.put('/api/chat/settings', { shows_typing: false });
  expect(changed.body).toEqual({ shows_typing: false, shows_presence: true });
  expect((await buyer.put('/api/chat/settings', { shows_presence: false })).body.shows_typing).toBe(false);
  await buyer.post(`/api/chat/${id}/typing`, { typing: true });
  expect((await seller.get(`/api/chat-partners/${buyer.id}`)).body).toEqual({ shows_presence: false });
  expect((await buyer.get(`/api/chat-partners/${seller.id}`)).body).toEqual({ shows_presence: true });
  await expect.poll(() => received).toEqual(['{"changed":true}']);
  for (const stop of stops) await stop();
});

test('an archived conversation returns with the next message, for the user who archived it', async () => {
  const { buyer, seller, id } = await talking(market);
  const listed = async (by: typeof seller, archived: boolean) => {
    const { data } = (await by.get(`/api/chat/list?archived=${archived}`)).body;
    return Object.values(data?.results ?? {}).map((one) => String(one.id));
  };
  const answer = await seller.post(`/api/chat/${id}/archive`, { archived: true });
  expect(answer.body).toMatchObject({ data: { is_archived: true, version: 3 }, unread: { messages: 1 } });
  expect((await seller.post(`/api/chat/${id}/archive`, { archived: true })).body).toEqual(answer.body);
  expect([await listed(seller, false), await listed(seller, true)]).toEqual([[], [id]]);
  expect(await listed(buyer, false)).toEqual([id]);
  await say(buyer, id, 'Are you there?');
  expect([await listed(seller, false), await listed(seller, true)]).toEqual([[id], []]);
});

test('a picture can be sent once, by its uploader', async () => {
  const { buyer, seller, id } = await talking(market);
  const picture = async () => String((await upload(buyer, await createPicture())).body.id);
  const attachment_id = await picture();
  const wrong = { status: 400, body: { details: { attachment_id: [uploadTexts.missing] } } };
  expect(await say(seller, id, 'Mine', { attachment_id })).toMatchObject(wrong);
  const client_id = newId();
  const sent = await say(buyer, id, '', { attachment_id, client_id });
  expect(sent.body.data).toMatchObject({
    content: '',
    attachment: { id: attachment_id, url: `/api/chat-pictures/${attachment_id}`, width: 60, height: 40 },
  });
  expect((await say(buyer, id, '', { attachment_id, client_id })).body).toEqual(sent.body);
  expect(await say(buyer, id, 'Again', { attachment_id })).toMatchObject(wrong);
  expect((await say(buyer, id, '', { attachment_id: await picture(), client_id })).status).toBe(409);
});

test('a conversation can start with only a picture, but not with nothing', async () => {
  const { id: product } = await market.world.createProduct({});
  const buyer = await talker(market);
  const attachment_id = String((await upload(buyer, await createPicture())).body.id);
  expect(await buyer.post('/api/chat/create', { product })).toMatchObject({
    status: 400,
    body: { details: { message: [texts.empty] } },
  });
  const words = { product, attachment_id, client_id: newId() };
  const { status, body } = await buyer.post('/api/chat/create', words);
  expect([status, body.created, body.message]).toMatchObject([
    ...[201, true],
    { content: '', number: 1, attachment: { id: attachment_id } },
  ]);
  expect((await buyer.post('/api/chat/create', words)).body).toEqual(body);
  const again = await buyer.post('/api/chat/create', { ...words, client_id: newId() });
  expect(again.body.details).toEqual({ attachment_id: [uploadTexts.missing] });
});

test('events to the other user are limited: blocks, settings, the list, typing', async () => {
  const { buyer, id } = await talking(market);
  const statuses = async (n: number, act: (i: number) => Promise<{ status: number }>) => {
    const answers = await Promise.all(Array.from({ length: n }, (_, i) => act(i)));
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await statuses(140, (i) => buyer.post(`/api/chat/${id}/typing`, { typing: i % 2 === 0 }))).toBe(20);
  expect(await statuses(70, (i) => buyer.put('/api/chat/settings', { shows_presence: i % 2 === 0 }))).toBe(10);
  expect(await statuses(70, (i) => buyer.post(`/api/chat/${id}/archive`, { archived: i % 2 === 0 }))).toBe(10);
  const hide = (i: number) => buyer.post(`/api/chat/${id}/hide`, { number: 1, hidden: i % 2 === 0 });
  expect(await statuses(70, hide)).toBe(10);
  const block = (i: number) => buyer.post(`/api/chat/${id}/block`, { blocked: i % 2 === 0 });
  expect(await statuses(40, block)).toBe(10);
  expect(await block(0)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', error: texts.tooManyBlocks } });
});
