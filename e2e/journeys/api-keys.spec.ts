import { expectAccessible } from '#accessible.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { expect, test } from '#test.ts';

test('a user creates an API key, which works until it is revoked', { tag: '@large-deep' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  await becomeConfirmedBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=developer');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Create key' })).toBeDisabled();
  await dialog.getByLabel('Name').fill('Stock sync');
  await dialog.getByLabel('Name').blur();
  await expect(dialog.getByText('Choose what the key may do.')).toBeVisible();
  await dialog.getByLabel('See your orders, their addresses and your cart').check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.getByText(/^bsk_[\w-]{43}$/).textContent();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(/^bsk_[\w-]{43}$/)).toHaveCount(0);

  const headers = { authorization: `Bearer ${secret}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
  expect((await program.get('/api/cart')).status()).toBe(200);
  expect((await program.get('/api/chat/list')).status()).toBe(403);
  await page.reload();
  await expect(page.getByText(/^Last used /)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Stock sync' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Stock sync is revoked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revoke Stock sync' })).toHaveCount(0);
  expect((await program.get('/api/cart')).status()).toBe(401);
  await program.dispose();
});
