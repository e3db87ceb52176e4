import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { outsideAddress } from '@besesaka/schema/kernel/server-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashDemoPassword } from '#accounts/demo-logins.ts';
import { sessions } from '#accounts/tables.ts';
import { demoPassword } from '#platform/base/demo-password.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const service = { 'x-service-secret': testSecrets.SERVICE_SECRET };
const keys = (headers: Headers) =>
  headers.getSetCookie().filter((line) => /^(?:__Host-)?(?:access|refresh)=/.test(line));
const from = (address: string) => ({ ...service, 'x-client-address': address });

test('a user logs in and is recognised by cookie and by bearer token', async () => {
  const user = await market.world.createUser();
  const browser = market.client();
  const login = await browser.post('/api/login', { email: user.email.toUpperCase(), password });
  expect(login.status).toBe(200);
  expect((await browser.get('/api/me')).body.email).toBe(user.email);
  const bearer = { authorization: `Bearer ${browser.cookies.get('access')}` };
  expect((await market.client(bearer).get('/api/me')).body.id).toBe(user.id);
  expect((await market.client().get('/api/me')).status).toBe(401);
  expect((await market.client({ authorization: 'Bearer nonsense' }).get('/api/v1/products')).status).toBe(401);
});

test('the access token identifies the user and contains no permissions', async () => {
  const admin = await market.world.createUser({ staffRole: 'owner', isSeller: true });
  const browser = market.client();
  await browser.post('/api/login', { email: admin.email, password });
  const claims = Buffer.from(String(browser.cookies.get('access')?.split('.')[1]), 'base64url').toString();
  expect(Object.keys(JSON.parse(claims)).sort()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub']);
});

test('session cookies are HttpOnly, and Secure on https', async () => {
  const user = await market.world.createUser();
  const plain = await market.client().post('/api/login', { email: user.email, password });
  for (const cookie of keys(plain.headers)) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(keys(plain.headers)).toHaveLength(2);
  const https = await startTestMarketplace({ environment: { PUBLIC_URL: 'https://besesaka.example' } });
  const other = await https.world.createUser();
  const secure = await https
    .client({ origin: 'https://besesaka.example' })
    .post('/api/login', { email: other.email, password });
  expect(secure.headers.getSetCookie()).not.toEqual([]);
  for (const cookie of secure.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  expect(secure.headers.get('strict-transport-security')).toContain('max-age');
  await https.close();
});

const invalidLogins: [string, unknown, string, string][] = [
  ['no e-mail', { password }, 'email', texts.emailRequired],
  ['a broken e-mail', { email: 'ama', password }, 'email', texts.emailInvalid],
  ['an e-mail of 10 kB', { email: 'a'.repeat(10_000), password }, 'email', texts.emailInvalid],
  ['an e-mail that is null', { email: null, password }, 'email', texts.emailRequired],
  ['no password', { email: 'ama@example.com' }, 'password', texts.passwordRequired],
  ['an empty password', { email: 'ama@example.com', password: '' }, 'password', texts.passwordRequired],
  ['a password of 10 kB', { email: 'ama@example.com', password: 'a'.repeat(10_000) }, 'password', texts.passwordLong],
  ['a password that is an object', { email: 'ama@example.com', password: {} }, 'password', texts.passwordRequired],
];

test.each(invalidLogins)('%s is refused with its text', async (_name, body, field, text) => {
  const answer = await market.client().post('/api/login', body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect(answer.body.details?.[field]).toEqual([text]);
});

test('a wrong password and an unknown email get the same response', async () => {
  const user = await market.world.createUser();
  const wrong = await market.client().post('/api/login', { email: user.email, password: 'Wrong#2026' });
  const unknown = await market.client().post('/api/login', { email: 'nobody@example.com', password });
  expect(wrong).toMatchObject({ status: 401, body: { error: texts.wrongCredentials, code: 'WRONG_CREDENTIALS' } });
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
});

test('five failures block an account for that address only, even many in parallel', async () => {
  const user = await market.world.createUser();
  const guess = { email: user.email, password: 'Wrong#2026' };
  const thief = market.client(from('197.251.1.1'));
  const answers = await Promise.all(Array.from({ length: 12 }, () => thief.post('/api/login', guess)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  const closed = await thief.post('/api/login', { email: user.email, password });
  expect(closed).toMatchObject({ status: 429, body: { error: texts.tooManyLogins(900), code: 'RATE_LIMITED' } });
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(closed.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  const owner = await market.client(from('154.160.2.2')).post('/api/login', { email: user.email, password });
  expect(owner.status).toBe(200);
});

test('a successful login clears earlier failures', async () => {
  const user = await market.world.createUser();
  const browser = market.client(from('197.251.1.2'));
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 4; i += 1) await browser.post('/api/login', { email: user.email, password: 'Wrong#2026' });
    expect((await browser.post('/api/login', { email: user.email, password })).status).toBe(200);
  }
});

test("the client's address counts only if one of our services reports it", async () => {
  const user = await market.world.createUser();
  const guess = { email: user.email, password: 'Wrong#2026' };
  for (let i = 0; i < 5; i += 1) await market.client({ 'x-forwarded-for': `10.0.0.${i}` }).post('/api/login', guess);
  expect((await market.client({ 'x-forwarded-for': '10.0.0.9' }).post('/api/login', guess)).status).toBe(429);
});

test("a login notifies the user's other devices with the name of the device", async () => {
  const user = await market.world.createUser();
  const userAgent = 'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
  const wakeUps: string[] = [];
  await market.bus.subscribe(`user:${user.id}`, (message) => wakeUps.push(message));
  const login = await market.client({ 'user-agent': userAgent }).post('/api/login', { email: user.email, password });
  const log = await market.client(service).get(`/api/events?user=${user.id}`);
  const payload = {
    session_id: login.body.session?.id,
    device: 'Chrome on Android',
    started_at: market.clock.now().toISOString(),
  };
  expect(log.body).toMatchObject({ head: 1, reset: false, events: [{ seq: 1, type: 'session.started', payload }] });
  await expect.poll(() => wakeUps.map((message) => JSON.parse(message))).toEqual([{ events: log.body.events }]);
  expect(await market.db.$count(sessions)).toBeGreaterThan(0);
});

test('the demo password of the README does not work from outside on a local site', async () => {
  const demo = await market.world.createUser({ passwordHash: await hashDemoPassword() });
  const own = await market.world.createUser();
  const login = (email: string, given: string, headers: Record<string, string>) =>
    market.client(headers).post('/api/login', { email, password: given });
  expect((await login(demo.email, demoPassword, from('127.0.0.1'))).status).toBe(200);
  const outside = await login(demo.email, demoPassword, from(outsideAddress));
  expect([outside.status, outside.body.error]).toEqual([401, texts.wrongCredentials]);
  expect((await login(own.email, password, from(outsideAddress))).status).toBe(200);
  const request = new Request('http://127.0.0.1:4000/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo.email, password: demoPassword }),
  });
  expect((await market.marketplace.fetch(request, { isOutside: true })).status).toBe(401);
});
