import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondFactors, sessions, users } from '#accounts/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { codeOf } from '#world/authenticator.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailedLink, mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const path = '/api/second-factor';
const needed = { status: 403, body: { code: 'CODE_NEEDED', error: texts.codeNeeded } };
const wrong = { status: 400, body: { code: 'INVALID_INPUT', details: { code: [texts.codeWrong] } } };

const logIn = (email: string, more = {}) => market.client().post('/api/login', { email, password, ...more });

async function admin() {
  const user = await market.world.createUser({ staffRole: 'owner' });
  const browser = market.client();
  expect((await browser.post('/api/login', { email: user.email, password })).status).toBe(200);
  return { ...user, browser };
}

/** The next step after the code that confirmed it. */
async function withSecondFactor() {
  const one = await admin();
  const secret = String((await one.browser.post(path)).body.secret);
  const now = () => codeOf(secret, market.clock.now());
  const { body } = await one.browser.post(`${path}/confirm`, { code: now() });
  market.clock.pass({ seconds: 30 });
  return { ...one, secret, now, recovery: Array.from(body.recovery_codes as unknown as string[]) };
}

test('after an admin sets up an app, the password alone starts no session', async () => {
  const { id, email, browser } = await admin();
  const begun = await browser.post(path);
  expect(begun.headers.get('cache-control')).toBe('no-store');
  const secret = String(begun.body.secret);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = `otpauth://totp/Besesaka:${encodeURIComponent(email)}?secret=${secret}&issuer=Besesaka`;
  expect(begun.body.address).toBe(address);
  expect((await logIn(email)).status).toBe(200);
  expect((await browser.get(path)).body).toEqual({ is_on: false });
  const other = market.client();
  expect((await other.post('/api/login', { email, password })).status).toBe(200);
  const code = codeOf(secret, market.clock.now());
  const confirmed = await browser.post(`${path}/confirm`, { code });
  expect(new Set(confirmed.body.recovery_codes as unknown as string[]).size).toBe(10);
  expect((await browser.get(path)).body).toEqual({ is_on: true });
  expect((await other.get('/api/me')).status, 'a session that began without a code').toBe(401);

  const begunSessions = () => market.db.$count(sessions, eq(sessions.userId, id));
  const before = await begunSessions();
  const refused = await logIn(email);
  expect(refused).toMatchObject(needed);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await logIn(email, { answers_tokens: true })).toMatchObject(needed);
  // A wrong password has no other effect.
  const unknown = await logIn(email, { password: 'Wrong#2026', code });
  expect(unknown).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS', error: texts.wrongCredentials } });
  // The code that confirmed it was used.
  expect(await logIn(email, { code })).toMatchObject(wrong);
  expect(await begunSessions()).toBe(before);
  market.clock.pass({ seconds: 30 });
  const typed = codeOf(secret, market.clock.now()).replace(/^.../, '$& ');
  expect((await logIn(email, { code: typed })).status).toBe(200);
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  expect(await browser.post(path)).toMatchObject({ status: 400, body: { error: texts.secondFactorIsOn } });
  await expect.poll(() => mailsTo(market, email).at(-1)?.text, { timeout: 10_000 }).toContain(texts.secondFactorOn);
  const acts = await market.db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.subject, id));
  expect(acts.map(({ act }) => act)).toEqual(['accounts.second-factor.begin', 'accounts.second-factor.on']);
});

test('the database has neither the secret nor the recovery codes in plain text', async () => {
  const { id, secret, recovery } = await withSecondFactor();
  const [row] = await market.db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  expect(row?.recoveryHashes).toHaveLength(limits.recoveryCodes);
  const kept = JSON.stringify(row);
  for (const secretText of [secret, ...recovery]) expect(kept).not.toContain(secretText);
});

