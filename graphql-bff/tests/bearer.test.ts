import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
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

async function session() {
  const user = await market.world.createUser();
  const { cookies, post } = market.client();
  await post('/api/login', { email: user.email, password });
  return { user, access: cookies.get('access') ?? '', refresh: cookies.get('refresh') ?? '' };
}

async function ask(query: string, headers: Record<string, string>) {
  const response = await bff.browser().send({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { response, body: JSON.parse(await response.text()) };
}

const me = '{ viewer { user { id } } }';
const cookieOf = ({ access, refresh }: { access: string; refresh: string }) => `access=${access}; refresh=${refresh}`;

test('the token decides who the user is, whatever the cookies contain', async () => {
  const [one, other] = [await session(), await session()];
  const { body } = await ask(me, { authorization: `Bearer ${one.access}`, cookie: cookieOf(other) });
  expect(body.data.viewer.user.id).toBe(one.user.id);
});

test('a request with an invalid token ignores its cookies and leaves them unchanged', async () => {
  const { access, refresh } = await session();
  const headers = { authorization: 'Bearer nonsense', cookie: cookieOf({ access, refresh }) };
  const { body, response } = await ask(me, headers);
  expect(body.data).toEqual({ viewer: { user: null } });
  expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(response.headers.getSetCookie()).toEqual([]);
  const out = await ask('mutation { logOut { errors { code } } }', headers);
  expect(out.response.headers.getSetCookie()).toEqual([]);
  expect((await ask(me, { cookie: cookieOf({ access, refresh }) })).body.data.viewer.user).not.toBeNull();
});

test('another kind of Authorization neither authenticates nor bypasses the check of the origin', async () => {
  const one = await session();
  const headers = { authorization: 'Basic eDp5', cookie: cookieOf(one) };
  bff.calls.length = 0;
  const { response } = await ask('mutation { clearCart { errors { code } } }', {
    ...headers,
    origin: 'https://evil.example',
  });
  expect(response.status).toBe(403);
  expect(bff.calls).toEqual([]);
  expect((await ask(me, headers)).body.data.viewer.user.id).toBe(one.user.id);
});

test('a login with a token sets no cookie', async () => {
  const one = await session();
  const { response, body } = await ask(
    `mutation { logIn(input: { email: "${one.user.email}", password: "${password}" }) { errors { code } } }`,
    { authorization: `Bearer ${one.access}` },
  );
  expect(body.data.logIn.errors).toEqual([]);
  expect(response.headers.getSetCookie()).toEqual([]);
});
