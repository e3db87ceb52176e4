import { expectAccessible } from '#accessible.ts';
import { expect, expectAlive, test } from '#test.ts';

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
  test(`axe finds nothing on ${screen}`, { tag: '@large-deep' }, async ({ page }) => {
    await page.goto(screen);
    await expectAlive(page.getByRole('main'));
    await expectAccessible(page);
  });
}

test('axe finds nothing on a product', { tag: '@large-deep' }, async ({ page }) => {
  await page.goto('/products?ordering=-sales_count');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  // The list has a heading, too: only the address says that the product is there.
  await page.waitForURL(/\/products\/.+/);
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await expectAccessible(page);
});

test('no screen is wider than the window, nor in letters of twice the size', { tag: '@large-deep' }, async ({
  page,
}) => {
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
