import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { trackRequests } from '#network.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

type Manifest = Record<string, { file: string; isDynamicEntry?: boolean }>;
const manifest: Manifest = JSON.parse(
  readFileSync(new URL('../../web/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
);
/** The files of what comes later: first that of each part, then that of each screen. */
const later = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
const screens = later.filter(([source]) => /^src\/(routes|app\/dashboard)\//.test(source));
const parts = later.filter((one) => !screens.includes(one) && one[0].startsWith('src/'));

/** Takes files away, as a new build or a bad network does, until they are given back. */
async function takeAway(page: Page, files: string[]) {
  const isRemoved = (url: URL) => files.some((file) => url.pathname === `/${file}`);
  await page.route(isRemoved, (route) => route.abort());
  return () => page.unroute(isRemoved);
}

const fault = (page: Page) => page.getByText('Something went wrong. Please try again.');

async function productAddress(page: Page): Promise<string> {
  const list = await (await page.request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  return `/products/${list.results[0].slug}`;
}

/** The site is of another build from now on: its pages name another script. Counts who asked for one, and who loaded one. */
async function becomeNewer(page: Page) {
  const counts = { asked: 0, loaded: 0 };
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    counts.asked += 1;
    await route.fulfill({ body: '<script id="app-files">{"app":"/assets/newer.js"}</script>' });
  });
  page.on('load', () => {
    counts.loaded += 1;
  });
  return { asked: () => counts.asked, loaded: () => counts.loaded };
}

test('the page works without any of its lazily loaded parts @deep', {
  tag: ['@phone', '@deep'],
}, async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  const address = await productAddress(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const share = page.getByRole('button', { name: 'Share' });
  const networkIdle = trackRequests(page);
  await page.goto(address);
  await expect(share).toBeVisible();
  await networkIdle();
  const own = parts.filter(([, { file }]) => asked.has(file));
  expect(own.length).toBeGreaterThan(3);
  for (const [source, { file }] of own) {
    const giveBack = await takeAway(page, [file]);
    await page.goto(address);
    await expect(share, source).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), source).toBeVisible();
    await page.getByRole('button', { name: 'One more' }).first().click();
    await expect(page.getByLabel('Quantity', { exact: true }), source).toHaveValue('2');
    await giveBack();
  }
});

test('if none of the parts loads, a dialog closes with a message, and opens once they load @deep', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  const toaster = parts.filter(([source]) => !source.includes('toaster')).map(([, { file }]) => file);
  const giveBack = await takeAway(page, toaster);
  await page.goto(await productAddress(page));
  const zoom = page.getByLabel(/^Zoom picture 1/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await zoom.click();
  await expect(fault(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await giveBack();
  await zoom.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a screen whose code fails to load shows an error inside its frame, and Retry loads it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const file = manifest['src/routes/products/products.tsx']?.file ?? '';
  const giveBack = await takeAway(page, [file]);
  const link = page.getByRole('main').locator('a[href="/products"]').filter({ visible: true }).first();
  // Before its script, the link loads the whole page, which is readable without this file.
  await expectAlive(link);
  await link.click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await giveBack();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
});

test('after a new build the page reloads once, and never while the user types @deep', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const searched = page.getByRole('banner').getByLabel('Search products');
  await searched.fill('kente');
  // The suggestions would lie upon what is clicked.
  await expect(page.getByRole('listbox')).toBeVisible();
  await searched.press('Escape');
  await takeAway(page, [manifest['src/routes/products/products.tsx']?.file ?? '']);
  const { asked, loaded } = await becomeNewer(page);
  const browse = page.getByRole('main').locator('a[href="/products"]').filter({ visible: true }).first();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await browse.click();
  await expect(retry).toBeVisible();
  await expect.poll(asked).toBe(1);
  expect(loaded()).toBe(0);
  await expect(searched).toHaveValue('kente');
  await searched.fill('');
  // The popular searches would lie upon what is clicked.
  await searched.press('Escape');
  await retry.click();
  await expect.poll(loaded).toBe(1);
});

test('a tab with outdated documents reloads once, and never while the user types @deep', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await page.goto('/login');
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('ama@example.com');
  // The schema has moved on: neither the hash nor the text of this tab's documents means anything to it.
  let refused = 0;
  await page.route(/\/graphql(\?|$)/, async (route) => {
    const sent = `${route.request().url()} ${route.request().postData()}`;
    const code = sent.includes('"query":') ? 'GRAPHQL_VALIDATION_FAILED' : 'PERSISTED_QUERY_NOT_SUPPORTED';
    if (code === 'GRAPHQL_VALIDATION_FAILED') refused += 1;
    await route.fulfill({ json: { errors: [{ message: 'It does not fit.', extensions: { code } }] } });
  });
  const { asked, loaded } = await becomeNewer(page);
  const logo = page.getByRole('banner').getByRole('link').first();
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log ?in$/i })
    .click();
  await expect.poll(asked).toBe(1);
  expect(loaded()).toBe(0);
  await expect(email).toHaveValue('ama@example.com');
  // Without the fields there are no words to lose.
  await logo.click();
  await expect.poll(loaded).toBe(1);
  const before = refused;
  const shops = page.getByRole('contentinfo').getByRole('link', { name: 'Shops' });
  // Before its script runs, the link loads the whole page.
  await shops.scrollIntoViewIfNeeded();
  await expectAlive(shops);
  await shops.click();
  await expect.poll(() => refused).toBeGreaterThan(before);
  expect([asked(), loaded()]).toEqual([2, 1]);
});
