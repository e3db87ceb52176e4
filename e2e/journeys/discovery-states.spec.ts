import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { waitForViewer } from '#network.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

/** Each public screen, and those of one's own that products are found again on. */
async function screensOf(page: Page): Promise<string[]> {
  const read = async (path: string) => (await (await page.request.get(path)).json()).results;
  const [shop] = await read('/api/shops?ordering=-reviews');
  const [product] = await read(`/api/shops/${shop.business_slug}/products`);
  return [
    '/',
    '/products',
    '/categories/smartphones',
    '/search?q=phone',
    `/products/${product.slug}`,
    '/shops',
    `/shops/${shop.business_slug}`,
    '/wishlist',
    '/dashboard/following',
  ];
}

/** Navigates by a link, so that the page loads its data itself. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({ ...history.state, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

async function expectNoWider(page: Page, what: string) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, what).toBeLessThanOrEqual(Math.min(window ?? 0, page.viewportSize()?.width ?? 0));
}

/** The spec's texts of failures. */
const failures: Record<string, string> = {
  '/': 'Failed to load products. Please try again.',
  '/products': 'Failed to load products. Please try again.',
  '/search?q=phone': 'Failed to load products. Please try again.',
  '/shops': 'Failed to load shops. Please try again.',
};

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' }).first();

test('every screen has its title and heading while it loads and after a failure, and Retry loads it @phone @deep', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeBuyer(page, baseURL ?? '');
  const screens = await screensOf(page);
  const viewerLoaded = waitForViewer(page);
  await page.goto('/help/safety');
  await viewerLoaded;
  await expectAlive(page.getByRole('heading', { level: 1 }));
  let held: Route[] = [];
  let way: 'held' | 'broken' | 'open' = 'open';
  // A lost request would be retried first.
  const broken = { json: { errors: [{ message: 'Something broke', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } };
  await page.route(/\/graphql/, (route) => {
    if (way === 'held') held.push(route);
    else return way === 'broken' ? route.fulfill(broken) : route.continue();
  });
  for (const screen of screens) {
    await test.step(screen, async () => {
      way = 'held';
      await follow(page, screen);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(page).toHaveTitle(/\| Besesaka|^Besesaka/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      way = 'broken';
      await Promise.all(held.map((route) => route.fulfill(broken)));
      held = [];
      await expect(retry(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(failures[screen] ?? '');
      await expectAccessible(page);
      way = 'open';
      await retry(page).click();
      await expect(retry(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

test('a picture that failed shows a placeholder, and loads when the network is back @phone @deep', async ({
  page,
  context,
}) => {
  const pictures = /\/media\//;
  await page.route(pictures, (route) => route.abort());
  await page.goto('/products');
  const lost = page.locator('article img[data-broken]');
  await expect(lost.first()).toBeVisible();
  const first = page.locator('article img').first();
  await expect(first).toHaveCSS('background-image', /^url\("data:image\/svg/);
  const box = await first.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(Math.round(box?.height ?? 1));
  await page.unroute(pictures);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await first.evaluate((picture: HTMLImageElement) => picture.decode());
});

const texts: Record<string, number> = {
  name: 100,
  title: 100,
  reviewerName: 50,
  city: 50,
  content: 1000,
  description: 500,
};
const pictures = new Set(['primaryImage', 'bannerPath', 'logoPath', 'path']);

/** The longest that each field takes, without a space to break it at; and no pictures. */
function stretched(key: string, value: unknown): unknown {
  const length = texts[key];
  if (typeof value === 'string' && length) return 'Wompagahuri'.repeat(99).slice(0, length);
  if (key === 'images' || key === 'photos') return [];
  if (key === 'amount' && value !== null) return '9999999.99';
  if (pictures.has(key) && !Array.isArray(value)) return null;
  return value;
}

test('very long names and missing pictures do not break any screen @phone @deep', async ({ page, baseURL }) => {
  test.slow();
  await becomeBuyer(page, baseURL ?? '');
  // Without those that are empty still.
  const screens = (await screensOf(page)).slice(0, -2);
  const viewerLoaded = waitForViewer(page);
  await page.goto('/help/safety');
  await viewerLoaded;
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await page.route(/\/graphql/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: JSON.stringify(await answer.json(), stretched) });
  });
  for (const screen of screens) {
    await test.step(screen, async () => {
      const before = await page.title();
      await follow(page, screen);
      await expect(page).not.toHaveTitle(before);
      await expect(page.getByRole('main').getByText('Wompagahuri').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
      await expectNoWider(page, screen);
      const bar = page.locator('[data-phone-bar] p:has(.price)');
      expect(await bar.evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length)).toBe(
        0,
      );
    });
  }
  // Background requests would be answered after the end.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