test('a code works once, even in parallel, and older codes fail after it', async () => {
  const { email, now } = await withSecondFactor();
  const code = now();
  const statuses = await Promise.all([1, 2, 3].map(async () => (await logIn(email, { code })).status));
  expect(statuses.toSorted()).toEqual([200, 400, 400]);
  market.clock.pass({ seconds: 60 });
  const early = now();
  market.clock.pass({ seconds: 30 });
  expect((await logIn(email, { code: now() })).status).toBe(200);
  expect(await logIn(email, { code: early })).toMatchObject(wrong);
});

test('a recovery code works once, even in parallel', async () => {
  const { email, recovery } = await withSecondFactor();
  const [first, second] = recovery;
  const statuses = await Promise.all([1, 2].map(async () => (await logIn(email, { code: first })).status));
  expect(statuses.toSorted()).toEqual([200, 400]);
  expect(await logIn(email, { code: first })).toMatchObject(wrong);
  expect((await logIn(email, { code: second })).status).toBe(200);
  const other = await withSecondFactor();
  expect(await logIn(other.email, { code: recovery[2] })).toMatchObject(wrong);
});

const clientAt = (address: string) =>
  market.client({ 'x-service-secret': testSecrets.SERVICE_SECRET, 'x-client-address': address });

test('five wrong codes block their address; the admin can log in elsewhere, and there on a known device', async () => {
  const { email, now, browser } = await withSecondFactor();
  const guess = (address: string) => clientAt(address).post('/api/login', { email, password, code: '000000' });
  for (let n = 0; n < 4; n += 1) expect(await guess('154.160.7.1')).toMatchObject(wrong);
  expect((await clientAt('154.160.7.1').post('/api/login', { email, password, code: now() })).status).toBe(200);
  for (let n = 0; n < 5; n += 1) expect(await guess('154.160.7.1')).toMatchObject(wrong);
  market.clock.pass({ seconds: 30 });
  expect((await clientAt('154.160.7.1').post('/api/login', { email, password, code: now() })).status).toBe(429);
  expect((await clientAt('154.160.8.1').post('/api/login', { email, password, code: now() })).status).toBe(200);
  // Guesses from many addresses slow unknown devices down; they close nothing.
  for (let n = 0; n < 5; n += 1) await guess(`154.160.9.${n}`);
  market.clock.pass({ seconds: 30 });
  for (let n = 5; n < 12; n += 1) await guess(`154.160.9.${n}`);
  const slowed = await clientAt('154.160.8.2').post('/api/login', { email, password, code: now() });
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(limits.codeFailuresOfAccount.slowsToSeconds);
  expect((await browser.post('/api/login', { email, password, code: now() })).status).toBe(200);
  market.clock.pass({ seconds: limits.codeFailuresOfAccount.slowsToSeconds });
  expect((await clientAt('154.160.8.2').post('/api/login', { email, password, code: now() })).status).toBe(200);
});

test('a stranger with the password alone cannot use up the logins of an admin', async () => {
  const ownMarket = await startTestMarketplace({ environment: { LOGINS_PER_HOUR: '3' } });
  const { email } = await ownMarket.world.createUser({ staffRole: 'owner' });
  const browser = ownMarket.client();
  await browser.post('/api/login', { email, password });
  const secret = String((await browser.post(path)).body.secret);
  const code = () => codeOf(secret, ownMarket.clock.now());
  await browser.post(`${path}/confirm`, { code: code() });
  const thief = { 'x-service-secret': testSecrets.SERVICE_SECRET, 'x-client-address': '154.160.7.9' };
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1)
    statuses.push((await ownMarket.client(thief).post('/api/login', { email, password })).status);
  expect(statuses).toEqual([403, 403, 403, 429]);
  ownMarket.clock.pass({ seconds: 30 });
  expect((await browser.post('/api/login', { email, password, code: code() })).status).toBe(200);
  await ownMarket.close();
});

