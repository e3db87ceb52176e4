import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#accounts/tables.ts';
import { createMarketplace } from '#server.ts';
import { createClient } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let second: ReturnType<typeof createMarketplace>;
beforeAll(async () => {
  market = await startTestMarketplace();
  // Another process of the service: the same database and bus, nothing else in common.
  second = createMarketplace(market);
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await market.close();
});

async function loggedIn() {
  const user = await market.world.createUser();
  const browser = market.client();
  const login = await browser.post('/api/login', { email: user.email, password });
  const sessionId = String(login.body.session?.id);
  return { user, browser, sessionId, refresh: String(browser.cookies.get('refresh')) };
}

const refreshWith = (fetch: typeof market.marketplace.fetch, token: string) =>
  createClient(fetch, { cookie: `refresh=${token}` }).post('/api/auth/refresh');

const refreshCookie = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => /^refresh=([^;]*)/.exec(line)?.[1])
    .find((value) => value !== undefined);

const stateOf = async (id: string) => (await market.db.select().from(sessions).where(eq(sessions.id, id)))[0];

test('a refresh sets new cookies and keeps the session', async () => {
  const { browser, sessionId, refresh } = await loggedIn();
  market.clock.pass({ minutes: 16 });
  expect((await browser.get('/api/me')).status).toBe(401);
  const answer = await browser.post('/api/auth/refresh');
  expect(answer).toMatchObject({ status: 200, body: { session: { id: sessionId } } });
  expect(browser.cookies.get('refresh')).not.toBe(refresh);
  expect((await browser.get('/api/me')).status).toBe(200);
});

test('twenty tabs that renew in parallel through two processes get the same new token', async () => {
  const { refresh, sessionId } = await loggedIn();
  const tabs = Array.from({ length: 20 }, (_, i) =>
    refreshWith(i % 2 ? market.marketplace.fetch : second.fetch, refresh),
  );
  const answers = await Promise.all(tabs);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const successors = new Set(answers.map(({ headers }) => refreshCookie(headers)));
  expect(successors.size).toBe(1);
  expect(successors.has(refresh)).toBe(false);
  expect((await stateOf(sessionId))?.endedAt).toBeNull();
});

test('a lost response is sent again, however late the phone retries', async () => {
  const { refresh, sessionId } = await loggedIn();
  const lost = await refreshWith(market.marketplace.fetch, refresh);
  for (const wait of [{ seconds: 21 }, { minutes: 40 }, { days: 20 }]) {
    market.clock.pass(wait);
    const late = await refreshWith(second.fetch, refresh);
    expect(late.status).toBe(200);
    expect(refreshCookie(late.headers)).toBe(refreshCookie(lost.headers));
  }
  const used = await refreshWith(second.fetch, String(refreshCookie(lost.headers)));
  expect(used.status).toBe(200);
  expect((await stateOf(sessionId))?.endedAt).toBeNull();
});

test('a tab that renews up to 20 seconds late gets the same new token, even if that one was used', async () => {
  const { browser, refresh, sessionId } = await loggedIn();
  const first = await browser.post('/api/auth/refresh');
  for (let i = 0; i < 3; i += 1) {
    market.clock.pass({ seconds: 5 });
    await browser.post('/api/auth/refresh');
  }
  market.clock.pass({ seconds: 5 });
  const late = await refreshWith(second.fetch, refresh);
  expect(late.status).toBe(200);
  expect(refreshCookie(late.headers)).toBe(refreshCookie(first.headers));
  expect((await stateOf(sessionId))?.endedAt).toBeNull();
});

test('an old token used later than that is theft: the session ends in all processes', async () => {
  const { browser, refresh, sessionId } = await loggedIn();
  await browser.post('/api/auth/refresh');
  await browser.post('/api/auth/refresh');
  market.clock.pass({ seconds: 21 });
  const theft = await refreshWith(second.fetch, refresh);
  expect(theft).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(refreshCookie(theft.headers)).toBe('');
  expect((await stateOf(sessionId))?.endReason).toBe('theft');
  await expect.poll(async () => (await browser.get('/api/me')).status).toBe(401);
  expect((await browser.post('/api/auth/refresh')).status).toBe(401);
});

test('the 20 seconds begin when a token is exchanged, not when the new one is used', async () => {
  const { browser, refresh, sessionId } = await loggedIn();
  await browser.post('/api/auth/refresh');
  market.clock.pass({ seconds: 21 });
  await browser.post('/api/auth/refresh');
  expect((await refreshWith(second.fetch, refresh)).status).toBe(401);
  expect((await stateOf(sessionId))?.endReason).toBe('theft');
});

test('of twenty tabs with the old token and one with the new, none is logged out', async () => {
  const { refresh, sessionId } = await loggedIn();
  const successor = String(refreshCookie((await refreshWith(second.fetch, refresh)).headers));
  const tokens = Array.from({ length: 21 }, (_, i) => (i === 10 ? successor : refresh));
  const tabs = tokens.map((token, i) => refreshWith(i % 2 ? market.marketplace.fetch : second.fetch, token));
  expect(new Set((await Promise.all(tabs)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await stateOf(sessionId))?.endedAt).toBeNull();
});

test('a forged token ends nothing, even with the right session in it', async () => {
  const { browser, refresh, sessionId } = await loggedIn();
  const madeUp = [refresh.slice(0, -4).concat('AAAA'), `${sessionId}.x.y`, '', 'a'.repeat(4_000)];
  for (const token of madeUp) expect((await refreshWith(market.marketplace.fetch, token)).status).toBe(401);
  expect((await browser.get('/api/me')).status).toBe(200);
});

test('a logout works at once in all processes, and repeating it changes nothing', async () => {
  const { browser, sessionId, refresh } = await loggedIn();
  const bearer = { authorization: `Bearer ${browser.cookies.get('access')}` };
  const endedSessions: string[] = [];
  await market.bus.subscribe('sessions:ended', (message) => endedSessions.push(message));
  expect((await browser.post('/api/logout')).body).toEqual({ success: true });
  expect([...browser.cookies.keys()]).toEqual(['device']);
  for (const fetch of [market.marketplace.fetch, second.fetch]) {
    await expect.poll(async () => (await createClient(fetch, bearer).get('/api/me')).status).toBe(401);
  }
  expect(endedSessions).toEqual([JSON.stringify(sessionId)]);
  expect((await refreshWith(market.marketplace.fetch, refresh)).status).toBe(401);
  expect((await stateOf(sessionId))?.endReason).toBe('logout');
  expect((await browser.post('/api/logout')).status).toBe(200);
});

test('a logout with only the refresh cookie ends the session too', async () => {
  const { refresh, sessionId } = await loggedIn();
  await createClient(market.marketplace.fetch, { cookie: `refresh=${refresh}` }).post('/api/logout');
  expect((await stateOf(sessionId))?.endReason).toBe('logout');
});

test('a process that starts later knows the sessions that ended before', async () => {
  const { browser } = await loggedIn();
  const bearer = { authorization: `Bearer ${browser.cookies.get('access')}` };
  await browser.post('/api/logout');
  const third = createMarketplace(market);
  await third.ready();
  expect((await createClient(third.fetch, bearer).get('/api/me')).status).toBe(401);
  await third.close();
});

test('a session expires 30 days after its last use', async () => {
  const { browser } = await loggedIn();
  market.clock.pass({ days: 29 });
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  market.clock.pass({ days: 31 });
  expect((await browser.post('/api/auth/refresh')).status).toBe(401);
});
