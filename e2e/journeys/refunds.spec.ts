import { expectAccessible } from '#accessible.ts';
import { patience } from '#config.ts';
import { atProvider, becomeSeller } from '#paying.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('an admin decides a partial refund of the provider and refunds the rest, and the open page of the seller follows @deep', {
  tag: ['@phone', '@deep'],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const shop = `Refunded Shop ${Date.now()}`;
  await becomeSeller(page, String(baseURL), shop);
  await page.goto('/dashboard/shop/subscriptions');
  await page.getByRole('link', { name: /: 1 Month$/ }).click();
  await page.getByRole('button', { name: 'Pay ₵50' }).click();
  await page.waitForURL(/\/checkout\//);
  const checkout = page.url();
  await atProvider(page, 'Approve GHS 50.00');
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByRole('heading', { name: '1 Month', level: 2 })).toBeVisible();

  const provider = await page.context().newPage();
  await provider.goto(checkout);
  await provider.getByLabel('Refund (GHS)').fill('10');
  await provider.getByRole('button', { name: 'Refund' }).click();
  await expect(provider.getByText('It goes back.')).toBeVisible();

  const adminPage = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await logIn(adminPage, { email: 'admin@besesaka.test', password: demo.seller.password });
  await adminPage.goto('/admin/payments');
  await adminPage.getByRole('searchbox', { name: 'Find a payment' }).fill(shop);
  await adminPage.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(adminPage).toHaveURL(/q=/);
  await expect(adminPage.getByRole('link', { name: /Plan: 1 Month/ })).toHaveCount(1);
  await expectAccessible(adminPage);
  await adminPage.getByRole('link', { name: /Plan: 1 Month/ }).click();
  await expect(adminPage.getByRole('cell', { name: 'Plans Charge' })).toBeVisible();
  await expectAccessible(adminPage);
  await expect(async () => {
    await adminPage.reload();
    await expect(adminPage.getByText('Partly refunded', { exact: true }).first()).toBeVisible({
      timeout: patience(2_000),
    });
  }).toPass();
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: 'Keep it active' }).click();
  await expect(adminPage.getByRole('button', { name: 'Keep it active' })).toHaveCount(0);
  await adminPage.getByRole('button', { name: 'Refund' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Refund ₵40?' });
  await dialog.getByLabel('Reason').fill('You paid for it by mistake.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('heading', { name: 'You are on the free tier' })).toBeVisible();
  await expect(adminPage.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await adminPage.goto('/admin/payments/ledger');
  await expect(adminPage.getByText('All accounts sum to zero.')).toBeVisible();
  await expectAccessible(adminPage);
});
