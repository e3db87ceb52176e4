import { createRedisBus } from '@besesaka/marketplace/platform/bus/redis-bus.ts';
import { createLog } from '@besesaka/marketplace/platform/telemetry/log.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { startTestRedis } from '@besesaka/marketplace/tests/world/redis.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRedisBus as createBusOfBff } from '#platform/bus/redis-bus.ts';
import { eventually, serviceSecret, silent, startBff, type TestBff, watch } from './bff.ts';

let redis: Awaited<ReturnType<typeof startTestRedis>>;
let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  redis = await startTestRedis();
  undo.push(redis.close);
  const theirs = createRedisBus({ url: redis.url, log: createLog({ level: 'silent' }) });
  undo.push(theirs.close);
  market = await startTestMarketplace({ bus: theirs, environment: { SERVICE_SECRET: serviceSecret } });
  undo.push(market.close);
  const ours = createBusOfBff({ url: redis.url, log: silent });
  undo.push(ours.close);
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: ours, config: { checkAnswers: false } });
  undo.push(bff.close);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

const inbox = `subscription ($after: Int) { inbox(after: $after) {
  __typename ... on SessionStarted { seq sessionId } ... on InboxReset { seq } } }`;
// It checks the payload before a resolver reads it.
const filtered = 'subscription { messageAdded { seq } }';
const seqs = (events: ReturnType<typeof watch>['events']) => events.map((event) => event.data?.inbox?.seq);
const kinds = (events: ReturnType<typeof watch>['events']) => events.map((event) => event.data?.inbox?.__typename);

async function login() {
  const user = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  return { user, browser };
}

/** An event as another release could write it. */
async function logOdd(userId: string, seq: number, type: string, version: number, payload: unknown): Promise<void> {
  await market.db.execute(`insert into events (user_id, seq, type, version, payload, created_at)
    values ('${userId}', ${seq}, '${type}', ${version}, '${JSON.stringify(payload)}', now())`);
  await market.db.execute(`update event_heads set seq = ${seq} where user_id = '${userId}'`);
}

const logInAgain = (email: string) => bff.browser().logIn(email, password);

test('an invalid event from Redis is skipped under its number, and later events arrive', async () => {
  const { user, browser } = await login();
  const choosy = watch(browser.tab(), filtered);
  const tabs = [watch(browser.tab(), inbox, { after: 0 }), watch(browser.tab(), inbox, { after: 0 })];
  await Promise.all(tabs.map((tab) => tab.until(1)));
  await new Promise((done) => setTimeout(done, 300));
  await logOdd(user.id, 2, 'message.added', 1, { text: 'of an older time' });
  const event = { seq: 2, type: 'message.added', payload: { text: 'of an older time' }, at: new Date().toISOString() };
  await market.bus.publish(channels.user(user.id), JSON.stringify({ events: [event] }));
  await logInAgain(user.email);
  await Promise.all(tabs.map((tab) => tab.until(3)));
  for (const { events } of tabs) {
    expect(seqs(events)).toEqual([1, 2, 3]);
    expect(kinds(events)).toEqual(['SessionStarted', 'InboxReset', 'SessionStarted']);
  }
  expect(choosy.errors).toEqual([]);
});

test('an invalid event in the log is skipped under its number, and later events arrive', async () => {
  const { user, browser } = await login();
  await logOdd(user.id, 2, 'message.added', 1, { text: 'of an older time' });
  await logOdd(user.id, 3, 'session.started', 7, { of: 'a time to come' });
  await logOdd(user.id, 4, 'a.kind.that.nobody.knows', 1, {});
  await logInAgain(user.email);
  const tab = watch(browser.tab(), inbox, { after: 0 });
  await tab.until(4);
  expect(seqs(tab.events)).toEqual([1, 2, 3, 5]);
  expect(kinds(tab.events)).toEqual(['SessionStarted', 'InboxReset', 'InboxReset', 'SessionStarted']);
});

test('a malformed wake-up does no harm, and its event is read from the log', async () => {
  const { user, browser } = await login();
  const tab = watch(browser.tab(), inbox, { after: 0 });
  await tab.until(1);
  for (const message of ['no JSON', 'null', '[]', '{"events":[null,7,{"seq":"x"}]}', '{"events":{}}']) {
    await market.bus.publish(channels.user(user.id), message);
  }
  await logInAgain(user.email);
  await tab.until(2);
  expect(seqs(tab.events)).toEqual([1, 2]);
  const skipped = await bff.bff.metrics.getSingleMetricAsString('bff_events_unreadable_total');
  expect(Number(skipped.match(/ (\d+)$/m)?.[1])).toBeGreaterThan(3);
});

test('an invalid product state is read from the marketplace instead', async () => {
  const product = await market.world.createProduct({ stockQuantity: 9 });
  const tab = watch(
    bff.browser().tab(),
    'subscription ($id: ID!) { productChanged(id: $id) { version stockQuantity } }',
    {
      id: product.id,
    },
  );
  await tab.until(1);
  await market.db.execute(`update products set stock_quantity = 4, version = version + 1 where id = '${product.id}'`);
  await market.bus.publish(channels.product(product.id), JSON.stringify({ stock: 4 }));
  await tab.until(2);
  expect(tab.events[1]?.data?.productChanged?.stockQuantity).toBe(4);
});

test('a failing listener of the bus does not keep events from the others', async () => {
  const bus = createBusOfBff({ url: redis.url, log: silent });
  const received: string[] = [];
  await bus.subscribe('somewhere', () => {
    throw new Error('I never listen.');
  });
  await bus.subscribe('somewhere', (message) => received.push(message));
  await market.bus.publish('somewhere', 'news');
  await eventually(() => received.length === 1);
  await bus.close();
});
