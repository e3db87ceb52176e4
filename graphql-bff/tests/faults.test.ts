import { createServer } from 'node:http';
import { createRedisBus } from '@besesaka/marketplace/platform/bus/redis-bus.ts';
import { createLog } from '@besesaka/marketplace/platform/telemetry/log.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { startTestRedis } from '@besesaka/marketplace/tests/world/redis.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { getRequestListener } from '@hono/node-server';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, createBrowser, eventually, listen, serviceSecret } from './bff.ts';
import { startBffProcess } from './processes.ts';

let redis: Awaited<ReturnType<typeof startTestRedis>>;
let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let marketplaceUrl: string;
let bffs: Awaited<ReturnType<typeof startBffProcess>>[] = [];
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  redis = await startTestRedis();
  undo.push(redis.close);
  const bus = createRedisBus({ url: redis.url, log: createLog({ level: 'silent' }) });
  undo.push(bus.close);
  market = await startTestMarketplace({ bus, environment: { SERVICE_SECRET: serviceSecret } });
  undo.push(market.close);
  const server = createServer(getRequestListener((request) => market.marketplace.fetch(request)));
  marketplaceUrl = await listen(server);
  undo.push(() => server.close());
  const given = { redisUrl: redis.url, marketplaceUrl };
  bffs = [await startBffProcess(given), await startBffProcess(given)];
}, 120_000);
afterAll(async () => {
  for (const { kill } of bffs) await kill();
  for (const step of undo.reverse()) await step();
});

const inbox = `subscription ($after: Int) { inbox(after: $after) {
  __typename ... on SessionStarted { seq } ... on InboxReset { seq } } }`;

/** A tab as the web app keeps it: it goes on behind the last number it saw, at whichever BFF answers. */
function openTab(browser: Browser, urls: string[]) {
  const statuses: number[] = [];
  let open = true;
  async function keepOpen() {
    for (let turn = 0; open; turn += 1) {
      const client = browser.tab({ at: urls[turn % urls.length] });
      const stream = client.iterate<{ inbox: { seq: number } }>({
        query: inbox,
        variables: { after: statuses.at(-1) ?? 0 },
      });
      try {
        for await (const { data } of stream) if (data) statuses.push(data.inbox.seq);
      } catch {
        await new Promise((done) => setTimeout(done, 50));
      }
      await client.dispose();
    }
  }
  void keepOpen();
  return {
    seen: statuses,
    close: () => {
      open = false;
    },
  };
}

async function loggedIn() {
  const user = await market.world.createUser();
  const url = bffs[0]?.url ?? '';
  const browser = createBrowser((request) => fetch(request), url);
  const { cookies } = browser;
  const client = market.client();
  await client.post('/api/login', { email: user.email, password });
  for (const [name, value] of client.cookies) cookies.set(name, value);
  return { user, browser };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("no event is lost, repeated or reordered while the BFF's Redis connections are cut again and again", async () => {
  const { user, browser } = await loggedIn();
  const tabs = bffs.map(({ url }) => openTab(browser, [url]));
  await eventually(() => tabs.every(({ seen }) => seen.length === 1), 15_000);
  const admin = new Redis(redis.url);
  for (let round = 0; round < 15; round += 1) {
    if (round % 3 === 0) await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await market.client().post('/api/login', { email: user.email, password });
  }
  await eventually(() => tabs.every(({ seen }) => seen.length >= 16), 10_000);
  for (const { seen } of tabs) expect(seen).toEqual(upTo(16));
  for (const tab of tabs) tab.close();
  admin.disconnect();
});

test('no event is lost, repeated or reordered when one of two BFFs is killed', async () => {
  const { user, browser } = await loggedIn();
  const urls = bffs.map(({ url }) => url);
  const tabs = [openTab(browser, urls), openTab(browser, [...urls].reverse())];
  await eventually(() => tabs.every(({ seen }) => seen.length === 1), 15_000);
  for (let round = 0; round < 12; round += 1) {
    if (round === 5) await bffs[0]?.kill();
    await market.client().post('/api/login', { email: user.email, password });
  }
  await eventually(() => tabs.every(({ seen }) => seen.length >= 13), 10_000);
  for (const { seen } of tabs) expect(seen).toEqual(upTo(13));
  for (const tab of tabs) tab.close();
});

test('a BFF closes its sockets with 1012 on SIGTERM and exits', async () => {
  const { id: product } = await market.world.createProduct();
  const bff = await startBffProcess({ redisUrl: redis.url, marketplaceUrl });
  const codes: number[] = [];
  const tab = createBrowser((request) => fetch(request), bff.url).tab({ onClose: (code) => codes.push(code) });
  await new Promise<void>((done) => {
    tab.on('connected', () => done());
    tab.subscribe({ query: '{ __typename }' }, { next() {}, error() {}, complete() {} });
    tab.subscribe(
      { query: `subscription { productChanged(id: "${product}") { id } }` },
      { next() {}, error() {}, complete() {} },
    );
  });
  bff.child.kill('SIGTERM');
  await eventually(() => bff.child.exitCode !== null, 10_000);
  expect(bff.child.exitCode).toBe(0);
  expect(codes).toEqual([1012]);
});
