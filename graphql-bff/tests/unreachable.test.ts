import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { carrierOverHttp } from '#platform/rest/carrier.ts';
import { eventually, listen, quietBus, startBff } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A port at which the marketplace should be. */
async function marketplaceThat(answer: RequestListener, connected: (socket: Socket) => void = () => {}) {
  const server = createServer(answer).on('connection', connected);
  const url = await listen(server);
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return url;
}

async function refusing() {
  const server = createServer();
  const url = await listen(server);
  await new Promise((done) => server.close(done));
  return url;
}

const answering =
  (status: number, body: string, type = 'text/html'): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

const failures: Record<string, () => Promise<string>> = {
  refused: refusing,
  reset: () =>
    marketplaceThat(
      () => {},
      (socket) => socket.once('data', () => socket.resetAndDestroy()),
    ),
  'cut in the middle of its answer': () =>
    marketplaceThat((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('{"half":', () => response.socket?.resetAndDestroy());
    }),
  'a timeout': () => marketplaceThat(() => {}),
  'a 502 of a proxy': () => marketplaceThat(answering(502, '<h1>Bad gateway</h1>')),
  'a 503 of a proxy': () => marketplaceThat(answering(503, '')),
  'a 504 of a proxy': () => marketplaceThat(answering(504, '{}', 'application/json')),
};

async function bffBefore(marketplaceUrl: string) {
  const bff = await startBff({ bus: quietBus, carrier: carrierOverHttp(marketplaceUrl), times: { callMs: 300 } });
  undo.push(bff.close);
  return bff;
}

const read = '{ product(by: { slug: "any" }) { name } }';
const addWish =
  'mutation { addToWishlist(input: { productId: "0190a000-0000-7000-8000-000000000000" }) { errors { code } } }';

test.each(Object.keys(failures))('%s: a read and a write answer UNAVAILABLE with 503 and Retry-After', async (name) => {
  const { browser, bff } = await bffBefore((await failures[name]?.()) ?? '');
  for (const query of [read, addWish]) {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await browser().send({ method: 'POST', headers, body: JSON.stringify({ query }) });
    const { errors } = await answer.json();
    expect([query, answer.status, errors[0].extensions.code]).toEqual([query, 503, 'UNAVAILABLE']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await bff.isReady()).toBe(false);
});

test.each(Object.keys(failures))('%s: a socket is closed with a code after which clients reconnect', async (name) => {
  const { url } = await bffBefore((await failures[name]?.()) ?? '');
  const visitor = await openRawSocket(url);
  visitor.subscribe('1', 'subscription { shopChanged(by: { slug: "any" }) { version } }');
  await eventually(() => visitor.closedWith === 1013);
  const user = await openRawSocket(url, { cookie: 'access=a.b.c' });
  await eventually(() => user.closedWith === 1013);
});

test('the BFF is ready once the marketplace answers, and errors of the marketplace stay masked', async () => {
  const url = await marketplaceThat((request, response) => {
    if (request.url === '/healthz') return response.writeHead(200).end('{}');
    return answering(500, '{"error":"Broken","code":"INTERNAL"}', 'application/json')(request, response);
  });
  const { browser, bff } = await bffBefore(url);
  expect(await bff.isReady()).toBe(true);
  expect((await browser().query(read)).errors?.[0]?.extensions?.code).toBe('INTERNAL');
});
