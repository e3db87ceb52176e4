import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

const publicUrl = 'https://besesaka.example';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { PUBLIC_URL: publicUrl } });
});
afterAll(() => market.close());

async function loggedIn() {
  const user = await market.world.createUser();
  const browser = market.client({ origin: publicUrl });
  const login = await browser.post('/api/login', { email: user.email, password });
  return { user, browser, login };
}

test('on https cookies have the `__Host-` prefix, and plain cookies are ignored', async () => {
  const { user, browser, login } = await loggedIn();
  const keys = login.headers.getSetCookie().filter((line) => line.includes('HttpOnly'));
  expect(keys.length).toBeGreaterThanOrEqual(2);
  for (const line of keys) {
    expect(line).toMatch(/^__Host-(?:access|refresh|device)=/);
    expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(line).not.toMatch(/domain/i);
  }
  expect((await browser.get('/api/me')).body.id).toBe(user.id);
  const planted = market.client({ origin: publicUrl });
  planted.cookies.set('access', String(browser.cookies.get('__Host-access')));
  planted.cookies.set('refresh', String(browser.cookies.get('__Host-refresh')));
  expect((await planted.get('/api/me')).status).toBe(401);
  expect((await planted.post('/api/auth/refresh')).status).toBe(401);
});

test('on https the prefixed cookie renews a session, and logout clears both kinds', async () => {
  const { browser } = await loggedIn();
  market.clock.pass({ minutes: 16 });
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  expect((await browser.get('/api/me')).status).toBe(200);
  const logout = await browser.post('/api/logout');
  expect(logout.headers.get('clear-site-data')).toBe('"cache"');
  const cleared = logout.headers.getSetCookie().filter((line) => /max-age=0/i.test(line));
  const names = cleared.map((line) => line.split('=')[0]);
  expect(names).toEqual(expect.arrayContaining(['__Host-access', '__Host-refresh', 'access', 'refresh']));
});
