import { createServer } from 'node:http';
import { createRedisBus } from '@besesaka/marketplace/platform/bus/redis-bus.ts';
import { createLog } from '@besesaka/marketplace/platform/telemetry/log.ts';
import { promised } from '@besesaka/marketplace/tests/world/depth.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { startTestRedis } from '@besesaka/marketplace/tests/world/redis.ts';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRedisBus as createBffBus } from '#platform/bus/redis-bus.ts';
import { type Browser, eventually, listen, serviceSecret, silent, startBff, type TestBff, watch } from './bff.ts';
import { startBffProcess } from './processes.ts';
import { blockPartner, changeSettings, createTalkers, highLimits } from './talkers.ts';

const presenceSeconds = 2;
const presence = 'subscription ($id: ID!) { presence(userId: $id) { userId isOnline lastSeenAt } }';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let talkers: ReturnType<typeof createTalkers>;
let other: Awaited<ReturnType<typeof startBffProcess>>;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  const redis = await startTestRedis();
  undo.push(redis.close);
  const marketBus = createRedisBus({ url: redis.url, log: createLog({ level: 'silent' }) });
  undo.push(marketBus.close);
  market = await startTestMarketplace({
    bus: marketBus,
    environment: { SERVICE_SECRET: serviceSecret, ...highLimits },
  });
  undo.push(market.close);
  const server = createServer(getRequestListener((request) => market.marketplace.fetch(request)));
  const marketplaceUrl = await listen(server);
  undo.push(() => server.close());
  const bus = createBffBus({ url: redis.url, log: silent });
  undo.push(bus.close);
  const { marketplace, clock } = market;
  const times = { presenceSeconds, lingerSeconds: 0.2 };
  bff = await startBff({ marketplaceFetch: marketplace.fetch, bus, values: bus, times, now: () => clock.now() });
  undo.push(bff.close);
  talkers = createTalkers(market, bff);
  other = await startBffProcess({
    redisUrl: redis.url,
    marketplaceUrl,
    environment: { PRESENCE_SECONDS: String(presenceSeconds) },
  });
  undo.push(() => other.kill());
}, 60_000);
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** A tab that does nothing but be there. */
async function arrive(browser: Browser, at?: string) {
  const tab = browser.tab({ at });
  await watch(tab, 'subscription { unreadCounts { messages } }').until(1);
  return { leave: () => tab.dispose() };
}

const states = ({ events }: ReturnType<typeof watch>) => events.map(({ data }) => Boolean(data?.presence?.isOnline));

test('the other user of a conversation sees when a user comes, goes and was last online', async () => {
  const { buyer, seller } = await talkers.talk();
  const received = watch(seller.browser.tab(), presence, { id: buyer.user.id });
  await received.until(1);
  expect(received.events[0]?.data?.presence).toEqual({ userId: buyer.user.id, isOnline: false, lastSeenAt: null });
  const tab = await arrive(buyer.browser);
  await received.until(2);
  expect(received.events[1]?.data?.presence).toMatchObject({ isOnline: true, lastSeenAt: null });
  await tab.leave();
  await received.until(3);
  expect(received.events[2]?.data?.presence).toMatchObject({
    isOnline: false,
    lastSeenAt: market.clock.now().toISOString(),
  });
});

test('a user with tabs at two processes stays online until the last one closes', async () => {
  const { buyer, seller } = await talkers.talk();
  const received = watch(seller.browser.tab(), presence, { id: buyer.user.id });
  const here = await arrive(buyer.browser);
  const there = await arrive(buyer.browser, other.url);
  await eventually(() => states(received).at(-1) === true);
  const eventCount = received.events.length;
  await here.leave();
  await new Promise((done) => setTimeout(done, 1.5 * presenceSeconds * 1000));
  expect(received.events).toHaveLength(eventCount);
  await there.leave();
  await eventually(() => states(received).at(-1) === false);
});

test('presence is hidden for users who turned it off, and between users of whom one blocked the other', async () => {
  const { buyer, seller, id } = await talkers.talk();
  await arrive(buyer.browser);
  const received = watch(seller.browser.tab(), presence, { id: buyer.user.id });
  await eventually(() => states(received).at(-1) === true);
  const hidden = { userId: buyer.user.id, isOnline: false, lastSeenAt: null };
  await buyer.browser.query(changeSettings, { showsPresence: false });
  await eventually(() => states(received).at(-1) === false);
  expect(received.events.at(-1)?.data?.presence).toEqual(hidden);
  await buyer.browser.query(changeSettings, { showsPresence: true });
  await eventually(() => states(received).at(-1) === true);
  await seller.browser.query(blockPartner, { id, blocked: true });
  await eventually(() => states(received).at(-1) === false);
  expect(received.events.at(-1)?.data?.presence).toEqual(hidden);
});

test('users of a killed process go offline', async () => {
  const { buyer, seller } = await talkers.talk();
  await arrive(buyer.browser, other.url);
  const received = watch(seller.browser.tab(), presence, { id: buyer.user.id });
  await eventually(() => states(received).at(-1) === true);
  // Longer than the lifetime of what was first said: the process says it again and again.
  await new Promise((done) => setTimeout(done, 1.5 * presenceSeconds * 1000));
  expect(states(received).at(-1)).toBe(true);
  await other.kill();
  const killed = Date.now();
  await eventually(() => states(received).at(-1) === false);
  expect(Date.now() - killed).toBeLessThan(promised(1.5 * presenceSeconds * 1000));
  expect(received.events.at(-1)?.data?.presence?.lastSeenAt).toEqual(expect.any(String));
});
