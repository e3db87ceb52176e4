import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

const publicUrl = 'https://besesaka.example';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, PUBLIC_URL: publicUrl } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, config: { publicUrl } });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const me = '{ viewer { user { id } } }';

async function loggedIn() {
  const user = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  return { user, browser };
}

test('https uses `__Host-` cookies, renews them, and logout removes both kinds', async () => {
  const { user, browser } = await loggedIn();
  expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(['__Host-access', '__Host-refresh']));
  expect([...browser.cookies.keys()]).not.toEqual(expect.arrayContaining(['access']));
  browser.cookies.delete('__Host-access');
  expect((await browser.query(me)).data?.viewer?.user?.id).toBe(user.id);
  expect(browser.cookies.has('__Host-access')).toBe(true);
  browser.cookies.set('access', 'of an earlier time');
  await browser.query('mutation { logOut { errors { code } } }');
  expect([...browser.cookies.keys()].filter((name) => /access|refresh/.test(name))).toEqual([]);
});

test('on https a socket accepts the prefixed cookie and ignores a plain one', async () => {
  const { browser } = await loggedIn();
  browser.cookies.set('access', 'planted');
  const codes: number[] = [];
  const tab = browser.tab({ onClose: (code) => codes.push(code) });
  const inbox = watch(tab, 'subscription { inbox(after: 0) { __typename } }');
  await inbox.until(1);
  await tab.dispose();
  browser.cookies.delete('__Host-access');
  watch(browser.tab({ onClose: (code) => codes.push(code) }), 'subscription { inbox(after: 0) { __typename } }');
  await eventually(() => codes.includes(4403));
});

test('on https a visitor with planted plain cookies stays a visitor', async () => {
  const product = await market.world.createProduct();
  const browser = bff.browser();
  browser.cookies.set('access', 'planted');
  browser.cookies.set('refresh', 'planted');
  bff.calls.length = 0;
  expect((await browser.query(me)).data).toEqual({ viewer: null });
  expect(bff.calls.some((call) => call.includes('refresh'))).toBe(false);
  const tab = browser.tab();
  const live = watch(tab, 'subscription ($id: ID!) { productChanged(id: $id) { version } }', { id: product.id });
  await live.until(1);
  await tab.dispose();
});
