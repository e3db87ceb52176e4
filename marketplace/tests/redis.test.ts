import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRedisBus, type RedisBus } from '#platform/bus/redis-bus.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { createPassage } from '#world/passage.ts';
import { startTestRedis } from '#world/redis.ts';
import { password } from '#world/world.ts';

const log = createLog({ level: 'silent' });
let redis: Awaited<ReturnType<typeof startTestRedis>>;
const opened: RedisBus[] = [];
beforeAll(async () => {
  redis = await startTestRedis();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
});
afterAll(() => redis.close());

async function openBus(): Promise<RedisBus> {
  const bus = createRedisBus({ url: redis.url, log });
  opened.push(bus);
  await expect.poll(() => bus.status()).toBe('up');
  return bus;
}

/** Busy machines need it; a poll that is right ends at once. */
const patience = { timeout: 10_000 };

test('a message reaches every listener of its channel in order, until it unsubscribes', async () => {
  const [one, two] = [await openBus(), await openBus()];
  const received: string[][] = [[], [], []];
  const stop = await two.subscribe('user:1', (message) => received[0]?.push(message));
  await two.subscribe('user:1', (message) => received[1]?.push(message));
  await one.subscribe('user:2', (message) => received[2]?.push(message));
  for (let i = 0; i < 100; i += 1) void one.publish('user:1', String(i));
  const all = Array.from({ length: 100 }, (_, i) => String(i));
  await expect.poll(() => received).toEqual([all, all, []]);
  await stop();
  await one.publish('user:1', 'last');
  await expect.poll(() => received[1]?.at(-1)).toBe('last');
  expect(received[0]).toEqual(all);
});

test('a failing listener does not affect the others', async () => {
  const bus = await openBus();
  const received: string[] = [];
  await bus.subscribe('user:1', () => {
    throw new Error('mine');
  });
  await bus.subscribe('user:1', (message) => received.push(message));
  await bus.publish('user:1', 'hello');
  await expect.poll(() => received).toEqual(['hello']);
});

test('dead connections are reopened with their subscriptions, and reconnects are reported', async () => {
  const passage = await createPassage(redis.url);
  await passage.open();
  const pulse = { everyMs: 100, withinMs: 200 };
  const far = createRedisBus({ url: passage.url, log, pulse });
  opened.push(far);
  await expect.poll(() => far.status()).toBe('up');
  const near = await openBus();
  const received: string[] = [];
  let reconnections = 0;
  far.onReconnect(() => {
    reconnections += 1;
  });
  await far.subscribe('user:1', (message) => received.push(message));
  passage.freeze();
  // On a busy machine a living connection may be late too: it is opened once more, and a message between is lost.
  await expect.poll(() => reconnections, patience).toBeGreaterThan(0);
  const publish = () => near.publish('user:1', 'hello').then(() => received[0]);
  await expect.poll(publish, patience).toBe('hello');
  await expect.poll(() => far.commands.ping().catch(() => 'dead'), patience).toBe('PONG');
  await far.close();
  await passage.close();
});

test('a cut connection is reopened with its subscriptions, and the reconnect is reported', async () => {
  const [one, two] = [await openBus(), await openBus()];
  const received: string[] = [];
  let reconnections = 0;
  two.onReconnect(() => {
    reconnections += 1;
  });
  await two.subscribe('user:1', (message) => received.push(message));
  await one.commands.client('KILL', 'TYPE', 'pubsub');
  await expect.poll(() => reconnections, { timeout: 5_000 }).toBe(1);
  await one.publish('user:1', 'still here');
  await expect.poll(() => received).toEqual(['still here']);
});

test('without Redis, publishing fails silently and is counted; afterwards it works again', async () => {
  const bus = await openBus();
  const received: string[] = [];
  let reconnections = 0;
  bus.onReconnect(() => {
    reconnections += 1;
  });
  await bus.subscribe('user:1', (message) => received.push(message));
  await redis.kill();
  await expect.poll(() => bus.status()).toBe('down');
  await bus.publish('user:1', 'lost');
  expect(bus.failures()).toBeGreaterThan(0);
  // A subscription meanwhile does not hang; it is made when Redis is back.
  await bus.subscribe('user:2', (message) => received.push(message));
  await redis.restart();
  await expect.poll(() => reconnections, { timeout: 8_000 }).toBe(1);
  await expect.poll(() => bus.status(), { timeout: 8_000 }).toBe('up');
  await bus.publish('user:1', 'first');
  await bus.publish('user:2', 'second');
  await expect.poll(() => received).toEqual(['first', 'second']);
});

test('limits count for all processes together, and work without Redis', async () => {
  const [one, two] = [await openBus(), await openBus()];
  const limiters = [createLimiter({ redis: one.commands }), createLimiter({ redis: two.commands })];
  const rule = { name: 'shared', times: 4, seconds: 60 };
  const take = async (i: number) => limiters[i % 2]?.take(rule, 'somebody');
  for (let i = 0; i < 4; i += 1) expect(await take(i)).toBeNull();
  expect(await take(0)).toBeGreaterThan(50);
  expect(await take(1)).toBeGreaterThan(50);
  await limiters[0]?.forget(rule, 'somebody');
  expect(await take(1)).toBeNull();
  await redis.kill();
  for (let i = 0; i < 4; i += 1) expect(await limiters[0]?.take(rule, 'else')).toBeNull();
  expect(await limiters[0]?.take(rule, 'else')).toBeGreaterThan(0);
  await redis.restart();
});

test('the service works without Redis and reports that it is degraded', async () => {
  const bus = await openBus();
  const market = await startTestMarketplace({ bus, limiter: createLimiter({ redis: bus.commands }) });
  const user = await market.world.createUser();
  await redis.kill();
  await expect.poll(() => bus.status()).toBe('down');
  const client = market.client();
  expect(await client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded', bus: 'down' } });
  expect((await client.post('/api/login', { email: user.email, password })).status).toBe(200);
  expect((await client.get('/api/me')).status).toBe(200);
  expect(String((await client.get('/metrics')).body)).toContain('bus_up 0');
  await redis.restart();
  await expect.poll(async () => (await client.get('/readyz')).body.status, { timeout: 8_000 }).toBe('ok');
  await market.close();
});
