import { needsLogin } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { tokenTexts } from '@besesaka/schema/kernel/programs/token-ended.ts';
import { isGranted, type Scope, tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

/** A user in a browser. */
async function user() {
  const account = await market.world.createUser();
  const browser = market.client();
  await browser.post('/api/login', { email: account.email, password });
  return { ...account, browser };
}

type User = Awaited<ReturnType<typeof user>>;

async function tokenOf({ browser }: User, granted: readonly Scope[], days = 30) {
  const { status, body } = await browser.post('/api/api-keys', { name: 'Stock sync', scopes: granted, days });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: String(body.id), secret: String(body.secret) };
}

const program = (secret: string) => market.client({ authorization: `Bearer ${secret}` });

test('an API key acts for its user within its scopes; its secret is shown once and not stored', async () => {
  const one = await user();
  const { id, secret } = await tokenOf(one, ['orders:write', 'catalogue:read']);
  expect(secret).toMatch(/^bsk_[\w-]{43}$/);
  const client = program(secret);
  expect((await client.get('/api/me')).body).toMatchObject({ id: one.id });
  expect((await client.get('/api/cart')).status, 'writing includes reading').toBe(200);
  expect(await client.get('/api/chat/list')).toMatchObject({
    status: 403,
    body: { code: 'SCOPE_MISSING', error: texts.scopeMissing('chat:read') },
  });
  expect((await client.get('/api/api-keys/current')).body).toMatchObject({ id, user_id: one.id });
  const { body } = await one.browser.get('/api/api-keys');
  expect(body.results).toMatchObject([{ id, hint: secret.slice(0, 8), last_used_at: expect.any(String) }]);
  expect(JSON.stringify(body)).not.toContain(secret);
  const stored = await market.db.execute(sql`select row_to_json(t)::text as row from api_keys t`);
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test('each operation accepts exactly the scopes that it declares', async () => {
  const one = await user();
  const clients = new Map<Scope, ReturnType<typeof program>>();
  for (const scope of tokenScope.values) clients.set(scope, program((await tokenOf(one, [scope])).secret));
  const wrong: string[] = [];
  for (const { method, path, auth, scope: needed = null } of market.marketplace.operations) {
    if (!needsLogin({ auth })) continue;
    const address = path.replace(/\{\w+\}/g, '01a20146-3808-7ae1-93c5-0e68e42cbf7f');
    for (const scope of tokenScope.values) {
      const answer = await clients.get(scope)?.send(method, address, method === 'GET' ? undefined : '{}');
      const isRefused = answer?.status === 403 && String(answer.body.code) === 'SCOPE_MISSING';
      if (isRefused === isGranted([scope], needed)) wrong.push(`${method} ${path} with ${scope}: ${answer?.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a public read knows the user of an API key only if the key has the scope', async () => {
  const one = await user();
  const product = await market.world.createProduct();
  await one.browser.post('/api/add-to-wishlist', { product_id: product.id });
  const isFavorited = async (scope: Scope) =>
    (await program((await tokenOf(one, [scope])).secret).get(`/api/v1/products/${product.slug}`)).body.is_favorited;
  expect([await isFavorited('catalogue:read'), await isFavorited('chat:write')]).toEqual([true, false]);
});

test('an unknown, revoked or expired API key is an error, not a visitor', async () => {
  const one = await user();
  const { id, secret } = await tokenOf(one, ['catalogue:read']);
  const client = program(secret);
  expect((await client.get('/api/v1/products')).status).toBe(200);
  const other = await user();
  expect((await other.browser.delete(`/api/api-keys/${id}`)).status).toBe(404);
  expect((await one.browser.delete(`/api/api-keys/${id}`)).body.results).toEqual([]);
  for (const token of [secret, 'bsk_nonsense', `${secret}x`])
    expect((await program(token).get('/api/v1/products')).status).toBe(401);
  const last = await tokenOf(one, ['catalogue:read']);
  market.clock.pass({ days: 31 });
  expect((await program(last.secret).get('/api/v1/products')).status).toBe(401);
});

test('API keys are deleted with the account', async () => {
  const one = await user();
  const { secret } = await tokenOf(one, ['orders:read']);
  const answer = await one.browser.delete('/api/delete-account', { reason: 'Other' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect((await program(secret).get('/api/orders/user')).status).toBe(401);
});

test('a user has at most 20 API keys, each with a name, a scope and a known end', async () => {
  const one = await user();
  const create = (body: object) =>
    one.browser.post('/api/api-keys', { name: 'A', scopes: ['chat:read'], days: 30, ...body });
  for (const body of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { scopes: [] },
    { scopes: ['admin'] },
    { days: 0 },
    { days: 366 },
  ])
    expect((await create(body)).body).toMatchObject({ code: 'INVALID_INPUT' });
  const answers = await Promise.all(Array.from({ length: 19 }, () => create({})));
  expect(answers.map(({ status }) => status)).toEqual(Array(19).fill(201));
  const last = await Promise.all([create({}), create({})]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test("an API key uploads only pictures that it may use, and never reads the user's address", async () => {
  const one = await user();
  const { secret } = await tokenOf(one, ['catalogue:read']);
  const client = program(secret);
  const purposes = ['chat-picture', 'product-picture', 'review-photo', 'return-photo', 'profile-picture', 'selfie'];
  for (const purpose of purposes) {
    const answer = await client.send('POST', `/api/uploads?purpose=${purpose}`, new FormData());
    expect([purpose, answer.status, answer.body.code]).toEqual([purpose, 403, 'SCOPE_MISSING']);
  }
  const writer = program((await tokenOf(one, ['chat:write'])).secret);
  const without = await writer.send('POST', '/api/uploads?purpose=chat-picture', new FormData());
  expect(without.body.code).toBe('INVALID_INPUT');
  const profile = (await client.get('/api/me')).body;
  expect(profile).toMatchObject({ id: one.id, telephone_number: '', address: null, date_of_birth: null });
  expect((await one.browser.get('/api/me')).body).toMatchObject({ telephone_number: '0244123456' });
});

test('every unknown API key gets the same response, whatever its format', async () => {
  const unknown = ['bsk_unknown', 'unknown', 'a.b.c'];
  for (const token of unknown)
    expect(await program(token).get('/api/cart')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', error: tokenTexts.keyEnded },
    });
});

test('a token of an app that has ended says so', async () => {
  const error = tokenTexts.appEnded;
  expect(await program('bsa_unknown').get('/api/cart')).toMatchObject({ status: 401, body: { error } });
});

test('an unknown parameter is refused for a program, and ignored for a browser that follows a link in a mail', async () => {
  const one = await user();
  const key = program((await tokenOf(one, ['orders:read'])).secret);
  const details = { pagesize: [texts.unknownField] };
  expect(await key.get('/api/orders/user?pagesize=2')).toMatchObject({ status: 400, body: { details } });
  expect((await key.get('/api/orders/user?page_size=2')).status).toBe(200);
  expect((await one.browser.get('/api/orders/user?utm_source=mail')).status).toBe(200);
});

test("all API keys of a user share one limit of changes, separate from the user's own", async () => {
  const strict = await startTestMarketplace({ environment: { CHANGES_PER_MINUTE: '2' } });
  const { email } = await strict.world.createUser();
  const browser = strict.client();
  await browser.post('/api/login', { email, password });
  const secrets: string[] = [];
  for (const name of ['one', 'two']) {
    const { body } = await browser.post('/api/api-keys', { name, scopes: ['orders:write'], days: 30 });
    secrets.push(String(body.secret));
  }
  const change = (client: ReturnType<typeof program>) => client.delete('/api/addresses/some');
  const codes: unknown[] = [];
  const [first = '', second = ''] = secrets;
  for (const secret of [first, first, second])
    codes.push((await change(strict.client({ authorization: `Bearer ${secret}` }))).body.code);
  codes.push((await change(browser)).body.code);
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'RATE_LIMITED', 'NOT_FOUND']);
  await strict.close();
});
