import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAccessToken } from '#accounts/sessions/access-token.ts';
import { newId } from '#platform/base/ids.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { sendWithoutEnd } from '#world/endless-body.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';

const json = { 'content-type': 'application/json' };
let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let server: Server;
let url: string;

beforeAll(async () => {
  market = await startTestMarketplace();
  server = createHttpServer(market.marketplace.fetch);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await market.close();
});

test.each([
  ['a call', '/api/login', json, 413],
  ['a call, in another type', '/api/login', { 'content-type': 'text/plain' }, 415],
  ['a call, as a form', '/api/login', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['an unknown path', '/api/nothing', json, 404],
  ['an unknown method', '/api/v1/suggest', json, 405],
  ['a call that takes no body', '/api/logout', json, 200],
  ['an upload by a visitor', '/api/uploads', { 'content-type': 'multipart/form-data; boundary=x' }, 401],
])('an endless body in %s is refused early and its connection closed', async (_name, path, headers, status) => {
  const sent = await sendWithoutEnd({ url, path, headers });
  expect(sent).toMatchObject({ status, isCutOff: true });
  expect(sent.sentBefore).toBeLessThan(20);
  expect(sent.heldBefore).toBeLessThan(30);
});

test('a body with a too large Content-Length is refused before it is read', async () => {
  const answer = await ask(
    `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(texts.tooLarge);
});

test('every form that needs a login is refused to a visitor before it is read', async () => {
  const calls = await formCalls();
  expect(calls.length).toBeGreaterThanOrEqual(6);
  for (const { method, path } of calls) {
    const { body, read } = endlessForm('x'.repeat(1000));
    const answer = await market.marketplace.fetch(formRequest(method, path, body));
    expect.soft([method, path, answer.status]).toEqual([method, path, 401]);
    expect.soft(read(), path).toBeLessThan(20_000);
  }
});

test('a form with too many parts is refused at the hundredth, by every call', async () => {
  const user = await loggedIn(market);
  for (const { method, path } of await formCalls()) {
    const { body, read } = endlessForm('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(10));
    const answer = await market.marketplace.fetch(formRequest(method, path, body, user));
    expect.soft([method, path, answer.status]).toEqual([method, path, 413]);
    expect.soft(read(), path).toBeLessThan(20_000);
  }
});

test.each([
  ['a header that names two boundaries', 'boundary=x; boundary=other', '', { error: texts.brokenForm }],
  ['a boundary that a reader could unescape', 'boundary="\\x"', '', { code: 'UNSUPPORTED_TYPE' }],
  ['a part with a thousand headers', 'boundary=x', 'a: b\r\n'.repeat(1000), { code: 'TOO_LARGE' }],
])('no form can exceed the limits of its parts by %s', async (_name, boundary, headers, refusal) => {
  const user = await loggedIn(market);
  const part = `--x\r\ncontent-disposition: form-data; name="a"\r\n${headers}\r\n\r\n`;
  const form = `${part.repeat(headers === '' ? 1000 : 1)}--x--\r\n`;
  const type = { 'content-type': `multipart/form-data; ${boundary}` };
  const answer = await market.marketplace.fetch(formRequest('PUT', '/api/update-profile', form, { ...user, ...type }));
  expect(await answer.json()).toMatchObject(refusal);
});

test('a malformed form is refused by every call', async () => {
  const user = await loggedIn(market);
  for (const { method, path } of await formCalls()) {
    const answer = await market.marketplace.fetch(formRequest(method, path, 'no form', user));
    expect.soft([method, path, answer.status]).toEqual([method, path, 400]);
    expect.soft(await answer.json()).toMatchObject({ code: 'INVALID_INPUT', error: texts.brokenForm });
  }
});

test('forms use a limited amount of memory per process, address and user', async () => {
  const environment = {
    FORM_MB: '22',
    FORM_MB_PER_ADDRESS: '16',
    FORM_MB_PER_USER: '11',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const small = await startTestMarketplace({ environment });
  const [first, second, third] = [await loggedIn(small), await loggedIn(small), await loggedIn(small)];
  const send = (user: typeof first, from: string, body: RequestInit['body'], headers = {}) => {
    const given = { ...user, 'x-service-secret': testSecrets.SERVICE_SECRET, 'x-client-address': from };
    return small.marketplace.fetch(formRequest('PUT', '/api/update-profile', body, { ...given, ...headers }));
  };
  // Each says that it has five megabytes, and brings none of them.
  const withheld = { 'content-length': String(5 * 1024 * 1024) };
  const lines: ReadableStreamDefaultController[] = [];
  const waits = (user: typeof first, from: string) => {
    const never = new ReadableStream({ start: (line) => void lines.push(line) });
    send(user, from, never, withheld).catch(() => {});
  };
  waits(first, '10.0.0.1');
  waits(first, '10.0.0.1');
  // Once those before have taken their place.
  const refused = (user: typeof first, from: string) =>
    expect.poll(async () => {
      const answer = await send(user, from, 'x', withheld);
      return [answer.status, Number(answer.headers.get('retry-after')) > 0];
    });
  await refused(first, '10.0.0.2').toEqual([503, true]);
  waits(second, '10.0.0.1');
  await refused(second, '10.0.0.1').toEqual([503, true]);
  waits(second, '10.0.0.2');
  await refused(third, '10.0.0.3').toEqual([503, true]);
  for (const line of lines) line.error(new Error('The line is cut'));
  await expect.poll(async () => (await send(third, '10.0.0.3', 'x', withheld)).status).not.toBe(503);
  await small.close();
});

test.each([
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
  ['a header beyond the limit', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
])('%s gets a response and does not stop the server', async (_name, request, status) => {
  expect(await ask(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('endless headers are not waited for', () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.maxHeadersCount).toBe(100);
});

/** Every call of the service that takes a form. */
async function formCalls(): Promise<{ method: string; path: string }[]> {
  const { body } = await market.client().get('/api/openapi.json');
  const found = Object.entries(body.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      call.requestBody?.content?.['multipart/form-data'] ? [{ method: method.toUpperCase(), path }] : [],
    ),
  );
  return found.map(({ method, path }) => ({
    method,
    path: `${path.replaceAll(/\{\w+\}/g, 'some')}${path === '/api/uploads' ? '?purpose=chat-picture' : ''}`,
  }));
}

async function loggedIn({ world, config, clock }: typeof market) {
  const { id: userId } = await world.createUser();
  const token = await signAccessToken(config.sessionSecret, { userId, sessionId: newId() }, clock.now());
  return { authorization: `Bearer ${token}` };
}

/** A form that goes on as long as it is read, and says how much of it was. */
function endlessForm(piece: string) {
  let bytes = 0;
  const text = new TextEncoder().encode(piece);
  const pull = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    bytes += text.length;
    // No body may be longer than what any call of ours takes.
    if (bytes > 60 * 1024 * 1024) stream.close();
    else stream.enqueue(text);
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), read: () => bytes };
}

function formRequest(method: string, path: string, body: RequestInit['body'], headers = {}): Request {
  const own = { 'content-type': 'multipart/form-data; boundary=x', ...headers };
  // Not every library's type of it knows that a stream needs `duplex`.
  const init: RequestInit & { duplex: 'half' } = { method, body, duplex: 'half', headers: own };
  return new Request(`http://localhost:4000${path}`, init);
}

/** The raw answer to a raw request. */
async function ask(request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setTimeout(5_000, () => socket.destroy());
  socket.end(request);
  return text(socket);
}
