import { expectAccessible } from '#accessible.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { expect, test } from '#test.ts';

test('a webhook endpoint is added, tested, inspected and deleted', { tag: '@large-deep' }, async ({
  page,
  baseURL,
}) => {
  await becomeConfirmedBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=developer');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Order printer');
  await dialog.getByLabel('Address').fill('https://10.0.0.1/hook');
  await dialog.getByLabel('New order').check();
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(dialog.getByText(/Enter a public address/)).toBeVisible();
  // A name that never leads anywhere.
  await dialog.getByLabel('Address').fill('https://printer.example/hook');
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved it' }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test event is on its way')).toBeVisible();
  await page.getByText('Deliveries', { exact: true }).click();
  const summaries = page.locator('summary');
  await summaries.filter({ hasText: 'endpoint.test' }).click();
  const attempt = summaries.filter({ hasText: 'No answer' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(attempt).toBeVisible({ timeout: 1000 });
  }).toPass();
  await attempt.click();
  await expect(page.getByText(/The endpoint could not be reached|No answer within/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Waiting for proof', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Order printer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Order printer is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Order printer' })).toHaveCount(0);
});
