import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const inbox = `subscription ($after: Int) { inbox(after: $after) {
  __typename ... on SessionStarted { seq createdAt device sessionId } ... on InboxReset { seq } } }`;

const productChanged = `subscription ($id: ID!) { productChanged(id: $id) { id stockQuantity version price { amount } } }`;

async function login() {
  const user = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  return { user, browser };
}

test('a subscription to a product gets its state at once and then every newer one', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 9 });
  const seller = bff.browser();
  await seller.logIn(shop.owner.email, password);
  const visitors = [bff.browser().tab(), bff.browser().tab(), seller.tab()];
  const watching = visitors.map((tab) => watch(tab, productChanged, { id: product.id }));
  await Promise.all(watching.map((each) => each.until(1)));
  const text = `mutation ($slug: String!, $stock: Int) {
    changeProduct(input: { slug: $slug, stockQuantity: $stock }) { errors { code } } }`;
  for (const stock of [8, 7]) await seller.query(text, { slug: product.slug, stock });
  await Promise.all(watching.map((each) => each.until(3)));
  for (const { events } of watching) {
    expect(events.map((event) => event.data?.productChanged?.stockQuantity)).toEqual([9, 8, 7]);
    expect(events.map((event) => event.data?.productChanged?.version)).toEqual([1, 2, 3]);
  }
  for (const tab of visitors) await tab.dispose();
});

test('a subscription to an unknown product is refused, and the socket stays open', async () => {
  const tab = bff.browser().tab();
  const missing = watch(tab, productChanged, { id: crypto.randomUUID() });
  const broken = watch(tab, 'subscription { productChanged(id: "x") { nothing } }');
  await eventually(() => missing.errors.length === 1 && broken.errors.length === 1);
  expect(JSON.stringify(missing.errors)).toContain('NOT_FOUND');
  const typename = watch(tab, '{ __typename }');
  await typename.until(1);
  await tab.dispose();
});

test('a login on another device reaches all tabs in order, also a tab that resumes', async () => {
  const { user, browser } = await login();
  const first = browser.tab();
  const second = browser.tab();
  const a = watch(first, inbox, { after: 0 });
  const b = watch(second, inbox, { after: 1 });
  await a.until(1);
  await bff.browser().logIn(user.email, password);
  await bff.browser().logIn(user.email, password);
  await a.until(3);
  await b.until(2);
  const seqs = (events: typeof a.events) => events.map((event) => event.data?.inbox?.seq);
  expect(seqs(a.events)).toEqual([1, 2, 3]);
  expect(seqs(b.events)).toEqual([2, 3]);
  const late = watch(first, inbox, { after: 1 });
  await late.until(2);
  expect(seqs(late.events)).toEqual([2, 3]);
  // The inbox opened after the first event, so only the log has it.
  const whole = watch(second, inbox, { after: 0 });
  await whole.until(3);
  expect(seqs(whole.events)).toEqual([1, 2, 3]);
  await first.dispose();
  await second.dispose();
});

test('no subscription gets events of another user', async () => {
  const users = await Promise.all(Array.from({ length: 4 }, login));
  const tabs = users.map(({ browser }) => browser.tab());
  const watching = tabs.map((tab) => watch(tab, inbox, { after: 1 }));
  const filtered = tabs.map((tab) => watch(tab, 'subscription { sessionStarted { sessionId seq } }'));
  const stranger = bff.browser().tab();
  const refused = watch(stranger, inbox, { after: 0 });
  await eventually(() => refused.errors.length === 1);
  expect(JSON.stringify(refused.errors)).toContain('UNAUTHENTICATED');
  // The subscriptions stand once a query on the same socket is answered behind them and the heads were read.
  await new Promise((done) => setTimeout(done, 300));
  for (const { user } of users) await bff.browser().logIn(user.email, password);
  await Promise.all([...watching, ...filtered].map((each) => each.until(1)));
  await new Promise((done) => setTimeout(done, 200));
  const sessions = watching.map(({ events }) => events.map((event) => event.data?.inbox?.sessionId));
  expect(sessions.map((each) => each.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(sessions.flat()).size).toBe(4);
  expect(filtered.map(({ events }) => events.map((event) => event.data?.sessionStarted?.sessionId))).toEqual(sessions);
  for (const tab of [...tabs, stranger]) await tab.dispose();
});

test('resuming from a number that the log no longer has asks for a fresh start', async () => {
  const { browser } = await login();
  const tab = browser.tab();
  const ahead = watch(tab, inbox, { after: 1_000 });
  await ahead.until(1);
  expect(ahead.events[0]?.data?.inbox).toEqual({ __typename: 'InboxReset', seq: 1 });
  await tab.dispose();
});

test('a number beyond the newest event is refused without reading the log', async () => {
  const { browser } = await login();
  const tab = browser.tab();
  const before = bff.calls.length;
  const refused = watch(tab, inbox, { after: -1 });
  await eventually(() => refused.errors.length === 1);
  expect(JSON.stringify(refused.errors)).toContain('INVALID_INPUT');
  expect(bff.calls.slice(before).filter((call) => call.includes('/api/events?'))).toEqual([]);
  await tab.dispose();
});

test('logging out closes the sockets of that session within two seconds, and no others', async () => {
  const { user, browser } = await login();
  const other = bff.browser();
  await other.logIn(user.email, password);
  const closed: string[] = [];
  const tab = browser.tab({ onClose: (code) => closed.push(`own ${code}`) });
  const otherTab = other.tab({ onClose: (code) => closed.push(`other ${code}`) });
  await Promise.all(
    [watch(tab, inbox, { after: 0 }), watch(otherTab, inbox, { after: 0 })].map((each) => each.until(2)),
  );
  await browser.query('mutation { logOut { errors { code } } }');
  await eventually(() => closed.length > 0, 2_000);
  expect(closed).toEqual(['own 4403']);
  await otherTab.dispose();
});

test('a socket does not renew sessions: an expired API key closes it with 4403', async () => {
  const { browser } = await login();
  browser.cookies.set('access', 'expired');
  const codes: number[] = [];
  watch(browser.tab({ onClose: (code) => codes.push(code) }), inbox);
  await eventually(() => codes.length === 1);
  browser.cookies.delete('access');
  watch(browser.tab({ onClose: (code) => codes.push(code) }), inbox);
  await eventually(() => codes.length === 2);
  expect(codes).toEqual([4403, 4403]);
});

test('a subscription over HTTP is refused, because only a socket ends with its session', async () => {
  const product = await market.world.createProduct();
  const texts = [productChanged, 'subscription { productChanged(id: "x") { id } }'];
  for (const accept of ['text/event-stream', 'application/json']) {
    for (const query of texts) {
      const response = await bff.browser().send({
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ query, variables: { id: product.id } }),
        signal: AbortSignal.timeout(5_000),
      });
      expect(await response.text()).toContain('over WebSocket (graphql-ws) only');
    }
  }
});
