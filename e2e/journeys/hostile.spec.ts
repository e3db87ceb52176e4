import { expect, test } from '#test.ts';

const long = 'x'.repeat(10_000);
const addresses = [
  '/search?page=0',
  '/search?page=1000000000',
  `/search?q=${long}`,
  '/search?ordering=drop%20table',
  '/search?q=%00',
  '/search?min_price=abc&max_price=-1',
  '/products?page=-3',
  '/search?category=nothing-like-this',
  '/products/%E0%A4%A',
  '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
];

test('hostile addresses get a plain error page', { tag: '@phone' }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of addresses) {
    await test.step(address.slice(0, 50), async () => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
  expect(dialogs).toEqual([]);
});
