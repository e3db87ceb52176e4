import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualSockets } from '#platform/sockets/limits.ts';
import { eventually, serviceSecret, startBff, type TestBff } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let slug: string;
let owner: string;
let version: number;

const visitorPoints = 40_000;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    now: () => market.clock.now(),
    budget: { points: 10 * visitorPoints, seconds: 600 },
  });
  const shop = await market.world.createShop();
  slug = shop.businessSlug;
  owner = shop.owner.email;
  for (let n = 0; n < 5; n += 1) await market.world.createProduct({ shop });
  version = (await stateOfShop()).version;
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

async function stateOfShop() {
  const answer = await market.marketplace.fetch(new Request(`http://127.0.0.1/api/shops/${slug}`));
  return JSON.parse(await answer.text());
}

async function changeShop(): Promise<void> {
  version += 1;
  await market.bus.publish(channels.shop(slug), JSON.stringify({ ...(await stateOfShop()), version }));
}

/** Documents that differ by their names cannot share an execution. */
const costly = (n: number) => `subscription A${n} { shopChanged(by: { slug: "${slug}" }) {
  version products(first: 24) { edges { node { id name price { amount } } } } } }`;
const light = (n: number) => `subscription B${n} { shopChanged(by: { slug: "${slug}" }) { version } }`;

type Socket = Awaited<ReturnType<typeof openRawSocket>>;

async function openMany(address: string, sockets: number, each: number, text: (n: number) => string) {
  const opened = await Promise.all(Array.from({ length: sockets }, () => openRawSocket(bff.url, { address })));
  for (const [index, socket] of opened.entries())
    for (let n = 0; n < each; n += 1) socket.subscribe(String(n), text(index * each + n));
  return opened;
}

const closeAll = (sockets: Socket[]) => {
  for (const { ws } of sockets) ws.close();
};
const listCallCount = () => bff.calls.filter((call) => call.includes('/shop-products?')).length;

test('an address has a limited number of streams, and equal subscriptions share one', async () => {
  const perSocket = 45;
  const sockets = await openMany('203.0.113.1', 5, perSocket, light);
  const messagesWhere = (isRefused: boolean) =>
    sockets.flatMap(({ messages }) =>
      messages.filter(
        ({ type, payload }) => type === 'next' && JSON.stringify(payload).includes('RATE_LIMITED') === isRefused,
      ),
    );
  await eventually(() => messagesWhere(true).length + messagesWhere(false).length === sockets.length * perSocket);
  expect(messagesWhere(false)).toHaveLength(usualSockets.streamsPerAddress);
  const same = await openMany('203.0.113.2', 5, perSocket, () => light(1));
  await eventually(() => same.every(({ count }) => count >= perSocket));
  expect(JSON.stringify(same.map((one) => one.messages))).not.toContain('RATE_LIMITED');
  closeAll([...sockets, ...same]);
});

test('an address and the process have a limited number of subscriptions', async () => {
  const limitedBff = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    config: { sockets: { ...usualSockets, subscriptionsPerAddress: 2, subscriptions: 3 } },
  });
  const ask = async (address: string, id: string) => {
    const socket = await openRawSocket(limitedBff.url, { address });
    socket.subscribe(id, light(1));
    await eventually(() => socket.count > 0);
    return { socket, isOpen: !JSON.stringify(socket.messages).includes('RATE_LIMITED') };
  };
  const first = await ask('203.0.113.3', 'a');
  expect([first.isOpen, (await ask('203.0.113.3', 'b')).isOpen]).toEqual([true, true]);
  expect((await ask('203.0.113.3', 'c')).isOpen).toBe(false);
  expect([(await ask('203.0.113.4', 'a')).isOpen, (await ask('203.0.113.5', 'a')).isOpen]).toEqual([true, false]);
  first.socket.ws.close();
  await expect.poll(async () => (await ask('203.0.113.3', 'd')).isOpen).toBe(true);
  await limitedBff.close();
});

test('visitors are charged for each event of an unregistered document, and disconnected when the budget is used up', async () => {
  const sockets = await openMany('203.0.113.6', 4, 10, costly);
  const other = (await openMany('203.0.113.7', 1, 1, costly))[0];
  await eventually(() => sockets.every(({ count, closedWith }) => count >= 10 || closedWith !== null));
  for (let change = 0; change < 20; change += 1) await changeShop();
  await eventually(() => sockets.every(({ closedWith }) => closedWith === 1013));
  await eventually(() => JSON.stringify(other?.messages).includes(`"version":${version}`));
  // Each execution reads one list, which costs at least 50 points.
  expect(listCallCount()).toBeLessThan(visitorPoints / 50);
  const before = listCallCount();
  await changeShop();
  await eventually(() => JSON.stringify(other?.messages).includes(`"version":${version}`));
  expect(listCallCount()).toBe(before + 1);
  other?.ws.close();
});

test('a user has ten times the budget of a visitor; an unknown token has the budget of a visitor', async () => {
  const browser = bff.browser();
  await browser.logIn(owner, password);
  const ask = (address: string, headers: Record<string, string>) =>
    bff.browser().send({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': address, ...headers },
      body: JSON.stringify({ query: `{ products(first: 100) { edges { node { id } } } } # ${'x'.repeat(15_000)}` }),
    });
  const requestsUntilRefused = async (address: string, headers: Record<string, string>) => {
    let answered = 0;
    for (let status = 200; answered < 60; answered += 1) {
      ({ status } = await ask(address, headers));
      if (status === 429) break;
      expect(status).toBe(200);
    }
    return answered;
  };
  const visitors = await requestsUntilRefused('203.0.113.8', {});
  expect(visitors).toBeLessThan(3);
  expect(await requestsUntilRefused('203.0.113.9', { authorization: 'Bearer unknown' })).toBe(visitors);
  expect(await requestsUntilRefused('203.0.113.10', { cookie: browser.cookie() })).toBeGreaterThan(visitors * 8);
});
