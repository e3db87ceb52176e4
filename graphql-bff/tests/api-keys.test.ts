import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { tokenTexts } from '@besesaka/schema/kernel/programs/token-ended.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Json, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

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

const create = `mutation ($scopes: [ApiKeyScope!]!) {
  createApiKey(input: { name: "Stock sync", scopes: $scopes, days: 30 }) {
    secret apiKey { id name scopes hint } errors { code message } } }`;
const revoke = `mutation ($id: ID!) {
  revokeApiKey(input: { apiKeyId: $id }) { apiKeys { id } errors { code } } }`;

async function seller() {
  const account = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(account.email, password);
  const tokenOf = async (...scopes: string[]) => {
    const { data } = await browser.query(create, { scopes });
    return { secret: String(data?.createApiKey?.secret), id: String(data?.createApiKey?.apiKey?.id) };
  };
  return { account, browser, tokenOf };
}

/** A program that shows a token. */
async function ask(secret: string, query: string, variables: object = {}): Promise<Json> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  const response = await bff.browser().send({ method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return JSON.parse(await response.text());
}

test('an API key reads and writes GraphQL within its scopes', async () => {
  const { account, tokenOf } = await seller();
  const { secret } = await tokenOf('ORDERS_READ');
  const { data } = await ask(secret, '{ viewer { user { id } cart { itemCount } } }');
  expect(data?.viewer).toMatchObject({ user: { id: account.id }, cart: { itemCount: 0 } });
  const { data: refused } = await ask(secret, 'mutation { clearCart { errors { code message } } }');
  expect(refused?.clearCart?.errors).toEqual([
    { code: 'SCOPE_MISSING', message: 'This program needs the scope "orders:write".' },
  ]);
  const created = await ask(secret, create, { scopes: ['ORDERS_WRITE'] });
  expect(created.data?.createApiKey).toMatchObject({ secret: null, errors: [{ code: 'SCOPE_MISSING' }] });
});

test('every field fails with the same message for an invalid token', async () => {
  const { errors } = await ask('bsk_unknown', '{ inboxSeq viewer { user { id } } }');
  expect(errors).toMatchObject([{ message: tokenTexts.keyEnded }, { message: tokenTexts.keyEnded }]);
});

test('two entries of metadata with one key are refused, and none is dropped', async () => {
  const { browser } = await seller();
  const label = `mutation ($metadata: [MetadataEntryInput!]) { labelOrder(input: { orderId: "X", metadata: $metadata }) {
    errors { code ... on ValidationError { fields { field messages } } } } }`;
  const failure = async (...keys: string[]) => {
    const { data } = await browser.query(label, { metadata: keys.map((key) => ({ key, value: 'x' })) });
    return data?.labelOrder?.errors;
  };
  const fields = [{ field: 'metadata', messages: ['The key a is given twice.'] }];
  expect(await failure('a', 'b', 'a')).toEqual([{ code: 'INVALID_INPUT', fields }]);
  expect(await failure('__proto__')).toMatchObject([{ code: 'INVALID_INPUT' }]);
});

test('the inbox of an API key has the events of its scopes, and ends when the key is revoked', async () => {
  const { browser, tokenOf, account } = await seller();
  const { secret, id } = await tokenOf('ORDERS_READ');
  const codes: unknown[] = [];
  const authorization = `Bearer ${secret}`;
  const tab = bff.browser().tab({ authorization, onClose: (code) => codes.push(code) });
  const inbox = watch(tab, 'subscription { inbox(after: 0) { __typename } }');
  const refused = watch(tab, 'subscription { sessionStarted { __typename } }');
  await eventually(() => refused.events.length + refused.errors.length > 0);
  expect(JSON.stringify([refused.events, refused.errors])).toContain('SCOPE_MISSING');
  // A new session is not among the orders; a change of the cart is.
  await bff.browser().logIn(account.email, password);
  const product = await market.world.createProduct();
  await browser.query('mutation ($id: ID!) { addToCart(input: { productId: $id, quantity: 1 }) { errors { code } } }', {
    id: product.id,
  });
  await eventually(() => inbox.events.length > 0);
  expect(inbox.events.map(({ data }) => data?.inbox?.__typename)).toEqual(['CartChanged']);
  const { data } = await browser.query(revoke, { id });
  expect(data?.revokeApiKey).toEqual({ apiKeys: [], errors: [] });
  await eventually(() => codes.length > 0);
  expect(codes).toEqual([4403]);
});
