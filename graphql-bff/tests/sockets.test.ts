import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inTransaction } from '@besesaka/marketplace/platform/db/transaction.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualSockets } from '#platform/sockets/limits.ts';
import { eventually, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await start();
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const start = (given: Partial<Parameters<typeof startBff>[0]> = {}) =>
  startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    now: () => market.clock.now(),
    ...given,
  });

async function login(target = bff) {
  const user = await market.world.createUser();
  const browser = target.browser();
  await browser.logIn(user.email, password);
  return { user, browser };
}

/** The resident memory. */
async function memoryInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await new Promise((done) => setTimeout(done, 20));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const sessions = 'subscription { sessionStarted { seq sessionId } }';

/** Events as large as the log takes them, some 20 kB each where a query asks for them often. */
function appendSessions(userId: string, count: number): Promise<void> {
  return inTransaction(market.context(), async ({ emit, now }) => {
    for (let turn = 0; turn < count; turn += 1) {
      const session_id = crypto.randomUUID();
      emit(userId, sessionStarted, { session_id, device: 'x'.repeat(1_000), started_at: now.toISOString() });
    }
  });
}

async function slowReaders(): Promise<number> {
  const text = await bff.bff.metrics.getSingleMetricAsString('bff_slow_readers_total');
  return Number(text.match(/ (\d+)$/m)?.[1]);
}

/** Some 3 kB for each event. */
const manyFields = `subscription ($id: ID!) { productChanged(id: $id) { version ${Array.from(
  { length: 18 },
  (_, index) => `a${'Rather'.repeat(20)}LongName${index}: id`,
).join(' ')} } }`;

const state = {
  price: '10.00',
  price_to: '10.00',
  compare_at_price: null,
  discount_percentage: 0,
  stock_quantity: 1,
  in_stock: true,
  is_active: true,
  variants: [],
};

test('dead sockets are closed after two heartbeats, and those that answer stay open', async () => {
  const pingEveryMs = 300;
  const pinging = await start({ times: { pingEveryMs } });
  const closed: string[] = [];
  const mute = await openRawSocket(pinging.url, { answersPings: false });
  const living = await openRawSocket(pinging.url);
  mute.ws.on('close', () => closed.push('mute'));
  living.ws.on('close', () => closed.push('living'));
  await eventually(() => closed.length > 0, 2 * pingEveryMs + 200);
  await new Promise((done) => setTimeout(done, 2 * pingEveryMs));
  expect(closed).toEqual(['mute']);
  await pinging.close();
});

test('a socket carries 50 subscriptions; one more is refused, and the others continue', async () => {
  const { user, browser } = await login();
  const socket = await openRawSocket(bff.url, { cookie: browser.cookie() });
  for (let id = 1; id <= 51; id += 1) socket.subscribe(String(id), sessions);
  await eventually(() => socket.messages.some(({ type }) => type === 'error'));
  expect(socket.messages.filter(({ type }) => type === 'error').map(({ id }) => id)).toEqual(['51']);
  // Room again, once one has ended.
  socket.send({ id: '1', type: 'complete' });
  socket.subscribe('52', sessions);
  await new Promise((done) => setTimeout(done, 300));
  await bff.browser().logIn(user.email, password);
  const receivedIds = () => socket.messages.filter(({ type }) => type === 'next').map(({ id }) => Number(id));
  await eventually(() => receivedIds().length >= 50);
  expect(receivedIds().sort((a, b) => a - b)).toEqual([...Array.from({ length: 49 }, (_, index) => index + 2), 52]);
  socket.ws.close();
});

test('a restart closes sockets with 1012, and their clients resume elsewhere without a gap', async () => {
  const leaving = await start();
  const { user, browser } = await login(leaving);
  const codes: number[] = [];
  const text = 'subscription ($after: Int) { inbox(after: $after) { ... on SessionStarted { seq } } }';
  const tab = browser.tab({ onClose: (code) => codes.push(code) });
  const before = watch(tab, text, { after: 0 });
  await before.until(1);
  await leaving.close();
  await eventually(() => codes.length > 0);
  expect(codes).toEqual([1012]);
  await bff.browser().logIn(user.email, password);
  const after = watch(browser.tab({ at: bff.url }), text, { after: before.events.at(-1)?.data?.inbox?.seq });
  await after.until(1);
  expect(after.events.map((event) => event.data?.inbox?.seq)).toEqual([2]);
});

test('a session that ends closes its sockets within two seconds, even if Redis sends no event', async () => {
  const deaf = { ...market.bus, subscribe: async () => async () => {} };
  const unheard = await start({ bus: deaf });
  const { browser } = await login(unheard);
  const codes: number[] = [];
  const tab = browser.tab({ onClose: (code) => codes.push(code) });
  watch(tab, sessions);
  await new Promise((done) => setTimeout(done, 300));
  await browser.query('mutation { logOut { errors { code } } }');
  await eventually(() => codes.length > 0, 2_500);
  expect(codes).toEqual([4403]);
  await unheard.close();
});

