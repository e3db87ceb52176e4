import { expect, expectAccessible, test } from '#test.ts';

const screens = [
  '/',
  '/products',
  '/categories/smartphones',
  '/search?q=phone',
  '/search?q=zzzzzzzz',
  '/login',
  '/signup',
  '/developers',
  '/nowhere',
];

for (const screen of screens) {
  test(`axe finds nothing on ${screen}`, async ({ page }) => {
    await page.goto(screen);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

test('axe finds nothing on a product', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  // The list has a heading, too: only the address says that the product is there.
  await page.waitForURL(/\/products\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('no screen is wider than the window, nor in letters of twice the size', async ({ page }) => {
  for (const screen of screens) {
    await page.goto(screen);
    for (const letters of ['100%', '200%']) {
      const [content, window] = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return [document.documentElement.scrollWidth, innerWidth];
      }, letters);
      expect(content, `${screen} at ${letters}`).toBeLessThanOrEqual(window ?? 0);
    }
  }
});
