import { expect, test } from '#test.ts';

test.use({ javaScriptEnabled: false });

test('a list shows its products with prices, pictures and links, and none of them can be ordered', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('₵');
  await expect(card.locator('img').first()).toHaveAttribute('src', /^\/media\//);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₵');
  // What would need a script is not offered, and it is said why.
  await expect(page.getByRole('button', { name: /add to cart|buy now|chat|share/i })).toHaveCount(0);
  expect(await page.getByRole('main').innerText()).toContain('Ordering here needs JavaScript');
});

test('the guide for developers is read without a script, and is reached from every page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API of Besesaka');
  await expect(page.getByRole('main')).toContainText('RateLimit-Policy');
  await page.getByRole('main').getByRole('link', { name: 'Schema' }).click();
  await expect(page.locator('body')).toContainText('type Query');
});
