import type { Page } from '@playwright/test';
import { expect, test } from '#test.ts';

/** The distance of the first price from the top of the window. */
const firstPrice = (page: Page) =>
  page.evaluate(() => {
    const prices = [...document.querySelectorAll('#main article .price-pair')].filter((price) =>
      price.checkVisibility(),
    );
    return Math.min(...prices.map((price) => price.getBoundingClientRect().top));
  });

/** The space between the header and the title. */
const spaceAboveTitle = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return (edge('#main h1')?.top ?? 0) - (edge('[data-frame-header]')?.bottom ?? 0);
  });

const searchFields = (page: Page) => page.locator('input[type=search]').filter({ visible: true });

test('each list begins with products, under one search field', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone';
  await page.setViewportSize(isPhone ? { width: 360, height: 800 } : { width: 1440, height: 900 });
  const screens = [
    ['/', 430, 560],
    ['/products', 440, 500],
    ['/search?q=phone', 440, 500],
    ['/categories/fashion', 440, 500],
    ['/shops/adepa-kente-house', 440, 640],
  ] as const;
  for (const [path, onPhone, onDesktop] of screens) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await firstPrice(page), path).toBeLessThanOrEqual(isPhone ? onPhone : onDesktop);
    // Home's title is in a panel of its own.
    if (path !== '/') expect(await spaceAboveTitle(page), path).toBeGreaterThanOrEqual(12);
    await expect(searchFields(page), path).toHaveCount(1);
  }
});

test('cards have the same height, and a product page has slim bars @phone @deep', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/search?q=phone');
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [picture, words] = [...card.children].map((part) => part.getBoundingClientRect());
      return (words?.bottom ?? 0) - (picture?.top ?? 0);
    }),
  );
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThanOrEqual(290);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toBeVisible();
  const bars = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-frame-header], [data-phone-bar], [data-bottom-bar]')];
    return all.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  });
  expect(bars).toBeLessThanOrEqual(110);
  const seller = await page.getByRole('region', { name: 'Seller', exact: true }).boundingBox();
  const delivery = await page.locator('section[aria-label=Seller] + p').boundingBox();
  for (const part of [seller, delivery]) expect((part?.y ?? 900) + (part?.height ?? 0)).toBeLessThanOrEqual(720);
});

test('developers see every component on one page @phone @deep', async ({ page }) => {
  await page.goto('/dev/ui');
  for (const theme of ['light', 'dark'])
    await expect(page.getByRole('region', { name: theme }).getByRole('button', { name: 'primary' })).toBeVisible();
});
