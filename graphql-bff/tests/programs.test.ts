import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { otherSites } from '@besesaka/schema/kernel/serving/other-sites.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

type Headers = Record<string, string>;

/** Sends what curl would, or a page whose Origin is among the headers. */
async function ask(query: string, headers: Headers = {}) {
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const me = '{ viewer { user { id } } }';
const evil = { origin: 'https://evil.example' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const logIn = (email: string, more = '') =>
  `mutation { logIn(input: { email: "${email}", password: "${password}" ${more} }) { user { id } viewer { user { id } cart { itemCount } } tokens { accessToken refreshToken expiresIn } errors { code message } } }`;
const renew = (token: string) =>
  `mutation { renewTokens(input: { refreshToken: "${token}" }) { tokens { accessToken refreshToken } errors { code message } } }`;

async function program() {
  const { id, email } = await market.world.createUser();
  const { headers, body } = await ask(logIn(email, 'answersTokens: true'));
  expect(body.data.logIn.user).toEqual({ id });
  return { id, email, headers, tokens: body.data.logIn.tokens };
}

async function browser() {
  const { id, email } = await market.world.createUser();
  const { headers, body } = await ask(logIn(email));
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const cookieNamed = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.split('=')[1] ?? '';
  return { id, email, body, cookie: pairs.join('; '), refresh: cookieNamed('refresh') };
}

test('a login for tokens returns tokens and sets no cookie; a login of a browser does the opposite', async () => {
  const { id, headers, tokens } = await program();
  expect(headers.getSetCookie()).toEqual([]);
  expect(tokens.expiresIn).toBe(900);
  expect((await ask(me, bearer(tokens.accessToken))).body.data.viewer.user.id).toBe(id);
  const { body, cookie } = await browser();
  expect(body.data.logIn.tokens).toBeNull();
  expect(cookie).toContain('refresh=');
});

test('a login for tokens neither reads nor replaces the session of the cookies', async () => {
  const one = await browser();
  const other = await market.world.createUser();
  const { headers, body } = await ask(logIn(other.email, 'answersTokens: true'), { cookie: one.cookie });
  expect(body.data.logIn.viewer).toEqual({ user: { id: other.id }, cart: { itemCount: 0 } });
  expect(headers.getSetCookie()).toEqual([]);
  expect((await ask(me, { cookie: one.cookie })).body.data.viewer.user.id).toBe(one.id);
});

test("a refresh token renews its tokens, and the response never contains a cookie's token", async () => {
  const { tokens } = await program();
  const first = await ask(renew(tokens.refreshToken));
  expect(first.headers.getSetCookie()).toEqual([]);
  const renewed = first.body.data.renewTokens.tokens;
  expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
  expect((await ask(me, bearer(renewed.accessToken))).body.data.viewer).not.toBeNull();
  const { cookie } = await browser();
  for (const invalid of ['', 'nonsense']) {
    const refused = await ask(renew(invalid), { cookie });
    expect(JSON.stringify(refused.body)).not.toContain('accessToken');
    expect(refused.headers.getSetCookie()).toEqual([]);
  }
});

test("a request with two logins never returns one user's data to the other", async () => {
  const [{ email: first }, { email: second }] = [await market.world.createUser(), await market.world.createUser()];
  const fields = 'viewer { user { email } cart { itemCount } }';
  const as = (name: string, email: string) =>
    `${name}: logIn(input: { email: "${email}", password: "${password}", answersTokens: true }) { ${fields} }`;
  const product = await market.world.createProduct({});
  const add = `addToCart(input: { productId: "${product.id}" }) { cart { itemCount } }`;
  const { body } = await ask(`mutation { ${as('one', first)} ${add} ${as('again', first)} ${as('other', second)} }`);
  expect(body.data).toMatchObject({
    one: { viewer: { user: { email: first }, cart: { itemCount: 0 } } },
    again: { viewer: { cart: { itemCount: 1 } } },
    other: { viewer: { user: { email: second }, cart: { itemCount: 0 } } },
  });
});

test('any site may read responses, but browsers send no cookies', async () => {
  for (const { headers } of [await ask(me), await ask(me, evil)]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  }
  const requested = {
    ...evil,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const preflight = await fetch(`${bff.url}/graphql`, { method: 'OPTIONS', headers: requested });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
});

test('a page of another site reads as a visitor, and its cookies are neither used, renewed nor set', async () => {
  const { cookie, refresh } = await browser();
  for (const origin of ['https://evil.example', 'null', `${bff.url}.evil.example`]) {
    for (const cookies of [cookie, `refresh=${refresh}`]) {
      const { body, headers } = await ask(me, { origin, cookie: cookies });
      expect(body.data.viewer).toBeNull();
      expect(headers.getSetCookie()).toEqual([]);
    }
  }
});

test('from another site only queries and logins for tokens are allowed without a token', async () => {
  const { id, email, cookie } = await browser();
  const { tokens } = await program();
  bff.calls.length = 0;
  const writes = [
    'mutation { logOut { errors { code } } }',
    `${logIn(email).slice(0, -1)} logOut { errors { code } } }`,
  ];
  for (const write of writes) {
    const { status, body } = await ask(write, { ...evil, cookie });
    const { message, extensions } = body.errors[0];
    expect([status, message, extensions.code]).toEqual([403, otherSites.needsBearer, 'FORBIDDEN']);
    const foreign: Headers[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: bff.url.replace('http:', 'https:') },
    ];
    for (const headers of foreign) expect((await ask(write, { ...headers, cookie })).status).toBe(403);
  }
  expect(bff.calls).toEqual([]);
  const loggedIn = await ask(logIn(email, 'answersTokens: true'), { ...evil, cookie });
  expect(loggedIn.body.data.logIn).toMatchObject({ errors: [], tokens: { accessToken: expect.any(String) } });
  const renewed = await ask(renew(loggedIn.body.data.logIn.tokens.refreshToken), { ...evil, cookie });
  expect(renewed.body.data.renewTokens).toMatchObject({ errors: [], tokens: { accessToken: expect.any(String) } });
  for (const { headers } of [loggedIn, renewed]) {
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  expect((await ask(me, { cookie })).body.data.viewer.user.id).toBe(id);
  const withToken = await ask('mutation { logOut { errors { code } } }', {
    ...evil,
    cookie,
    ...bearer(tokens.accessToken),
  });
  expect(withToken.body.data.logOut.errors).toEqual([]);
  expect((await ask(me, { cookie })).body.data.viewer.user.id).toBe(id);
});

test('an invalid token from another site is refused even where no login is needed', async () => {
  const { tokens } = await program();
  const signUp = `mutation { signUp(input: { fullName: "Ama Serwaa Mensah", email: "ama.serwaa@example.com", telephoneNumber: "0241234567", password: "Akwaaba#2026", passwordConfirm: "Akwaaba#2026" }) { errors { __typename code message } } }`;
  const writes = ['mutation { clearCart { errors { code message } } }', signUp];
  for (const write of writes) {
    const { body, headers } = await ask(write, { ...evil, ...bearer('nonsense') });
    const error = { code: expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/), message: expect.any(String) };
    expect(Object.values(body.data)).toMatchObject([{ errors: [error] }]);
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect((await ask(renew(tokens.refreshToken))).body.data.renewTokens.errors).toEqual([]);
});

test('a refused GET names the missing CSRF header', async () => {
  const response = await fetch(`${bff.url}/graphql?query={__typename}`);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('x-graphql-yoga-csrf: 1');
});
