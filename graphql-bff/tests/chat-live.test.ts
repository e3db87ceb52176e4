import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { newKey } from './shoppers.ts';
import { blockPartner, changeSettings, createTalkers, highLimits, markRead } from './talkers.ts';

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

const messageAdded = `subscription ($id: ID) { messageAdded(conversationId: $id) {
  message { number content sender } unread { messages }
  conversation { id viewerIs unreadCount version partner { id } } } }`;

/** Time for a subscription that says nothing at first to stand. */
const settled = () => new Promise((done) => setTimeout(done, 300));

test('a message reaches every tab of both users once, each with their own view, and no other user', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const third = await talkers.talk();
  const tabsOf = [buyer.browser, seller.browser, third.buyer.browser, third.seller.browser].map((browser) => [
    watch(browser.tab(), messageAdded),
    watch(browser.tab(), messageAdded, { id: null }),
  ]);
  await settled();
  for (let number = 2; number <= 6; number += 1) {
    await talkers.say(number % 2 ? buyer.browser : seller.browser, id, `Message ${number}`);
  }
  const [ofBuyer = [], ofSeller = [], ...others] = tabsOf;
  await Promise.all([...ofBuyer, ...ofSeller].map((each) => each.until(5)));
  await settled();
  const numbersOf = (events: (typeof ofBuyer)[number]['events']) =>
    events.map(({ data }) => [
      data?.messageAdded?.message?.number,
      data?.messageAdded?.conversation?.viewerIs,
      data?.messageAdded?.conversation?.partner?.id,
      data?.messageAdded?.unread?.messages,
    ]);
  for (const { events } of ofBuyer) {
    expect(numbersOf(events)).toEqual(
      [1, 1, 2, 2, 3].map((unread, index) => [index + 2, 'BUYER', seller.shop.owner.id, unread]),
    );
  }
  for (const { events } of ofSeller) {
    expect(numbersOf(events)).toEqual(
      [1, 2, 2, 3, 3].map((unread, index) => [index + 2, 'SELLER', buyer.user.id, unread]),
    );
  }
  expect(others.flat().map(({ events }) => events)).toEqual([[], [], [], []]);
});

test('a subscription to one conversation gets no events of others', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const other = await market.world.createProduct({ shop: seller.shop });
  const second = await talkers.start(buyer.browser, other.id);
  const received = watch(buyer.browser.tab(), messageAdded, { id });
  await settled();
  await talkers.say(seller.browser, String(second.conversation?.id), 'Elsewhere');
  await talkers.say(seller.browser, id, 'Here');
  await received.until(1);
  await settled();
  expect(received.events.map(({ data }) => data?.messageAdded?.message?.content)).toEqual(['Here']);
});

test("a stranger's subscriptions are refused without revealing whether the conversation exists", async () => {
  const { buyer, id } = await talkers.talk();
  const stranger = await talkers.user();
  const tab = stranger.browser.tab();
  const refusals = async (conversationId: string, userId: string) => {
    const watching = [
      watch(tab, messageAdded, { id: conversationId }),
      watch(tab, 'subscription ($id: ID) { messagesRead(conversationId: $id) { upTo } }', { id: conversationId }),
      watch(tab, 'subscription ($id: ID!) { typing(conversationId: $id) { isTyping } }', { id: conversationId }),
      watch(tab, 'subscription ($id: ID!) { presence(userId: $id) { isOnline } }', { id: userId }),
    ];
    await eventually(() => watching.every(({ errors }) => errors.length === 1));
    return watching.map(({ errors, events }) => JSON.stringify([errors, events]));
  };
  const existing = await refusals(id, buyer.user.id);
  for (const refusal of existing) expect(refusal).toContain('NOT_FOUND');
  expect(await refusals(newKey(), newKey())).toEqual(existing);
  expect(await refusals('nonsense', '../me')).toEqual(existing);
  const visitor = watch(bff.browser().tab(), messageAdded, { id });
  await eventually(() => visitor.errors.length === 1);
  expect(JSON.stringify(visitor.errors)).toContain('UNAUTHENTICATED');
});

test('a client that reconnects gets all missed messages in order', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const inbox = `subscription ($after: Int) { inbox(after: $after) { __typename ... on MessageAdded { seq message { number } }
    ... on MessagesRead { seq reader upTo } ... on ConversationChanged { seq conversation { canSend } } } }`;
  const { data } = await buyer.browser.query('{ inboxSeq }');
  for (let number = 2; number <= 40; number += 1) await talkers.say(seller.browser, id, `Message ${number}`);
  await buyer.browser.query(markRead, { id, upTo: 40 });
  await seller.browser.query(blockPartner, { id, blocked: true });
  const received = watch(buyer.browser.tab(), inbox, { after: data?.inboxSeq });
  const chats = () =>
    received.events
      .map((event) => event.data?.inbox)
      .filter((event) => String(event?.__typename).match(/^(Message|Conversation)/));
  await eventually(() => chats().length >= 41);
  expect(chats().map((event) => event?.message?.number ?? event?.__typename)).toEqual([
    ...Array.from({ length: 39 }, (_, index) => index + 2),
    'MessagesRead',
    'ConversationChanged',
  ]);
  expect(chats().at(-1)).toMatchObject({ conversation: { canSend: false } });
});

test('unread counts are sent at once and after each change, also when the other user reads', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const counts = watch(buyer.browser.tab(), 'subscription { unreadCounts { messages notifications } }');
  const reading = watch(
    seller.browser.tab(),
    'subscription { messagesRead { conversationId reader upTo unreadCount } }',
  );
  await counts.until(1);
  await settled();
  await talkers.say(seller.browser, id, 'One');
  await talkers.say(seller.browser, id, 'Two');
  await buyer.browser.query(markRead, { id, upTo: 3 });
  const messages = () => counts.events.map(({ data }) => Number(data?.unreadCounts?.messages));
  await eventually(() => messages().at(-1) === 0 && messages().includes(2));
  expect(messages()[0]).toBe(0);
  await reading.until(1);
  expect(reading.events[0]?.data?.messagesRead).toEqual({
    conversationId: id,
    reader: 'BUYER',
    upTo: 3,
    unreadCount: 1,
  });
});

test('typing is shown to the other user only, and ends by itself', async () => {
  const { buyer, seller, id } = await talkers.talk();
  const typing = 'subscription ($id: ID!) { typing(conversationId: $id) { conversationId side isTyping } }';
  const setTyping =
    'mutation ($id: ID!, $typing: Boolean!) { setTyping(input: { conversationId: $id, typing: $typing }) { errors { code } } }';
  const own = watch(buyer.browser.tab(), typing, { id });
  const others = watch(seller.browser.tab(), typing, { id });
  await settled();
  expect(await buyer.browser.query(setTyping, { id, typing: true })).toEqual({ data: { setTyping: { errors: [] } } });
  await buyer.browser.query(setTyping, { id, typing: true });
  await buyer.browser.query(setTyping, { id, typing: false });
  await others.until(2);
  await buyer.browser.query(setTyping, { id, typing: true });
  const began = Date.now();
  await others.until(4);
  expect(Date.now() - began).toBeGreaterThan(chatLimits.typingShownSeconds * 900);
  expect(others.events.map(({ data }) => data?.typing)).toEqual(
    [true, false, true, false].map((isTyping) => ({ conversationId: id, side: 'BUYER', isTyping })),
  );
  await buyer.browser.query(changeSettings, { showsTyping: false });
  await buyer.browser.query(setTyping, { id, typing: true });
  await settled();
  expect(others.events).toHaveLength(4);
  expect(own.events).toEqual([]);
}, 20_000);