test('a subscription with an expired token closes the socket, so that the client renews it', async () => {
  const { browser } = await login();
  const codes: number[] = [];
  const tab = browser.tab({ onClose: (code) => codes.push(code) });
  const received = watch(tab, 'subscription { unreadCounts { notifications } }');
  await received.until(1);
  market.clock.pass({ minutes: 20 });
  const late = watch(tab, 'subscription { unreadCounts { messages } }');
  await eventually(() => codes.length > 0);
  expect(codes).toEqual([4403]);
  expect(JSON.stringify(late.errors)).not.toContain('UNAUTHENTICATED');
});

test('a client that reads nothing is disconnected cheaply, and other clients lose no events', async () => {
  const { id } = await market.world.createProduct();
  const reader = await openRawSocket(bff.url);
  const stalled = await openRawSocket(bff.url);
  for (const socket of [reader, stalled]) socket.subscribe('p', manyFields, { id });
  await eventually(() => reader.messages.length === 1 && stalled.messages.length === 1);
  stalled.ws.pause();
  const before = await memoryInUse();
  const events = 22_000;
  for (let version = 2; version <= events; version += 1) {
    await market.bus.publish(channels.product(id), JSON.stringify({ ...state, id, version }));
    if (version % 500 === 0) await eventually(() => reader.count >= version - 500);
  }
  await eventually(() => reader.count >= events);
  const { bytes } = reader;
  const after = await memoryInUse();
  // Without the disconnect much more would be buffered for the client.
  expect(bytes).toBeGreaterThan(65_000_000);
  expect(after - before).toBeLessThan(50_000_000);
  stalled.ws.resume();
  await eventually(() => stalled.ws.readyState === stalled.ws.CLOSED);
  expect(await slowReaders()).toBe(1);
  expect(reader.ws.readyState).toBe(reader.ws.OPEN);
  reader.ws.close();
}, 60_000);

test('a client that was disconnected resumes in order and without a gap', async () => {
  const { user, browser } = await login();
  const text = `subscription ($after: Int) { inbox(after: $after) { ... on SessionStarted { seq ${Array.from(
    { length: 15 },
    (_, index) => `copy${index}: device`,
  ).join(' ')} } } }`;
  const stalled = await openRawSocket(bff.url, { cookie: browser.cookie() });
  stalled.subscribe('i', text, { after: 0 });
  await eventually(() => stalled.count === 1);
  stalled.ws.pause();
  const droppedBefore = await slowReaders();
  const transactions = 30;
  for (let turn = 0; turn < transactions; turn += 1) await appendSessions(user.id, 50);
  await new Promise((done) => setTimeout(done, 500));
  expect(await slowReaders()).toBe(droppedBefore + 1);
  // Twenty megabytes that were missed come over one socket, which is not dropped for them.
  const tab = await openRawSocket(bff.url, { cookie: browser.cookie() });
  tab.subscribe('i', text, { after: 1 });
  await eventually(() => tab.count >= transactions * 50);
  const seqs = tab.messages.map(({ payload }) => Number(JSON.stringify(payload).match(/"seq":(\d+)/)?.[1]));
  expect(await slowReaders()).toBe(droppedBefore + 1);
  expect(seqs).toEqual(Array.from({ length: transactions * 50 }, (_, index) => index + 2));
});

test('one address can open a limited number of sockets; others are not affected, and closed ones free their places', async () => {
  const few = await start({ config: { sockets: { ...usualSockets, all: 3, perAddress: 2 } } });
  const open = (address: string) => openRawSocket(few.url, { address }).catch((error: Error) => error.message);
  const first = await open('203.0.113.1');
  expect(await open('203.0.113.1')).toBeTypeOf('object');
  expect(await open('203.0.113.1')).toContain('429');
  expect(await open('203.0.113.2')).toBeTypeOf('object');
  expect(await open('203.0.113.3')).toContain('503');
  if (typeof first === 'object') first.ws.close();
  await expect.poll(async () => typeof (await open('203.0.113.1'))).toBe('object');
  await few.close();
});

test('one user has a limited number of sockets and subscriptions on all devices together, and ended ones free their places', async () => {
  const few = await start({ config: { sockets: { ...usualSockets, perUser: 2, subscriptionsPerUser: 3 } } });
  const { browser } = await login(few);
  const open = () => openRawSocket(few.url, { cookie: browser.cookie() });
  const [first, second, third] = [await open(), await open(), await open()];
  await eventually(() => third.closedWith === 1013);
  const counts = 'subscription { unreadCounts { notifications } }';
  for (const [socket, id] of [
    [first, 'a'],
    [first, 'b'],
    [second, 'c'],
    [second, 'd'],
  ] as const) {
    socket.subscribe(id, counts);
    await eventually(() => socket.messages.some((message) => message.id === id));
  }
  const typeOf = (socket: typeof first, id: string) => socket.messages.find((message) => message.id === id)?.type;
  expect([typeOf(first, 'b'), typeOf(second, 'c'), typeOf(second, 'd')]).toEqual(['next', 'next', 'error']);
  first.complete('a');
  second.subscribe('e', counts);
  await eventually(() => typeOf(second, 'e') === 'next');
  first.ws.close();
  await eventually(() => first.closedWith !== null);
  const again = await open();
  again.subscribe('f', counts);
  await eventually(() => typeOf(again, 'f') === 'next');
  await few.close();
});
