import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { waitForSubscription } from '#network.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { demo, expect, logIn, test } from '#test.ts';

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };

test('an admin finds the admin pages in the menu, and each act in the audit log, also as a table', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  test.slow();
  await logIn(page, admin);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expectAccessible(page);
  const entries = page.getByRole('navigation', { name: 'Admin', exact: true });
  // The demo has a seller who waits.
  await expect(entries.getByRole('link', { name: /Applications\s*\d+ waiting/ })).toBeVisible();
  await entries.getByRole('link', { name: /Applications/ }).click();
  await expectAccessible(page);
  await page.getByRole('rowgroup').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();

  await entries.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Audit log' }).click();
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByLabel('What').selectOption('Seller applications');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/act=shops\.application/);
  await expect(page.getByText('Read a seller application').first()).toBeVisible();
  await expectAccessible(page);
  const table = await page.request.get(
    (await page.getByRole('link', { name: 'Download CSV', includeHidden: true }).getAttribute('href')) ?? '',
  );
  expect(await table.text()).toContain('shops.application.read');
});

/** Somewhere in the middle, where no other journey comes. */
async function quietProduct(api: APIRequestContext): Promise<{ slug: string; name: string }> {
  const { count } = await (await api.get('/api/v1/products?page_size=1')).json();
  const list = await (
    await api.get(`/api/v1/products?ordering=price&page_size=1&page=${Math.floor(count / 2) + 7}`)
  ).json();
  return list.results[0];
}

test('a buyer reports a product; an admin sees the report at once, hides the product with a note and restores it', {
  tag: '@phone',
}, async ({ page, browser, baseURL, request }) => {
  test.slow();
  const { slug, name } = await quietProduct(request);
  const adminPage = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await logIn(adminPage, admin);
  await adminPage.goto('/admin/reports');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

  await becomeConfirmedBuyer(page, String(baseURL));
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: 'Report product' }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  await dialog.getByLabel('Reason').selectOption('Misleading product descriptions');
  await dialog.getByLabel('Details').fill('It is smaller than the picture says.');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(dialog).toBeHidden();

  const entries = adminPage.getByRole('navigation', { name: 'Admin', exact: true });
  await expect(entries.getByRole('link', { name: /Reports\s*\d+ waiting/ })).toBeVisible();
  // The words for screen readers alone stand far to the right, within what is scrolled sideways.
  expect(await adminPage.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await adminPage.getByRole('rowgroup').filter({ hasText: name }).getByRole('link').last().click();
  await expect(adminPage.getByText('It is smaller than the picture says.')).toBeVisible();
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: 'Hide', exact: true }).click();
  const decision = adminPage.getByRole('dialog');
  const send = decision.getByRole('button', { name: 'Hide', exact: true });
  await expect(send).toBeDisabled();
  await decision.getByLabel('Note').fill('Thank you, we took it down.');
  await decision.getByLabel('Reason').fill('Its size is not what it says.');
  await adminPage.context().setOffline(true);
  await send.click();
  await expect(adminPage.getByText(texts.networkError)).toBeVisible();
  await adminPage.context().setOffline(false);
  await expect(decision.getByLabel('Note')).toHaveValue('Thank you, we took it down.');
  // The reporter's page is open, and hears of it by itself.
  const listening = waitForSubscription(page);
  await page.goto('/dashboard/notifications');
  await listening;
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await send.click();
  await expect(adminPage.getByText('Hidden', { exact: true }).first()).toBeVisible();
  await expect(async () => expect((await request.get(`/api/v1/products/${slug}`)).status()).toBe(404)).toPass();
  await expect(page.getByRole('main').getByText('Thank you, we took it down.')).toBeVisible();

  await adminPage.getByRole('button', { name: 'Show it again' }).click();
  await adminPage.getByRole('dialog').getByLabel('Reason').fill('The pictures are right now.');
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Show it again' }).click();
  await expect(adminPage.getByRole('button', { name: 'Show it again' })).toHaveCount(0);
  expect((await request.get(`/api/v1/products/${slug}`)).status()).toBe(200);
});
