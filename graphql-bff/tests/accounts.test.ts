import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';

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
beforeEach(() => {
  bff.calls.length = 0;
});

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  viewer { user { id fullName email isSeller staffRole } shop { id } }
  errors { __typename message ... on RefusedError { code } ... on ValidationError { fields { field messages } } }
} }`;

const ama = {
  fullName: 'Ama Serwaa',
  email: 'ama@example.com',
  telephoneNumber: '0244123456',
  password: 'Akwaaba#2026',
  passwordConfirm: 'Akwaaba#2026',
};

test('signing up logs the user in, and logging out ends the session', async () => {
  const browser = bff.browser();
  expect((await browser.query('{ viewer { user { id } } inboxSeq }')).data).toEqual({ viewer: null, inboxSeq: null });
  const { data } = await browser.query(signUp, { input: ama });
  expect(resultOf(data?.signUp)).toMatchObject({ user: { email: 'ama@example.com' }, shop: null });
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(['access', 'refresh']));
  expect((await browser.query('{ viewer { user { fullName } } }')).data?.viewer?.user?.fullName).toBe('Ama Serwaa');
  const body = JSON.stringify({ query: 'mutation { logOut { errors { code } } }' });
  const left = await browser.send({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await left.json()).toEqual({ data: { logOut: { errors: [] } } });
  // Private pictures don't stay on a device that another user may use.
  expect(left.headers.get('clear-site-data')).toBe('"cache"');
  expect(browser.cookies.has('access') || browser.cookies.has('refresh')).toBe(false);
  const again = await bff.browser().query(signUp, { input: { ...ama, email: 'AMA@example.com' } });
  expect(resultOf(again.data?.signUp)).toMatchObject({ __typename: 'RefusedError', code: 'EMAIL_TAKEN' });
});

test('invalid fields are reported by their GraphQL names, without a REST call', async () => {
  const input = { fullName: 'A', email: 'x', telephoneNumber: '12', password: 'short', passwordConfirm: 'other' };
  const { data } = await bff.browser().query(signUp, { input });
  const fields: { field: string }[] = JSON.parse(JSON.stringify(resultOf(data?.signUp)?.fields));
  expect(fields.map(({ field }) => field).sort()).toEqual(Object.keys(input).sort());
  expect(bff.calls).toEqual([]);
});

test('a wrong password and an unknown user get the same answer', async () => {
  const user = await market.world.createUser();
  const text = `mutation ($email: String!) { logIn(input: { email: $email, password: "Wrong#Password1" }) {
  errors { __typename ... on RefusedError { code message } }
} }`;
  const wrong = await bff.browser().query(text, { email: user.email });
  const unknown = await bff.browser().query(text, { email: 'nobody@example.com' });
  expect(wrong).toEqual(unknown);
  expect(resultOf(wrong.data?.logIn)).toMatchObject({ __typename: 'RefusedError', code: 'WRONG_CREDENTIALS' });
});

test('an expired API key is renewed once per request, and the response sets the new cookies', async () => {
  const user = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  const old = browser.cookies.get('refresh');
  browser.cookies.delete('access');
  bff.calls.length = 0;
  const query =
    '{ viewer { user { email } } products(first: 1) { totalCount edges { node { isFavorited } } } inboxSeq }';
  const { data } = await browser.query(query);
  expect(data?.viewer?.user?.email).toBe(user.email);
  expect(bff.calls.filter((call) => call.includes('refresh'))).toHaveLength(1);
  expect(browser.cookies.has('access')).toBe(true);
  expect(browser.cookies.get('refresh')).not.toBe(old);
});

test('an ended session fails only the fields that need a user, and clears the cookies', async () => {
  const browser = bff.browser();
  browser.cookies.set('refresh', 'not-a-token-that-anybody-gave-out');
  const { data, errors } = await browser.query('{ viewer { user { id } } products { totalCount } inboxSeq }');
  expect(data).toEqual({ viewer: { user: null }, products: { totalCount: expect.any(Number) }, inboxSeq: null });
  expect(errors).toMatchObject([
    { path: ['inboxSeq'], extensions: { code: 'UNAUTHENTICATED' } },
    { path: ['viewer', 'user'], extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(browser.cookies.size).toBe(0);
});

test('a browser with an ended session is still a known device of its user while strangers guess the password', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  browser.cookies.delete('access');
  browser.cookies.set('refresh', 'of a session long over');
  for (let i = 0; i < 10; i += 1) {
    const stranger = market.client({ 'x-service-secret': serviceSecret, 'x-client-address': `197.251.9.${i}` });
    await stranger.post('/api/login', { email, password: 'Wrong#2026' });
  }
  const text = `mutation ($input: LogInInput!) { logIn(input: $input) {
  errors { __typename ... on RefusedError { code message retryAfter } }
} }`;
  const refused = resultOf((await bff.browser().query(text, { input: { email, password } })).data?.logIn);
  expect(refused).toMatchObject({ __typename: 'RefusedError', code: 'RATE_LIMITED' });
  expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
  expect(resultOf((await browser.logIn(email, password)).data?.logIn)?.user?.id).toBeTruthy();
});

test('the inbox number is read before all other fields of the same request', async () => {
  const user = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  bff.calls.length = 0;
  const { data } = await browser.query('{ viewer { cart { itemCount } } products(first: 1) { totalCount } inboxSeq }');
  expect(data?.inboxSeq).toBe(1);
  const heads = bff.calls.findIndex((call) => call.includes('/api/events/heads'));
  const products = bff.calls.findIndex((call) => call.includes('/api/v1/products'));
  expect(heads).toBeLessThan(products);
  expect(heads).toBeLessThan(bff.calls.indexOf('GET /api/cart'));
});

test("a seller changes an own product; a stranger's change and a stale change return errors in the payload", async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const seller = bff.browser();
  await seller.logIn(shop.owner.email, password);
  const text = `mutation ($input: ChangeProductInput!) { changeProduct(input: $input) {
  product { stockQuantity version price { amount } }
  errors { __typename ... on RefusedError { code } ... on ValidationError { fields { field } } }
} }`;
  const change = (input: object) => ({ input: { slug: product.slug, ...input } });
  const changed = await seller.query(text, change({ price: '99.50', stockQuantity: 3, version: 1 }));
  expect(resultOf(changed.data?.changeProduct)).toEqual({
    stockQuantity: 3,
    version: 2,
    price: { amount: '99.50' },
  });
  expect(resultOf((await seller.query(text, change({ stockQuantity: 5, version: 1 }))).data?.changeProduct)?.code).toBe(
    'STALE',
  );
  const wrong = await seller.query(text, change({ price: 'cheap' }));
  expect(resultOf(wrong.data?.changeProduct)?.fields?.[0]?.field).toBe('price');
  const stranger = await bff.browser().query(text, change({ stockQuantity: 1 }));
  expect(resultOf(stranger.data?.changeProduct)?.code).toBe('UNAUTHENTICATED');
});
