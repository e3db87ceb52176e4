import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#accounts/sessions/start-session.ts';
import { sessions } from '#accounts/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const reasonOf = async (id: string) => {
  const [session] = await market.db.select().from(sessions).where(eq(sessions.id, id));
  return session?.endReason;
};

async function loggedIn() {
  const user = await market.world.createUser();
  const browser = market.client();
  const login = await browser.post('/api/login', { email: user.email, password });
  const bearer = { authorization: `Bearer ${browser.cookies.get('access')}` };
  return { user, browser, bearer, sessionId: String(login.body.session?.id) };
}

test('a login over a session of any user ends that session and its sockets', async () => {
  const { user, browser, sessionId, bearer } = await loggedIn();
  const endedSessions: string[] = [];
  await market.bus.subscribe('sessions:ended', (message) => endedSessions.push(message));
  const other = await market.world.createUser();
  const second = await browser.post('/api/login', { email: other.email, password });
  expect(await reasonOf(sessionId)).toBe('replaced');
  await expect.poll(() => endedSessions).toContain(JSON.stringify(sessionId));
  await expect.poll(async () => (await market.client(bearer).get('/api/me')).status).toBe(401);
  await browser.post('/api/login', { email: user.email, password });
  expect(await reasonOf(String(second.body.session?.id))).toBe('replaced');
  expect((await browser.get('/api/me')).body.id).toBe(user.id);
});

test('a late renewal of a replaced session keeps the cookies of the new one', async () => {
  const { user, browser, sessionId } = await loggedIn();
  const refresh = `refresh=${browser.cookies.get('refresh')}`;
  await browser.post('/api/login', { email: user.email, password });
  expect(await reasonOf(sessionId)).toBe('replaced');
  const late = () => market.client().post('/api/auth/refresh', undefined, { cookie: refresh });
  const soon = await late();
  expect(soon.status).toBe(401);
  expect(soon.headers.getSetCookie()).toEqual([]);
  market.clock.pass({ seconds: 61 });
  expect((await late()).headers.getSetCookie().join()).toContain('refresh=;');
});

test('a failed login leaves the session as it is', async () => {
  const { user, browser, sessionId } = await loggedIn();
  expect((await browser.post('/api/login', { email: user.email, password: 'Wrong#2026' })).status).toBe(401);
  expect(await reasonOf(sessionId)).toBeNull();
  expect((await browser.get('/api/me')).body.id).toBe(user.id);
});

test('a signup over a session ends the old one, unless the email is taken', async () => {
  const { user, browser, sessionId } = await loggedIn();
  const account = { full_name: 'Kofi Mensah', telephone_number: '0244123456', password, password_confirm: password };
  expect((await browser.post('/api/signup', { ...account, email: user.email })).status).toBe(400);
  expect(await reasonOf(sessionId)).toBeNull();
  expect((await browser.post('/api/signup', { ...account, email: 'kofi@example.com' })).status).toBe(201);
  expect(await reasonOf(sessionId)).toBe('replaced');
});

test('a user has a maximum of sessions, and the least recently used one ends', async () => {
  const { user, browser, sessionId } = await loggedIn();
  const userId = user.id;
  const others: string[] = [];
  for (let i = 1; i < sessionLimits.perUser; i += 1) {
    market.clock.pass({ seconds: 1 });
    const started = inTransaction(market.context(), (tx) => startSession({ tx, input: { userId } }));
    others.push((await started).sessionId);
  }
  market.clock.pass({ seconds: 1 });
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  const newest = await market.client().post('/api/login', { email: user.email, password });
  expect(newest.status).toBe(200);
  const living = await market.db.select().from(sessions).where(eq(sessions.userId, userId));
  const ended = living.filter(({ endedAt }) => endedAt !== null);
  expect(ended.map(({ id, endReason }) => [id, endReason])).toEqual([[others[0], 'surplus']]);
  expect(await reasonOf(sessionId)).toBeNull();
});
