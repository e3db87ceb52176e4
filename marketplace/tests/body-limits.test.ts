import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { sendWithoutEnd } from '#testing/endless-body.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';

const json = { 'content-type': 'application/json' };
let it: Awaited<ReturnType<typeof startTestMarketplace>>;
let server: Server;
let url: string;

beforeAll(async () => {
  it = await startTestMarketplace();
  server = createHttpServer(it.marketplace.fetch);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await it.close();
});

test.each([
  ['a call', '/api/login', json, 413],
  ['a call, in another type', '/api/login', { 'content-type': 'text/plain' }, 415],
  ['a call, as a form', '/api/login', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['an unknown path', '/api/nothing', json, 404],
  ['an unknown method', '/api/v1/suggest', json, 405],
  ['a call that takes no body', '/api/logout', json, 200],
  ['an upload by nobody', '/api/uploads', { 'content-type': 'multipart/form-data; boundary=x' }, 401],
])('a body without an end to %s is answered early and cut off', async (_name, path, headers, status) => {
  const sent = await sendWithoutEnd({ url, path, headers });
  expect(sent).toMatchObject({ status, isCutOff: true });
  expect(sent.sentBefore).toBeLessThan(20);
  expect(sent.heldBefore).toBeLessThan(30);
});

test('a body that says it is too large is refused before any of it comes', async () => {
  const answer = await ask(
    `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(texts.tooLarge);
});

test.each([
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
  ['a header beyond the limit', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
])('%s is answered and ends nothing', async (_name, request, status) => {
  expect(await ask(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('who sends headers without an end is not waited for', () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.maxHeadersCount).toBe(100);
});

/** The raw answer to a raw request. */
async function ask(request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setTimeout(5_000, () => socket.destroy());
  socket.end(request);
  return text(socket);
}