test('the owner gets a mail about wrong codes with the right password, once an hour, and about a recovery code', async () => {
  const { email, browser, recovery } = await withSecondFactor();
  const warnings = (text: string) => mailsTo(market, email).filter((mail) => mail.text.includes(text)).length;
  for (let n = 0; n < 5; n += 1) await logIn(email, { code: '000000' });
  await expect.poll(() => warnings(texts.wrongCodesTyped), { timeout: 10_000 }).toBe(1);
  expect((await browser.post('/api/login', { email, password, code: recovery[0] })).status).toBe(200);
  await expect.poll(() => warnings(texts.recoveryCodeUsed(9)), { timeout: 10_000 }).toBe(1);
  const { body } = await browser.get('/api/notifications');
  const titles = Object.values(body.results ?? {}).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Wrong login codes', 'Recovery code used']));
  expect(warnings(texts.wrongCodesTyped)).toBe(1);
});

test('wrong codes before the second factor is on cause no mail', async () => {
  const { id, browser } = await admin();
  await browser.post(path);
  for (let n = 0; n < 4; n += 1) expect(await browser.post(`${path}/confirm`, { code: '000000' })).toMatchObject(wrong);
  expect(await market.db.$count(notifications, eq(notifications.userId, id))).toBe(0);
});

test('a password reset and a removed role leave the second factor on', async () => {
  const { id, email, now } = await withSecondFactor();
  await market.client().post('/api/auth/password-reset/request', { email });
  const link = await mailedLink(market, email, 'reset-password');
  const fresh = 'Medaase#2027';
  const visitor = market.client();
  expect((await visitor.post('/api/auth/password-reset/confirm', { ...link, new_password: fresh })).status).toBe(200);
  expect((await visitor.get('/api/me')).status).toBe(401);
  await market.db.update(users).set({ staffRole: null }).where(eq(users.id, id));
  expect(await visitor.post('/api/login', { email, password: fresh })).toMatchObject(needed);
  expect((await visitor.post('/api/login', { email, password: fresh, code: now() })).status).toBe(200);
  market.clock.pass({ seconds: 30 });
  expect((await visitor.post(`${path}/remove`, { code: now() })).status).toBe(200);
});

test('a code turns the second factor off; that and a new secret need the password again', async () => {
  const { email, browser, now, recovery } = await withSecondFactor();
  expect(await browser.post(`${path}/remove`, { code: '000000' })).toMatchObject(wrong);
  market.clock.pass({ minutes: 11 });
  const late = { status: 403, body: { code: 'PASSWORD_NEEDED' } };
  expect(await browser.post(`${path}/remove`, { code: now() })).toMatchObject(late);
  expect((await browser.post('/api/confirm-password', { password })).status).toBe(200);
  expect((await browser.post(`${path}/remove`, { code: now() })).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
  const off = { status: 400, body: { error: texts.secondFactorIsOff } };
  expect(await browser.post(`${path}/remove`, { code: String(recovery[0]) })).toMatchObject(off);
  market.clock.pass({ minutes: 11 });
  await browser.post('/api/auth/refresh');
  expect(await browser.post(path)).toMatchObject(late);
});

test('after a restart of the setup only the newest secret counts, and only admins can start it', async () => {
  const { browser } = await admin();
  expect(await browser.post(`${path}/confirm`, { code: '000000' })).toMatchObject({
    status: 400,
    body: { error: texts.secondFactorNotBegun },
  });
  const first = String((await browser.post(path)).body.secret);
  const second = String((await browser.post(path)).body.secret);
  expect(await browser.post(`${path}/confirm`, { code: codeOf(first, market.clock.now()) })).toMatchObject(wrong);
  const code = codeOf(second, market.clock.now());
  const confirms = await Promise.all([1, 2].map(async () => (await browser.post(`${path}/confirm`, { code })).status));
  expect(confirms.toSorted()).toEqual([200, 400]);

  const { email } = await market.world.createUser({ isSeller: true });
  const seller = market.client();
  await seller.post('/api/login', { email, password });
  expect((await seller.post(path)).status).toBe(403);
  expect((await seller.post(`${path}/confirm`, { code: '000000' })).status).toBe(403);
});
