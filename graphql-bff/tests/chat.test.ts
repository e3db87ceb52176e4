import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, type Json, resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';
import { newKey } from './shoppers.ts';
import {
  blockPartner,
  changeSettings,
  conversationFields,
  createTalkers,
  failures,
  highLimits,
  markRead,
  readConversation,
  sendMessage,
  startConversation,
} from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let talkers: ReturnType<typeof createTalkers>;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  const { marketplace, bus, clock } = market;
  bff = await startBff({ marketplaceFetch: marketplace.fetch, bus, now: () => clock.now() });
  talkers = createTalkers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

/** With the calls to the marketplace that it took. */
async function counted(by: Browser, text: string, variables: Record<string, unknown> = {}) {
  bff.calls.length = 0;
  const answer = await by.query(text, variables);
  return { answer, data: answer.data, calls: [...bff.calls] };
}

test('a conversation starts about a product, and both users see it in their lists', async () => {
  const { buyer, seller, id } = await talkers.talk();
  await talkers.say(seller.browser, id, 'It is.');
  const { data, calls } = await counted(buyer.browser, readConversation, { id });
  expect(data?.conversation).toMatchObject({
    viewerIs: 'BUYER',
    productName: seller.product.name,
    partner: { id: seller.shop.owner.id },
    lastNumber: 2,
    unreadCount: 1,
    canSend: true,
    product: { id: seller.product.id, price: { amount: '12.50' } },
    messages: { totalCount: 2, pageInfo: { hasPreviousPage: false, hasNextPage: false } },
  });
  expect(data?.conversation?.messages?.edges).toMatchObject([
    { cursor: '1', node: { number: 1, sender: 'BUYER', content: 'Is it still there?' } },
    { cursor: '2', node: { number: 2, sender: 'SELLER', content: 'It is.', isRead: false } },
  ]);
  expect(calls).toHaveLength(2);
  const asSeller = await seller.browser.query(readConversation, { id });
  expect(asSeller.data?.conversation).toMatchObject({
    viewerIs: 'SELLER',
    partner: { id: buyer.user.id },
    unreadCount: 1,
  });
});

test('a list of twenty conversations with their products takes two calls', async () => {
  const buyer = await talkers.user();
  const { shop } = await talkers.seller();
  const products = await Promise.all(
    Array.from({ length: 21 }, (_, index) => market.world.createProduct({ shop, pricePesewas: 1_000 + index })),
  );
  for (const { id } of products) await talkers.start(buyer.browser, id);
  const list = `query ($after: String) { viewer { conversations(after: $after) { totalCount unreadMessages
    pageInfo { hasNextPage endCursor } edges { node { ${conversationFields} product { id price { amount } } } } } } }`;
  const { data, calls } = await counted(buyer.browser, list);
  expect(calls.map((call) => call.split('?')[0])).toEqual(['GET /api/chat/list', 'GET /api/v1/products']);
  const nodes = Array.from({ length: 20 }, (_, index) => data?.viewer?.conversations?.edges?.[index]?.node);
  expect(nodes.map((node) => node?.product?.id)).toEqual(
    products
      .map(({ id }) => id)
      .reverse()
      .slice(0, 20),
  );
  expect(nodes[0]?.product?.price?.amount).toBe('10.20');
  expect(data?.viewer?.conversations).toMatchObject({
    totalCount: 21,
    unreadMessages: 0,
    pageInfo: { hasNextPage: true },
  });
  const rest = await counted(buyer.browser, list, { after: data?.viewer?.conversations?.pageInfo?.endCursor });
  expect(rest.data?.viewer?.conversations?.edges).toMatchObject([{ node: { product: { id: products[0]?.id } } }]);
  expect(rest.data?.viewer?.conversations?.pageInfo).toMatchObject({ hasNextPage: false });
});

test('a conversation whose product is no longer for sale has no product', async () => {
  const { buyer, seller, id } = await talkers.talk();
  await market.world.createProduct({ shop: seller.shop });
  await market.db.execute(`update products set is_active = false where id = '${seller.product.id}'`);
  const { data, errors } = await buyer.browser.query(readConversation, { id });
  expect(errors).toBeUndefined();
  expect(data?.conversation).toMatchObject({ productName: seller.product.name, product: null });
});

