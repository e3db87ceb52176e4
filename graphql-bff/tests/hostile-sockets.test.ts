import { createHash } from 'node:crypto';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let product: string;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    now: () => market.clock.now(),
    documents: { [registered.hash]: registered.text },
  });
  product = (await market.world.createProduct()).id;
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const text = 'subscription Known($id: ID!) { productChanged(id: $id) { stockQuantity } }';
const registered = { text, hash: createHash('sha256').update(text).digest('hex') };

const watching = (name: string) => `subscription ${name}($id: ID!) {\n  productChanged(id: $id) { version }\n}`;
const saidTo = (socket: { messages: { id?: string; type: string }[] }, id: string) =>
  socket.messages.filter((message) => message.id === id);

test('null for a variable with a default is an error, and the socket stays open', async () => {
  const socket = await openRawSocket(bff.url);
  const text = 'subscription ($id: ID = "x") { productChanged(id: $id) { version } }';
  socket.subscribe('1', text, { id: null });
  await eventually(() => saidTo(socket, '1').length > 0);
  expect(JSON.stringify(saidTo(socket, '1'))).toContain('must not be null');
  socket.subscribe('2', watching('Product'), { id: product });
  await eventually(() => saidTo(socket, '2').length > 0);
  socket.ws.close();
});

test('a root field inside a fragment is found', async () => {
  const socket = await openRawSocket(bff.url);
  const text = `subscription ($id: ID!) { ...Root } fragment Root on Subscription { productChanged(id: $id) { version } }`;
  socket.subscribe('1', text, { id: product });
  await eventually(() => saidTo(socket, '1').length > 0);
  expect(saidTo(socket, '1')).toMatchObject([{ type: 'next', payload: { data: { productChanged: { version: 1 } } } }]);
  socket.ws.close();
});

test('a document that one client sends cannot change what another client runs', async () => {
  const [first = '', ...rest] = watching('Shared').split('\n');
  const stranger = await openRawSocket(bff.url);
  stranger.send({ id: 's', type: 'subscribe', payload: { operationName: `\n${first}`, query: rest.join('\n') } });
  stranger.send({ id: 't', type: 'subscribe', payload: { operationName: 'Nobody', query: watching('Shared') } });
  await eventually(() => saidTo(stranger, 's').length > 0 && saidTo(stranger, 't').length > 0);
  const socket = await openRawSocket(bff.url);
  socket.subscribe('p', watching('Shared'), { id: product });
  await eventually(() => saidTo(socket, 'p').length > 0);
  expect(saidTo(socket, 'p')[0]?.type).toBe('next');
  for (const { ws } of [stranger, socket]) ws.close();
});

/** Some 8 kB that are valid. */
const long = (n: number) =>
  `#${'x'.repeat(4_000)}
  subscription S${n}($id: ID!) { productChanged(id: $id) {
    ${'... on ProductState { version stockQuantity price { amount } } '.repeat(60)} } }`;

test('a hundred long unknown documents cost no more than a few, and do not slow down other clients', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 5 }, () => openRawSocket(bff.url, { address: '203.0.113.1' })),
  );
  const before = process.cpuUsage();
  for (const [each, socket] of sockets.entries()) {
    for (let n = 0; n < 20; n += 1) socket.subscribe(String(n), long(each * 20 + n), { id: product });
  }
  const other = await openRawSocket(bff.url, { address: '203.0.113.2' });
  other.subscribe('p', long(1_000), { id: product });
  await eventually(() => sockets.every(({ count }) => count >= 20) && other.count === 1);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(700);
  const answered = sockets.flatMap(({ messages }) => messages).filter(({ type }) => type === 'next');
  expect(answered.length).toBeLessThan(20);
  expect(other.messages[0]?.type).toBe('next');
  for (const { ws } of [...sockets, other]) ws.close();
});

test('hundreds of copies of one field are refused before they are merged', async () => {
  const socket = await openRawSocket(bff.url, { address: '203.0.113.3' });
  const before = process.cpuUsage();
  for (let n = 0; n < 10; n += 1) {
    socket.subscribe(String(n), `subscription S${n}($id: ID!) { productChanged(id: $id) { ${'id '.repeat(480)} } }`, {
      id: product,
    });
  }
  await eventually(() => socket.count === 10);
  expect(socket.messages.filter(({ type }) => type === 'error')).toHaveLength(10);
  expect(JSON.stringify(socket.messages)).toContain('pairs of fields');
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(250);
  socket.ws.close();
});

test('a client that sends without end is disconnected', async () => {
  const socket = await openRawSocket(bff.url, { address: '203.0.113.4' });
  const closed = new Promise((done) => socket.ws.on('close', (code, reason) => done([code, String(reason)])));
  for (let n = 0; n < 2_000; n += 1) socket.send({ type: 'pong' });
  expect(await closed).toEqual([1013, 'Too many messages']);
});

test('a registered document is found by its hash and costs nothing, whatever text it contains', async () => {
  const socket = await openRawSocket(bff.url, { address: '203.0.113.5' });
  const extensions = { persistedQuery: { version: 1, sha256Hash: registered.hash } };
  const variables = { id: product };
  for (let n = 0; n < 40; n += 1) {
    const payload = { query: `{ ${n} ${'x'.repeat(9_000)}`, extensions, variables };
    socket.send({ id: String(n), type: 'subscribe', payload });
  }
  await eventually(() => socket.count === 40);
  expect(JSON.stringify(socket.messages[39]?.payload)).toContain('stockQuantity');
  expect(socket.messages.every(({ type }) => type === 'next')).toBe(true);
  socket.ws.close();
});
