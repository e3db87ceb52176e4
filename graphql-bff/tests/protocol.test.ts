import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually, serviceSecret, startBff, type TestBff } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let product: string;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: () => market.clock.now() });
  product = (await market.world.createProduct()).id;
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const live = 'subscription ($id: ID!) { productChanged(id: $id) { id } }';

/** Sends these messages one after the other on opening, and returns how the socket was closed. */
function closeAfter(words: unknown[]): Promise<[number, string]> {
  const ws = new WebSocket(`${bff.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin: bff.url });
  ws.on('open', () => {
    for (const word of words) ws.send(typeof word === 'string' ? word : JSON.stringify(word));
  });
  return new Promise((done, failed) => {
    ws.on('error', failed);
    ws.on('close', (code, reason) => done([code, String(reason)]));
  });
}

const init = { type: 'connection_init' };
const ask = (id: string) => ({ id, type: 'subscribe', payload: { query: '{ __typename }' } });

test('a client that breaks the protocol is disconnected with the reason', async () => {
  expect(await closeAfter(['no JSON'])).toEqual([4400, 'Invalid message received']);
  expect(await closeAfter([{ type: 'subscribe', id: '' }])).toEqual([4400, 'Invalid message received']);
  expect(await closeAfter([ask('1')])).toEqual([4401, 'Unauthorized']);
  expect(await closeAfter([init, init])).toEqual([4429, 'Too many initialisation requests']);
  expect(await closeAfter([{ type: 'connection_ack' }])).toEqual([4500, 'Something went wrong']);
  expect(await closeAfter([])).toEqual([4408, 'Connection initialisation timeout']);
});

test('an id cannot be reused while it is in use, also a long one', async () => {
  for (const [id, reason] of [
    ['p', 'Subscriber for p already exists'],
    ['p'.repeat(150), 'Subscriber already exists'],
  ] as const) {
    const socket = await openRawSocket(bff.url);
    const closed = new Promise((done) => socket.ws.on('close', (code, text) => done([code, String(text)])));
    socket.subscribe(id, live, { id: product });
    await eventually(() => socket.count === 1);
    socket.send({ id, type: 'complete' });
    socket.subscribe(id, live, { id: product });
    await eventually(() => socket.count === 2);
    expect(socket.messages.map((message) => message.id)).toEqual([id, id]);
    socket.subscribe(id, '{ __typename }');
    expect(await closed).toEqual([4409, reason]);
  }
});

test('queries and mutations run over the same socket; a second connection_init is refused', async () => {
  const texts: string[] = [];
  const socket = await openRawSocket(bff.url);
  socket.ws.on('message', (data) => texts.push(String(data)));
  socket.subscribe('live', live, { id: product });
  for (const id of ['a', 'b', 'c']) socket.send(ask(id));
  await eventually(() => socket.count === 7);
  socket.send(ask('a'));
  await eventually(() => socket.count === 9);
  expect(texts.filter((text) => text.includes('connection_ack'))).toEqual([]);
  const messagesOf = (id: string) => socket.messages.filter((message) => message.id === id);
  const answer = { id: 'b', type: 'next', payload: { data: { __typename: 'Query' } } };
  expect(messagesOf('b')).toEqual([answer, { id: 'b', type: 'complete' }]);
  expect(messagesOf('a')).toHaveLength(4);
  expect(messagesOf('live')).toHaveLength(1);
  socket.ws.close();
});

test('a document with several operations and no name is refused by a code, and the socket stays open', async () => {
  const socket = await openRawSocket(bff.url);
  socket.subscribe('two', 'query A { __typename } query B { __typename }');
  socket.send(ask('one'));
  await eventually(() => socket.count === 3);
  expect(socket.messages[0]).toMatchObject({
    id: 'two',
    type: 'error',
    payload: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
  });
  socket.ws.close();
});

test('a ping is answered with its own payload', async () => {
  const socket = await openRawSocket(bff.url);
  socket.send({ type: 'ping' });
  socket.send({ type: 'ping', payload: { at: 1 } });
  socket.send({ type: 'pong' });
  await eventually(() => socket.count === 2);
  expect(socket.messages).toEqual([{ type: 'pong' }, { type: 'pong', payload: { at: 1 } }]);
  socket.ws.close();
});