test('messages load page by page in both directions, each with one call', async () => {
  const { buyer, seller, id } = await talkers.talk();
  for (let number = 2; number <= 12; number += 1) await talkers.say(seller.browser, id, `Message ${number}`);
  const numbers = ({ data }: Json) =>
    Object.values(data?.conversation?.messages?.edges ?? {}).map(({ node }) => Number(node?.number));
  expect(numbers(await buyer.browser.query(readConversation, { id, first: 2 }))).toEqual([1, 2]);
  const newest = await buyer.browser.query(readConversation, { id, last: 5 });
  expect(numbers(newest)).toEqual([8, 9, 10, 11, 12]);
  const { startCursor, endCursor } = newest.data?.conversation?.messages?.pageInfo ?? {};
  expect([startCursor, endCursor]).toEqual(['8', '12']);
  const text = readConversation.replace('product { id price { amount } stockQuantity }', '');
  const before = await counted(buyer.browser, text, { id, before: startCursor, last: 5 });
  expect(numbers(before.answer)).toEqual([3, 4, 5, 6, 7]);
  expect(before.data?.conversation?.messages).toMatchObject({
    totalCount: 12,
    pageInfo: { hasPreviousPage: true, hasNextPage: true },
  });
  expect(before.calls).toHaveLength(1);
  expect(numbers(await buyer.browser.query(text, { id, after: '10' }))).toEqual([11, 12]);
  expect(numbers(await buyer.browser.query(text, { id, after: endCursor }))).toEqual([]);
  for (const wrong of [{ after: 'none' }, { first: 101 }, { first: 1, last: 1 }]) {
    const { errors } = await buyer.browser.query(text, { id, ...wrong });
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
  }
});

test('a compiled registered document with fragments takes no more calls', async () => {
  const { buyer, seller, id } = await talkers.talk();
  for (let number = 2; number <= 6; number += 1) await talkers.say(seller.browser, id, `Message ${number}`);
  const text = `fragment Talk on Conversation { product { id } ...Window }
    fragment Window on Conversation { messages(before: $before, last: 2) { edges { node { number } } } }
    query ($id: ID!, $before: String) { conversation(id: $id) { ...Talk } viewer { unreadCounts { messages } } }`;
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const { marketplace, bus, clock } = market;
  const documents = { [sha256Hash]: text };
  const persistedBff = await startBff({ marketplaceFetch: marketplace.fetch, bus, documents, now: () => clock.now() });
  const body = JSON.stringify({ variables: { id, before: '5' }, extensions: { persistedQuery: { sha256Hash } } });
  const headers = { 'content-type': 'application/json', cookie: buyer.browser.cookie() };
  const response = await persistedBff.browser().send({ method: 'POST', headers, body });
  expect(JSON.parse(await response.text())).toEqual({
    data: {
      conversation: {
        product: { id: seller.product.id },
        messages: { edges: [{ node: { number: 3 } }, { node: { number: 4 } }] },
      },
      viewer: { unreadCounts: { messages: 5 } },
    },
  });
  expect(persistedBff.calls.filter((call) => call.includes(id))).toEqual([`GET /api/chat/${id}?before=5&limit=2`]);
  expect(persistedBff.calls).toHaveLength(3);
  await persistedBff.close();
});

test('sending again under the same client id creates no second message, and another text is refused', async () => {
  const { buyer, id } = await talkers.talk();
  const clientId = newKey();
  const first = await talkers.say(buyer.browser, id, 'Hello', clientId);
  const again = await talkers.say(buyer.browser, id, 'Hello', clientId);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ number: 2, clientId });
  expect(await talkers.say(buyer.browser, id, 'Good morning', clientId)).toMatchObject({
    __typename: 'RefusedError',
    code: 'KEY_REUSED',
    message: chatTexts.clientIdReused,
  });
});

