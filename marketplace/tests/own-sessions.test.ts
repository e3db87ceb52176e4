import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

async function loggedIn(user: { email: string }, agent: string) {
  const browser = market.client({ 'user-agent': agent });
  const { body } = await browser.post('/api/login', { email: user.email, password });
  return { browser, id: String(body.session?.id) };
}

test('a user sees only their own sessions, latest first', async () => {
  const user = await market.world.createUser();
  const first = await loggedIn(user, phone);
  market.clock.pass({ minutes: 10 });
  const second = await loggedIn(user, laptop);
  await loggedIn(await market.world.createUser(), laptop);
  const { body } = await second.browser.get('/api/sessions');
  expect(body.results).toMatchObject([
    { id: second.id, device: 'Firefox on Windows', is_current: true },
    { id: first.id, device: 'Chrome on Android', is_current: false },
  ]);
  market.clock.pass({ minutes: 10 });
  await first.browser.post('/api/auth/refresh');
  const again = (await second.browser.get('/api/sessions')).body.results;
  expect(again?.[0]).toMatchObject({ id: first.id, last_seen_at: market.clock.now().toISOString() });
  expect((await market.client().get('/api/sessions')).status).toBe(401);
});

test('a session that its user ends is logged out at once with its sockets; other users cannot end it', async () => {
  const user = await market.world.createUser();
  const [lost, here] = [await loggedIn(user, phone), await loggedIn(user, laptop)];
  const stranger = await loggedIn(await market.world.createUser(), laptop);
  expect((await stranger.browser.delete(`/api/sessions/${lost.id}`)).status).toBe(404);
  expect((await lost.browser.get('/api/me')).status).toBe(200);
  const endedSessions: string[] = [];
  await market.bus.subscribe('sessions:ended', (message) => endedSessions.push(message));
  const { status, body } = await here.browser.delete(`/api/sessions/${lost.id}`);
  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ id: here.id }]);
  await expect.poll(() => endedSessions).toContain(JSON.stringify(lost.id));
  expect((await lost.browser.get('/api/me')).status).toBe(401);
  expect((await lost.browser.post('/api/auth/refresh')).status).toBe(401);
  expect((await here.browser.delete(`/api/sessions/${lost.id}`)).status).toBe(404);
  expect((await here.browser.delete('/api/sessions/none')).status).toBe(404);
});

test('all other sessions end together, and the current one continues', async () => {
  const user = await market.world.createUser();
  const others = [await loggedIn(user, phone), await loggedIn(user, phone)];
  const here = await loggedIn(user, laptop);
  const { body } = await here.browser.delete('/api/sessions');
  expect(body.results).toMatchObject([{ id: here.id, is_current: true }]);
  for (const { browser } of others) expect((await browser.get('/api/me')).status).toBe(401);
  expect((await here.browser.get('/api/me')).status).toBe(200);
});
