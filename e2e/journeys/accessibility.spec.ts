import { expectAccessible } from '#accessible.ts';
import { expect, expectAlive, test } from '#test.ts';

const screens = [
  '/',
  '/products',
  '/categories/smartphones',
  '/search?q=phone',
  '/search?q=necklace&category=watches-jewellery',
  '/search?q=zzzzzzzz',
  '/login',
  '/signup',
  '/developers',
  '/nowhere',
];

for (const screen of screens) {
  test(`axe finds no problems on ${screen} @deep`, { tag: '@large-deep' }, async ({ page }) => {
    await page.goto(screen);
    await expectAlive(page.getByRole('main'));
    await expectAccessible(page);
  });
}

test('axe finds no problems on a product', { tag: '@large-deep' }, async ({ page }) => {
  await page.goto('/products?ordering=-sales_count');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  // The list also has a heading, so only the URL shows that the product has opened.
  await page.waitForURL(/\/products\/.+/);
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await expectAccessible(page);
});

test('no screen is wider than the window, even at twice the text size', { tag: '@large-deep' }, async ({ page }) => {
  for (const screen of screens) {
    await page.goto(screen);
    for (const size of ['100%', '200%']) {
      const content = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth;
      }, size);
      // A phone widens the window for content that does not fit, so its inner width proves nothing.
      expect(content, `${screen} at ${size}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  }
});
