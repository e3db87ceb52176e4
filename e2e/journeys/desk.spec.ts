import { demo, expect, expectAccessible, logIn, test } from '#test.ts';

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };

test('an admin finds the desk in the menu, and what was done there in its log, also as a table', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, admin);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Admin desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seller applications' })).toBeVisible();
  const entries = page.getByRole('navigation', { name: 'Admin desk' });
  // The demo has a seller who waits.
  await expect(entries.getByRole('link', { name: /Applications\s*\d+ waiting/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /@|·/ }).first().click();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();

  await entries.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('What').selectOption('Seller applications');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/act=shops\.application/);
  await expect(page.getByText(/shops\.application\.read/).first()).toBeVisible();
  await expectAccessible(page);
  const table = await page.request.get(
    (await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
  );
  expect(await table.text()).toContain('shops.application.read');
});
