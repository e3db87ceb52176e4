import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, test } from '#test.ts';

/** The share of the window that fixed elements cover. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, nav, [data-phone-bar]')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return ['sticky', 'fixed'].includes(position) && visibility === 'visible';
    });
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
  });

/** The focused element's middle is what a finger would find there. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return true;
    const { left, top, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    return topElement === null || element.contains(topElement) || topElement.contains(element);
  });

test('header and bars take at most a fifth of a small phone, and Chat has a label @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  expect(await covered(page)).toBeLessThanOrEqual(0.2);
  await page.goto('/products?ordering=-sales_count');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/.+/);
  const chat = page.locator('[data-phone-bar]').getByRole('button', { name: 'Chat seller' });
  await page.getByRole('region', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
  await expect(chat).toBeVisible();
  await expect(chat).toHaveText('Chat');
  await expect.poll(() => covered(page)).toBeLessThanOrEqual(0.2);

  // Whatever it costs, and did before.
  const { results } = await (await page.request.get('/api/v1/products/?page_size=100&ordering=-price')).json();
  const reduced = results.find((product: { compare_at_price: string | null }) => product.compare_at_price);
  await page.goto(`/products/${reduced.slug}`);
  await page.getByRole('region', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
  await expect(chat).toBeVisible();
  await expect.poll(() => covered(page)).toBeLessThanOrEqual(0.2);
});

test('a bar never covers the focused element @phone @deep', async ({ page }) => {
  await page.goto('/products?ordering=-sales_count');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let n = 0; n < 45; n += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusSeen(page), `at stop ${n}`).toBe(true);
  }
});

test('the menu leads visitors to the login and the wishlist, and logs users out @phone @deep', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Site menu' });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Site menu' });
  await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
  await expectAccessible(page);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await becomeBuyer(page, baseURL ?? '');
  await page.goto('/');
  await button.click();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