test('errors that a user can correct are in the payload: empty, too long, own product, unknown receiver', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const fields = async (by: Browser, about: Record<string, unknown>) =>
    resultOf(
      (await by.query(startConversation, { input: { content: 'Hello', clientId: newKey(), about } })).data
        ?.startConversation,
    );
  expect(await talkers.say(buyer.browser, id, '   ')).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ field: 'content', messages: [chatTexts.empty] }],
  });
  expect(await talkers.say(buyer.browser, id, 'x'.repeat(2_001))).toMatchObject({
    fields: [{ field: 'content', messages: [chatTexts.tooLong] }],
  });
  expect(await fields(buyer.browser, { productId: newKey() })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await fields(seller.browser, { productId: seller.product.id })).toMatchObject({
    code: 'FORBIDDEN',
    message: chatTexts.ownProduct,
  });
  const withPicture = { conversationId: id, clientId: newKey(), pictureId: newKey() };
  const { data } = await buyer.browser.query(sendMessage, { input: withPicture });
  expect(resultOf(data?.sendMessage)).toMatchObject({ __typename: expect.stringMatching(/Error$/) });
  expect(await fields(bff.browser(), { productId: seller.product.id })).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test("a stranger gets the same error for another user's conversation, an unknown one and a forged id", async () => {
  const { id } = await talkers.talk();
  const { browser } = await talkers.user();
  const answers: string[] = [];
  for (const asked of [id, newKey(), "1' or 1=1"]) {
    const conversation = await browser.query(readConversation, { id: asked });
    expect(conversation).toEqual({ data: { conversation: null } });
    const sent = await talkers.say(browser, asked, 'Hello');
    const read = await browser.query(markRead, { id: asked, upTo: 1 });
    const blocked = await browser.query(blockPartner, { id: asked, blocked: true });
    const typing = await browser.query(
      'mutation ($id: ID!) { setTyping(input: { conversationId: $id, typing: true }) { errors { code } } }',
      {
        id: asked,
      },
    );
    answers.push(JSON.stringify([sent, read, blocked, typing]));
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('NOT_FOUND');
});

test('reading only moves forward, and the unread counts follow', async () => {
  const { buyer, seller, id } = await talkers.talk();
  for (let count = 0; count < 3; count += 1) await talkers.say(seller.browser, id, `Answer ${count}`);
  const unread = async () =>
    (await buyer.browser.query('{ viewer { unreadCounts { messages notifications } } }')).data?.viewer?.unreadCounts;
  expect(await unread()).toMatchObject({ messages: 3 });
  const { data } = await buyer.browser.query(markRead, { id, upTo: 3 });
  expect(resultOf(data?.markMessagesRead)).toMatchObject({ readNumber: 3, unreadCount: 1 });
  const back = await buyer.browser.query(markRead, { id, upTo: 1 });
  expect(resultOf(back.data?.markMessagesRead)).toMatchObject({ readNumber: 3, unreadCount: 1 });
  expect(await unread()).toMatchObject({ messages: 1 });
  const theirs = await seller.browser.query(readConversation, { id });
  expect(theirs.data?.conversation?.partnerReadNumber).toBe(3);
  expect((await bff.browser().query('{ viewer { unreadCounts { messages } } }')).data).toEqual({ viewer: null });
});

test('a conversation is archived, blocked and reported', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const archive = `mutation ($id: ID!, $archived: Boolean!) { archiveConversation(input: { conversationId: $id, archived: $archived }) {
  conversation { isArchived }
  ${failures}
} }`;
  const put = await buyer.browser.query(archive, { id, archived: true });
  expect(resultOf(put.data?.archiveConversation)).toMatchObject({ isArchived: true });
  const ids = async (archived: boolean) =>
    (await buyer.browser.query(`{ viewer { conversations(archived: ${archived}) { edges { node { id } } } } }`)).data
      ?.viewer?.conversations;
  expect(await ids(false)).toEqual({ edges: [] });
  expect(await ids(true)).toEqual({ edges: [{ node: { id } }] });

  const blocked = await buyer.browser.query(blockPartner, { id, blocked: true });
  expect(resultOf(blocked.data?.blockPartner)).toMatchObject({ isBlocked: true, canSend: false });
  expect(await talkers.say(seller.browser, id, 'Hello?')).toMatchObject({
    code: 'FORBIDDEN',
    message: chatTexts.blocked,
  });
  expect(await talkers.say(buyer.browser, id, 'Hello?')).toMatchObject({ message: chatTexts.blockedByYou });

  const report = `mutation ($id: ID!, $reason: ReportReason!, $content: String!) {
    reportConversation(input: { conversationId: $id, reason: $reason, content: $content }) {
      message
      ${failures}
    } }`;
  const reason = 'SCAM_OR_FRAUDULENT_ACTIVITY';
  const reported = await buyer.browser.query(report, { id, reason, content: 'Asked for money first.' });
  expect(resultOf(reported.data?.reportConversation)).toMatchObject({ message: chatTexts.reported });
  const without = await buyer.browser.query(report, { id, reason, content: '' });
  expect(resultOf(without.data?.reportConversation)).toMatchObject({
    fields: [{ field: 'content', messages: [chatTexts.detailsRequired] }],
  });
});

test('a product and an order link to their conversation', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const ofProduct = 'query ($slug: String!) { product(by: { slug: $slug }) { conversationId } }';
  const about = async (by: Browser) => (await by.query(ofProduct, { slug: seller.product.slug })).data?.product;
  expect(await about(buyer.browser)).toEqual({ conversationId: id });
  const none = { conversationId: null };
  expect(await about((await talkers.user()).browser)).toEqual(none);
  expect(await about(bff.browser())).toEqual(none);
  const orderId = await talkers.order(buyer.browser, seller.product.id);
  const ofOrder = 'query ($id: ID!) { order(id: $id) { conversationId conversation { id } } }';
  for (const { browser } of [buyer, seller]) {
    expect((await browser.query(ofOrder, { id: orderId })).data).toEqual({
      order: { conversationId: id, conversation: { id } },
    });
  }
  const steps = (await seller.browser.query(readConversation, { id })).data?.conversation?.messages?.edges;
  expect(steps?.[1]?.node).toMatchObject({ orderStep: { orderId, state: 'PENDING' }, content: '' });
});

test('a user chooses what others see of their presence', async () => {
  const { browser } = await talkers.user();
  const settings = async () =>
    (await browser.query('{ viewer { chatSettings { showsTyping showsPresence } } }')).data?.viewer?.chatSettings;
  expect(await settings()).toEqual({ showsTyping: true, showsPresence: true });
  const { data } = await browser.query(changeSettings, { showsPresence: false });
  expect(resultOf(data?.changeChatSettings)).toMatchObject({ showsTyping: true, showsPresence: false });
  expect(await settings()).toEqual({ showsTyping: true, showsPresence: false });
});
