import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { createShoppers } from './shoppers.ts';

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

const list = `query ($source: NotificationSource) { viewer { notifications(source: $source) { totalCount unreadCount
  edges { node { id kind source title text link isRead createdAt } } } unreadCounts { notifications } } }`;

const markRead = `mutation ($id: ID) { markNotificationsRead(input: { notificationId: $id }) {
  notification { id isRead }
  unread { notifications }
  errors { __typename ... on RefusedError { code } ... on ValidationError { fields { field } } }
} }`;

/** A seller with this many order notifications. */
async function sellerWithOrders(count: number) {
  const { product, browser } = await shoppers.seller();
  const buyer = await shoppers.buyer();
  for (let index = 0; index < count; index += 1) await shoppers.order(buyer.browser, product.id);
  return browser;
}

test('notifications are listed and marked as read, one by one and all at once, and every count agrees', async () => {
  const seller = await sellerWithOrders(3);
  const { data } = await seller.query(list, { source: 'SELLER' });
  expect(data?.viewer?.unreadCounts).toEqual({ notifications: 3 });
  expect(data?.viewer?.notifications).toMatchObject({ totalCount: 3, unreadCount: 3 });
  expect((await seller.query(list, { source: 'BUYER' })).data?.viewer?.notifications).toMatchObject({
    totalCount: 0,
    unreadCount: 3,
  });
  const id = data?.viewer?.notifications?.edges?.[0]?.node?.id;
  expect(resultOf((await seller.query(markRead, { id })).data?.markNotificationsRead)).toEqual({
    notification: { id, isRead: true },
    unread: { notifications: 2 },
  });
  const all = resultOf((await seller.query(markRead)).data?.markNotificationsRead);
  expect(all).toMatchObject({ notification: null, unread: { notifications: 0 } });
  expect((await seller.query(list)).data?.viewer?.unreadCounts).toEqual({ notifications: 0 });
});

test("another user's notification cannot be marked", async () => {
  const [seller, other] = [await sellerWithOrders(1), await sellerWithOrders(1)];
  const id = (await seller.query(list)).data?.viewer?.notifications?.edges?.[0]?.node?.id;
  expect(resultOf((await other.query(markRead, { id })).data?.markNotificationsRead)).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(resultOf((await bff.browser().query(markRead, { id })).data?.markNotificationsRead)).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(resultOf((await other.query(markRead, { id: 'x' })).data?.markNotificationsRead)?.fields).toMatchObject([
    { field: 'notificationId' },
  ]);
  expect((await seller.query(list)).data?.viewer?.unreadCounts).toEqual({ notifications: 1 });
});

test('the menu shows the newest notifications with icon and colour', async () => {
  const seller = await sellerWithOrders(2);
  const { data } = await seller.query(
    '{ viewer { activities { id kind icon color title description link createdAt source } } }',
  );
  expect(data?.viewer?.activities).toMatchObject([
    { kind: 'ORDER', icon: 'package', source: 'SELLER' },
    { kind: 'ORDER', source: 'SELLER' },
  ]);
});

test('the unread counts are sent at once and after each change, in all tabs', async () => {
  const { product, browser } = await shoppers.seller();
  const buyer = await shoppers.buyer();
  await shoppers.order(buyer.browser, product.id);
  const tabs = [browser.tab(), browser.tab()];
  const counts = tabs.map((tab) => watch(tab, 'subscription { unreadCounts { notifications } }'));
  const added = tabs.map((tab) => watch(tab, 'subscription { notificationAdded { notification { kind link } } }'));
  await Promise.all(counts.map((each) => each.until(1)));
  // The other field has no first message: it stands once the heads were read.
  await new Promise((done) => setTimeout(done, 300));
  const order = await shoppers.order(buyer.browser, product.id);
  await Promise.all([...counts.map((each) => each.until(2)), ...added.map((each) => each.until(1))]);
  await browser.query(markRead);
  await Promise.all(counts.map((each) => each.until(3)));
  for (const { events } of counts) {
    expect(events.map((event) => event.data?.unreadCounts?.notifications)).toEqual([1, 2, 0]);
  }
  for (const { events } of added) {
    const notification = { kind: 'ORDER', link: `/dashboard/orders/${order.id}` };
    expect(events).toEqual([{ data: { notificationAdded: { notification } } }]);
  }
  for (const tab of tabs) await tab.dispose();
});

test('a user chooses kinds and channels; necessary notifications stay on', async () => {
  const { browser } = await shoppers.buyer();
  const choose = (kind: string, channel: string, isOn: boolean) =>
    browser.query(
      `mutation ($input: ChangeNotificationChoiceInput!) { changeNotificationChoice(input: $input) {
  notificationChoices { chosen { kind channel isOn isNecessary } }
  errors { __typename ... on RefusedError { code } }
} }`,
      { input: { kind, channel, isOn } },
    );
  const { data } = await choose('WISHLIST', 'MAIL', false);
  const chosen = [{ kind: 'WISHLIST', channel: 'MAIL', isOn: false, isNecessary: false }];
  expect(resultOf(data?.changeNotificationChoice)).toMatchObject({ chosen });
  expect(resultOf((await choose('SYSTEM', 'MAIL', false)).data?.changeNotificationChoice)).toMatchObject({
    code: 'REFUSED',
  });
  const read = await browser.query('{ viewer { notificationChoices { chosen { kind } all { kind channel } } } }');
  expect(read.data?.viewer?.notificationChoices).toMatchObject({ chosen: [{ kind: 'WISHLIST' }] });
  expect(read.data?.viewer?.notificationChoices?.all).not.toContainEqual({ kind: 'PAYMENT', channel: 'MAIL' });
});
