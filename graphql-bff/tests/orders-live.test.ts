import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, type Json, resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { addToCart, changeOrder, createShoppers, newKey, placeCart, shipping } from './shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
  shoppers = createShoppers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const order =
  'order { id state version total { amount } viewerIs allowedActions items { edges { node { productName } } } }';
const inbox = `subscription ($after: Int) { inbox(after: $after) { __typename
  ... on OrderPlaced { seq createdAt ${order} } ... on OrderChanged { seq createdAt ${order} }
  ... on CartChanged { seq createdAt itemCount version }
  ... on NotificationAdded { seq createdAt notification { kind source title link isRead } unread { notifications } }
  ... on NotificationsRead { seq createdAt notificationId unread { notifications } } } }`;

/** A tab on its inbox, from the present on. */
async function watchInbox(browser: Browser) {
  const tab = browser.tab();
  const after = (await browser.query('{ inboxSeq }')).data?.inboxSeq;
  const watching = watch(tab, inbox, { after });
  const updates = () => watching.events.flatMap((event) => (event.data?.inbox ? [event.data.inbox] : []));
  const ofType = (name: string) => updates().filter((update) => String(update.__typename) === name);
  return { ...watching, tab, after: Number(after), updates, ofType };
}

async function settled() {
  await new Promise((done) => setTimeout(done, 300));
}

const changeState = (browser: Browser, id: Json | undefined, action: string) =>
  browser.query(changeOrder, { input: { orderId: id, action, reason: 'because' } });

test('an order from two shops reaches the buyer and both sellers, each with their own part, and no other user', async () => {
  const one = await shoppers.seller({ pricePesewas: 1000 });
  const other = await shoppers.seller({ pricePesewas: 200 });
  const buyer = await shoppers.buyer();
  const stranger = await shoppers.buyer();
  for (const { product } of [one, other]) await buyer.browser.query(addToCart, { productId: product.id });
  const [first, second, own, foreign] = await Promise.all(
    [one, other, buyer, stranger].map((each) => watchInbox(each.browser)),
  );
  if (!first || !second || !own || !foreign) throw new Error('Nobody watches');
  const { data } = await buyer.browser.query(placeCart, { input: { ...shipping, idempotencyKey: newKey() } });
  const ids = [0, 1].map((index) => resultOf(data?.placeCart)?.orders?.[index]?.id);
  await Promise.all([first.until(2), second.until(2), own.until(3)]);
  await settled();
  for (const [index, { ofType }] of [first, second].entries()) {
    expect(ofType('OrderPlaced')).toMatchObject([{ order: { id: ids[index], viewerIs: 'SELLER', state: 'PENDING' } }]);
    expect(ofType('NotificationAdded')).toMatchObject([
      { notification: { kind: 'ORDER', source: 'SELLER', isRead: false }, unread: { notifications: 1 } },
    ]);
  }
  expect(own.ofType('CartChanged')).toMatchObject([{ itemCount: 0 }]);
  expect(own.ofType('OrderPlaced')).toEqual([]);
  expect(
    own
      .ofType('OrderChanged')
      .map((update) => update.order?.id)
      .sort(),
  ).toEqual([...ids].sort());
  expect(foreign.updates()).toEqual([]);

  await changeState(one.browser, ids[0], 'ACCEPT');
  await Promise.all([first.until(3), own.until(5)]);
  await settled();
  expect(own.ofType('OrderChanged').at(-1)).toMatchObject({
    order: { id: ids[0], state: 'ACCEPTED', version: 2, viewerIs: 'BUYER', allowedActions: ['CANCEL'] },
  });
  expect(own.ofType('NotificationAdded')).toMatchObject([{ notification: { source: 'BUYER' } }]);
  expect(second.ofType('OrderChanged')).toEqual([]);
  expect(foreign.updates()).toEqual([]);
  for (const { tab } of [first, second, own, foreign]) await tab.dispose();
});

test('a client that reconnects gets all order events once and in order', async () => {
  const { product, browser: seller } = await shoppers.seller();
  const { browser: buyer } = await shoppers.buyer();
  const before = await watchInbox(seller);
  await before.tab.dispose();
  const ids: (Json | undefined)[] = [];
  for (let index = 0; index < 5; index += 1) ids.push((await shoppers.order(buyer, product.id)).id);
  const tab = seller.tab();
  const back = watch(tab, inbox, { after: before.after });
  await back.until(10);
  await settled();
  const updates = back.events.map((event) => event.data?.inbox);
  expect(updates.map((update) => Number(update?.seq))).toEqual(updates.map((_, index) => before.after + index + 1));
  const placed = updates.filter((update) => String(update?.__typename) === 'OrderPlaced');
  expect(placed.map((update) => update?.order?.id)).toEqual(ids);
  await tab.dispose();
});

test('the subscriptions for one purpose send only its events, to its users', async () => {
  const { product, browser: seller } = await shoppers.seller();
  const { browser: buyer } = await shoppers.buyer();
  const tabs = [seller.tab(), buyer.tab()];
  const texts = [`orderPlaced { ${order} }`, `orderChanged { ${order} }`, 'cartChanged { itemCount }'];
  const [sold, bought] = tabs.map((tab) => texts.map((text) => watch(tab, `subscription { ${text} }`)));
  await settled();
  await buyer.query(addToCart, { productId: product.id, quantity: 3 });
  const { id } = await shoppers.order(buyer, product.id);
  await changeState(buyer, id, 'CANCEL');
  await Promise.all([sold?.[0]?.until(1), sold?.[1]?.until(1), bought?.[1]?.until(2), bought?.[2]?.until(1)]);
  await settled();
  const counts = (watching: typeof sold) => watching?.map(({ events }) => events.length);
  expect([counts(sold), counts(bought)]).toEqual([
    [1, 1, 0],
    [0, 2, 1],
  ]);
  expect(bought?.[2]?.events[0]?.data?.cartChanged).toEqual({ itemCount: 3 });
  expect(sold?.[1]?.events[0]?.data?.orderChanged).toMatchObject({ order: { state: 'CANCELLED', viewerIs: 'SELLER' } });
  for (const tab of tabs) await tab.dispose();
});
