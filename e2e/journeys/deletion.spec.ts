import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { inTime } from '#config.ts';
import { becomeBuyer, placeOrder, twoProducts } from '#shopping.ts';
import { demo, expect, logInByForm, test } from '#test.ts';

test('an account is deleted when its orders are done, and a login takes it back @phone', async ({
  page,
  baseURL,
  playwright,
}) => {
  test.slow();
  const origin = String(baseURL);
  const api = await playwright.request.newContext({ baseURL });
  const [product] = await twoProducts(api);
  await api.dispose();
  const email = await becomeBuyer(page, origin);
  const code = await placeOrder(page.request, origin, product.id);

  await page.goto('/dashboard/settings?section=security');
  const open = page.getByRole('main').getByRole('button', { name: 'Delete Account' });
  await expectAccessible(page);
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: code })).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Delete Account' });
  await expect(remove).toBeDisabled();
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const cancelled = await page.request.post(`/api/orders/${code}/status`, {
    data: { action: 'cancel' },
    headers: { origin },
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);

  await open.click();
  await expect(remove).toBeEnabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await remove.click();
  await expect(page.getByText('Please type DELETE to confirm account deletion.')).toBeVisible();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await remove.click();
  await expect(page.getByText('Please select a reason for deleting your account.')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('Privacy');
  await remove.click();
  await expect(page.getByText('Your account has been scheduled for deletion.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await logInByForm(page, { email, password: demo.buyer.password });
  await expect(page.getByText('Your account has been scheduled for deletion.')).toHaveCount(0, {
    timeout: inTime(1000),
  });
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('main').getByRole('link', { name: 'Your account is restored' })).toBeVisible();
});
