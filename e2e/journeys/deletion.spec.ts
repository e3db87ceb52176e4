import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { inTime } from '#config.ts';
import { becomeBuyer, placeOrder, plentyOf } from '#shopping.ts';
import { demo, expect, logInByForm, test } from '#test.ts';

test('an account is deleted once its orders are done, and a login restores it @phone', async ({
  page,
  baseURL,
  playwright,
}) => {
  test.slow();
  const origin = String(baseURL);
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api);
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
  const deletions = await loseFreshPassword(page);
  await remove.click();
  const asking = page.getByRole('dialog', { name: 'Your password, please' });
  await expectDialogAccessible(page);
  await asking.getByLabel('Your password', { exact: true }).fill('Wrong#2026');
  await asking.getByRole('button', { name: 'Go on' }).click();
  await expect(asking.getByText(texts.oldPasswordWrong)).toBeVisible();
  await asking.getByLabel('Your password', { exact: true }).fill(demo.buyer.password);
  await asking.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Your account has been scheduled for deletion.')).toBeVisible();
  // Refused once, and sent once more with the right password; the wrong one sends nothing.
  expect(deletions).toHaveLength(2);
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await logInByForm(page, { email, password: demo.buyer.password });
  await expect(page.getByText('Your account has been scheduled for deletion.')).toHaveCount(0, {
    timeout: inTime(1000),
  });
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('main').getByRole('link', { name: 'Your account is restored' })).toBeVisible();
});

/** Refuses the deletion until the password is entered, as ten minutes after the login. Returns the requests. */
async function loseFreshPassword(page: Page) {
  const failure = {
    __typename: 'RefusedError',
    code: 'PASSWORD_NEEDED',
    message: texts.passwordNeeded,
    retryAfter: null,
  };
  const result = { __typename: 'DeleteAccountPayload', errors: [failure] };
  const deletions: unknown[] = [];
  let isGiven = false;
  await page.route('**/graphql*', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('DeleteAccount')) deletions.push(body);
    if (body.includes('DeleteAccount') && !isGiven) return route.fulfill({ json: { data: { result } } });
    if (!body.includes('ConfirmPassword')) return route.fallback();
    const response = await route.fetch();
    isGiven = (await response.json()).data.result.errors.length === 0;
    return route.fulfill({ response });
  });
  return deletions;
}
