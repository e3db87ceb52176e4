import { otherSites } from '@besesaka/schema/kernel/serving/other-sites.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const json = { 'content-type': 'application/json' };
const login = (body: string, headers: Record<string, string> = json) =>
  market.client().send('POST', '/api/login', body, headers);

test.each([
  ['broken JSON', '{"email": '],
  ['a body that is no object', '"hello"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['an escaped NUL', '{"email":"a\\u0000@example.com","password":"x"}'],
  ['a NUL in the password', '{"email":"a@example.com","password":"x\\u0000"}'],
  ['a raw NUL', '{"email":"a\u0000@example.com","password":"x"}'],
  ['half a character', '{"email":"a\\ud800@example.com","password":"x"}'],
  ['a prototype', '{"__proto__":{"email":"a@example.com"},"constructor":{}}'],
  ['a prototype further in', '{"email":"a@example.com","password":"x","metadata":{"__proto__" : "x"}}'],
  ['a very deep body', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
])('%s is refused with a clear error', async (_name, body) => {
  const answer = await login(body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', error: expect.any(String) } });
});

test('the text of a NUL escape is ordinary text', async () => {
  expect((await login('{"email":"a@example.com","password":"\\\\u0000"}')).status).toBe(401);
});

test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/xml'], ['']])(
  'the content type %j is refused',
  async (type) => {
    const answer = await login('{"email":"a@example.com","password":"x"}', { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE', error: texts.wrongType } });
  },
);

test('a body beyond the limit is refused, with and without Content-Length', async () => {
  const large = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(200_000) });
  expect(await login(large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  expect((await login(large, { ...json, 'content-length': String(large.length) })).status).toBe(413);
});

test('a call that needs a body is refused without one', async () => {
  expect((await market.client().post('/api/login')).status).toBe(400);
});

test("another site cannot act with a user's cookies, and our own site can", async () => {
  const user = await market.world.createUser();
  const browser = market.client();
  await browser.post('/api/login', { email: user.email, password });
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:4000.evil.example',
    'http://localhost:5000',
    'https://localhost:4000',
  ]) {
    const answer = await browser.post('/api/logout', undefined, { origin });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', error: otherSites.needsBearer } });
  }
  for (const authorization of ['Basic YTpi', 'Bearer']) {
    const answer = await browser.post('/api/logout', undefined, { origin: 'https://evil.example', authorization });
    expect(answer.status).toBe(403);
  }
  const ofSibling = { method: 'POST', headers: { 'sec-fetch-site': 'same-site' } };
  const sibling = await market.marketplace.fetch(new Request('http://localhost:4000/api/logout', ofSibling));
  expect(sibling.status, 'a page of a sibling domain').toBe(403);
  const hidden = await market
    .client({ 'sec-fetch-site': 'cross-site' })
    .post('/api/logout', undefined, { origin: 'null' });
  expect(hidden.status).toBe(403);
  // It reads as a visitor. With a token it acts as the token's user, whatever the cookies contain.
  const evil = { origin: 'https://evil.example' };
  const read = await browser.get('/api/me', evil);
  expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  const tokens = { email: user.email, password, answers_tokens: true };
  const program = await market.client().post('/api/login', tokens);
  expect(program.headers.getSetCookie()).toEqual([]);
  const authorization = `Bearer ${program.body.tokens?.access_token}`;
  expect((await browser.post('/api/logout', undefined, { ...evil, authorization })).status).toBe(200);
  expect((await browser.post('/api/logout')).status).toBe(200);
});

test('an unknown path returns 404 and an unknown method 405; a slash at the end changes nothing', async () => {
  const client = market.client();
  expect(await client.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const wrong = await client.delete('/api/login');
  expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  expect(wrong.headers.get('allow')).toBe('POST');
  expect((await client.get('/api/login/')).status).toBe(405);
  const notAllowed = await client.delete('/api/docs/none.css');
  expect([notAllowed.status, notAllowed.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = new Request('http://localhost:4000/api/docs/none.css', { method: 'HEAD' });
  expect((await market.marketplace.fetch(head)).status).toBe(404);
  expect((await client.get('/api/me/')).status).toBe(401);
  expect((await client.get('/api/v1/products/')).status).toBe(200);
  expect((await client.get('/api/v1/products?q=%00')).status).toBe(400);
});

test('responses have the security headers and the request id of the request', async () => {
  const { headers } = await market.client({ 'x-request-id': 'page-view-0001' }).get('/api/nothing');
  expect(headers.get('x-request-id')).toBe('page-view-0001');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  const { headers: own } = await market.client({ 'x-request-id': 'bad id\t' }).get('/api/nothing');
  expect(own.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('internal calls are refused through a proxy, even with the right secret', async () => {
  const user = '01890a5d-ac96-774b-bcce-b302099a8057';
  const headers = { 'x-service-secret': testSecrets.SERVICE_SECRET };
  expect((await market.client(headers).get(`/api/events?user=${user}`)).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded']) {
    const client = market.client({ ...headers, [name]: '154.160.1.2' });
    expect((await client.get(`/api/events?user=${user}`)).status).toBe(403);
    expect((await client.post('/api/events/heads', { users: [user], sessions: [] })).status).toBe(403);
    expect((await client.get('/metrics')).status).toBe(404);
  }
  expect((await market.client().get('/metrics')).status).toBe(200);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a path that ends in %s, which every object has, is one that is not there',
  async (name) => {
    expect((await market.client().get(`/api/docs/${name}`)).status).toBe(404);
    expect((await market.client().get(`/media/${name}`)).status).toBe(404);
    expect((await market.client().get(`/api/v1/products/${name}`)).status).toBe(404);
  },
);

test('only our own services read the event log', async () => {
  const user = '01890a5d-ac96-774b-bcce-b302099a8057';
  for (const secret of [undefined, '', 'wrong']) {
    const client = market.client(secret === undefined ? {} : { 'x-service-secret': secret });
    expect((await client.get(`/api/events?user=${user}`)).status).toBe(403);
    expect((await client.post('/api/events/heads', { users: [user], sessions: [] })).status).toBe(403);
  }
});
