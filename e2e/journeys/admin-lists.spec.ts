import { expectAccessible } from '#accessible.ts';
import { demo, expect, logIn, test } from '#test.ts';

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };

test('an admin hides a shop on its own page and restores it from the list @deep', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  // No other test uses this shop.
  const { results } = await (await request.get('/api/shops?ordering=-rating&page_size=20')).json();
  const { business_name: name, business_slug: slug } = results.at(-1);
  // Pictures that load while the shop is hidden would fail and be logged as errors.
  await page.route('/media/**', (route) => route.abort());
  await logIn(page, admin);
  await page.goto(`/shops/${slug}`);
  // The first one: each review below has a Hide button too.
  await page.getByRole('main').getByRole('button', { name: 'Hide', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It sells copies of brands.');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shop not found' })).toBeVisible();
  expect((await request.get(`/api/shops/${slug}`)).status()).toBe(404);

  await page.goto(`/admin/shops?state=HIDDEN&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('rowgroup').filter({ hasText: name });
  await expect(row).toContainText('It sells copies of brands.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Show it again' }).click();
  await dialog.getByLabel('Reason').fill('They are originals after all.');
  await dialog.getByRole('button', { name: 'Show it again' }).click();
  // While the dialog is open, the list behind it is hidden from role queries.
  await expect(page.getByText('It is public again.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await request.get(`/api/shops/${slug}`)).status()).toBe(200);
});

test('an admin finds an order by its number, and then its buyer and seller @deep', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await logIn(page, admin);
  await page.goto('/admin/orders');
  const rows = page.getByRole('rowgroup').filter({ hasText: '₵' }).getByRole('link');
  const code = (await rows.first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.getByLabel('Find an order').fill(code.toLowerCase());
  await page.getByLabel('Find an order').press('Enter');
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${code}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('region', { name: 'For admins' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Suspensions' })).toHaveCount(0);
  expect((await request.get(`/api/admin/orders/${code}`)).status()).toBe(401);
});
