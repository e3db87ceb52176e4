import type { Page } from '@playwright/test';
import { trackRequests } from '#network.ts';
import { demo, expect, logIn, test } from '#test.ts';

/** The footer is higher than this window. */
test.use({ viewport: { width: 360, height: 640 } });

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');
const jumpToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
/** The first product below the header, and where it is: the parts above it may have another height after a while. */
const firstInSight = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main article h3')];
    const first = all.find((name) => name.getBoundingClientRect().top > 100);
    return { name: first?.textContent, top: Math.round(first?.getBoundingClientRect().top ?? 0) };
  });
const more = (page: Page) => page.getByRole('button', { name: 'Load more' });

test('reaching the end loads one more page each time, and the footer stays reachable @phone @deep', async ({
  page,
}) => {
  const networkIdle = trackRequests(page);
  await page.goto('/products');
  await expect(more(page)).toBeAttached();
  await networkIdle();
  for (const count of [48, 72]) {
    await jumpToEnd(page);
    await expect(cards(page)).toHaveCount(count);
    await networkIdle();
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    // Two scrolls in one frame are one scroll event.
    await page.evaluate(async () => {
      scrollTo(0, 0);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }
});

test('Load more shows the new products in place of the button, in view @phone @deep', async ({ page }) => {
  const networkIdle = trackRequests(page);
  await page.goto('/products');
  await expect(more(page)).toBeAttached();
  // By keyboard, because scrolling would load more by itself.
  const button = await more(page).evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    return element.getBoundingClientRect().top;
  });
  await expect(cards(page)).toHaveCount(48);
  await networkIdle();
  const top = await cards(page)
    .nth(24)
    .evaluate((card) => card.getBoundingClientRect().top);
  expect(Math.abs(top - button)).toBeLessThan(160);
});

test('a reload restores the length of a long list and the position @phone @deep', async ({ page }) => {
  const networkIdle = trackRequests(page);
  await page.goto('/products');
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(72);
  }).toPass({ intervals: [150] });
  await page.evaluate(() => scrollBy(0, -1500));
  await networkIdle();
  const [length, before] = [await cards(page).count(), await firstInSight(page)];
  await page.reload();
  await expect(cards(page)).toHaveCount(length);
  await networkIdle();
  await expect(cards(page)).toHaveCount(length);
  const after = await firstInSight(page);
  expect(after.name).toBe(before.name);
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(24);
});

test('an address opened again starts at the top @phone @deep', async ({ page }) => {
  // The button stands for a page that can hear.
  const open = async () => {
    await page.goto('/products');
    await expect(more(page)).toBeAttached();
  };
  await open();
  await page.evaluate(() => scrollTo(0, 500));
  const before = await firstInSight(page);
  await page.goto('/shops');
  await open();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The way back leads to the place that was left.
  await page.goBack();
  await page.goBack();
  await expect(more(page)).toBeAttached();
  await expect.poll(async () => (await firstInSight(page)).name).toBe(before.name);
  await expect.poll(async () => Math.abs((await firstInSight(page)).top - before.top)).toBeLessThanOrEqual(24);
});

test('a reload of a personal list restores the position @phone @deep', async ({ page }) => {
  const networkIdle = trackRequests(page);
  const place = () => page.evaluate(() => scrollY);
  await page.goto('/about');
  await logIn(page, demo.seller);
  for (const path of ['/dashboard/orders', '/dashboard/shop/products']) {
    await page.goto(path);
    const items = page.getByRole('main').getByRole('listitem').filter({ hasText: '₵' });
    await expect(items.nth(4)).toBeAttached();
    await networkIdle();
    await page.evaluate(() => scrollTo(0, 1200));
    const left = await place();
    expect(left).toBeGreaterThan(300);
    await page.reload();
    await expect.poll(place).toBeGreaterThan(left - 24);
    expect(await place()).toBeLessThanOrEqual(left + 24);
  }
});
