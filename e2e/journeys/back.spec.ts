import type { Locator, Page } from '@playwright/test';
import { inTime } from '#config.ts';
import { trackRequests } from '#network.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, test } from '#test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Which GraphQL operations the page sends from now on. */
function operationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/graphql') return;
    sent.push(searchParams.get('operationName') ?? request.postDataJSON()?.operationName);
  });
  return sent;
}

/** Pictures that came over the network since the timings were cleared, and not out of the browser's own cache. */
const picturesFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.includes('/media/') && transferSize > 0)
      .map(({ name }) => name),
  );

/** Scrolls one screen at a time, as users do, so that every picture is requested. */
async function scrollToLength(page: Page, length: number) {
  await expect(async () => {
    // At the foot of the page, past the list, no more products load: scroll back up first.
    await page.evaluate(() => {
      const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollBy(0, isAtFoot ? -2 * innerHeight : innerHeight);
    });
    expect(await cards(page).count()).toBeGreaterThanOrEqual(length);
  }).toPass({ intervals: [150] });
}

test('Back from a product restores the length and position of a long list without a request', {
  tag: '@large-deep',
}, async ({ page }) => {
  const networkIdle = trackRequests(page);
  await page.goto('/products');
  await scrollToLength(page, 96);
  // Far from the end, so that the list does not grow during the check.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await networkIdle();
  const length = await cards(page).count();
  // A long list draws only its visible rows.
  const isDrawn = (card: Locator) =>
    card.locator('h3').evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  expect([await isDrawn(cards(page).nth(20)), await isDrawn(cards(page).nth(length / 2))]).toEqual([false, true]);
  const opening = operationsOf(page);
  const left = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')];
    const visibleLink = links.find((link) => link.getBoundingClientRect().top > innerHeight / 3);
    const top = visibleLink?.getBoundingClientRect().top ?? 0;
    visibleLink?.click();
    return { place: scrollY, name: visibleLink?.textContent ?? '', top };
  });
  // Its name is there before its data is.
  await expect(page.getByRole('region', { name: `Pictures of ${left.name}` })).toBeVisible();
  await expect.poll(() => opening).toContain('RecordProductView');
  await networkIdle();

  const sent = operationsOf(page);
  await page.evaluate(() => performance.clearResourceTimings());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(await cards(page).count()).toBe(length);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left.place)).toBeLessThanOrEqual(4);
  await networkIdle();
  // Most cards above are not drawn, and are as high as they were.
  const { top } = await cards(page)
    .getByRole('link', { name: left.name, exact: true })
    .first()
    .evaluate((link) => link.getBoundingClientRect());
  expect(Math.abs(top - left.top)).toBeLessThanOrEqual(4);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left.place)).toBeLessThanOrEqual(4);
  expect(await picturesFetched(page)).toEqual([]);
  expect(sent).toEqual([]);
});

test('Back through products, lists and the cart shows each at once, at its position @phone @deep', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
  // Twenty-two pages, each of which comes to rest first.
  test.slow();
  const networkIdle = trackRequests(page);
  await becomeBuyer(page, String(baseURL));
  await page.goto('/');
  const left: { url: string; place: number }[] = [];
  const follow = async (links: Locator, address: RegExp) => {
    await links.filter({ visible: true }).first().waitFor();
    await networkIdle();
    await page.evaluate(() => scrollTo(0, 500));
    left.push({ url: page.url(), place: await page.evaluate(() => scrollY) });
    // By script: a real click would scroll to the link first.
    await links
      .filter({ visible: true })
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
  const main = page.getByRole('main');
  const firstCard = cards(page).locator('h3 a');
  await follow(page.locator('a[href="/cart"]'), /\/cart$/);
  await follow(page.locator('a[href="/"]'), /\d\/$/);
  await follow(main.locator('a[href*="q=smartphones"]'), /\/search\?/);
  await follow(firstCard, /\/products\/[^/]+$/);
  await follow(page.locator('a[href="/"]'), /\d\/$/);
  await follow(main.locator('a[href="/products"]'), /\/products$/);
  await follow(firstCard, /\/products\/[^/]+$/);
  await follow(main.locator('a[href^="/shops/"]'), /\/shops\//);
  await follow(firstCard, /\/products\/[^/]+$/);
  await follow(main.locator('a[href^="/categories/"]'), /\/categories\//);
  await follow(firstCard, /\/products\/[^/]+$/);
  await main.locator('a[href^="/shops/"]').first().waitFor();
  await networkIdle();

  const sent = operationsOf(page);
  for (const { url, place } of left.reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const isThere = async () => Math.abs((await page.evaluate(() => scrollY)) - place) <= 4;
    await expect.poll(isThere, { message: url, timeout: inTime(500), intervals: [50] }).toBe(true);
    await networkIdle();
    // The last view may still be counted, the row of recently viewed products has others now, and a payment may wait.
    expect(
      sent.filter((name) => !['RecordProductView', 'RecentlyViewed', 'CartPayments'].includes(name)),
      url,
    ).toEqual([]);
    // Nothing that came later moved it.
    expect(await isThere(), url).toBe(true);
  }
});
