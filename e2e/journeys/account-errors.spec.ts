import { bend, close, expectText, put } from '#faults.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, test } from '#test.ts';

const somethingWrong = 'Something went wrong. Please try again.';

test('each failure of a login and of a password change shows its own text @phone @deep', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/dashboard/settings?section=subscription');
  await expectText(page, 'Please log in to view subscription details.');
  await expect(page).toHaveURL(/\/login\?redirect=.*subscription/);
  await page.getByLabel('Email').fill('ama@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
  const login = page.getByRole('main').getByRole('button', { name: /^log ?in$/i });
  await bend(page, '"LogIn"', 'a fault');
  await login.click();
  await expectText(page, 'Login failed');
  await bend(page, '"LogIn"', 'no answer');
  await login.click();
  await expectText(page, 'Something went wrong');

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('ama@example.com');
  const send = page.getByRole('button', { name: 'Send reset link' });
  await bend(page, '"RequestPasswordReset"', 'a fault');
  await send.click();
  await expectText(page, 'Failed to send reset email');
  await bend(page, '"RequestPasswordReset"', 'no answer');
  await send.click();
  await expectText(page, somethingWrong);

  await bend(page, '"CheckResetLink"', 'no answer');
  await page.goto('/reset-password?token=somebody/sometoken');
  await expectText(page, 'Failed to validate reset link');
  await bend(page, '"CheckResetLink"', put('data.result.isValid', true));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('New password', { exact: true }).fill('Medaase#2027');
  await page.getByLabel('Confirm password').fill('Medaase#2027');
  const reset = page.getByRole('button', { name: 'Reset password' });
  await bend(page, '"ResetPassword"', 'a fault');
  await reset.click();
  await expectText(page, 'Failed to reset password');
  await bend(page, '"ResetPassword"', 'no answer');
  await reset.click();
  await expectText(page, somethingWrong);
  await bend(page, '', null);
  await reset.click();
  await expectText(page, 'Invalid or expired reset link');
});

test('each failure of an account action shows its own text @phone @deep', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/profile');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible();
  await bend(page, '"Profile"', 'a fault');
  await refresh.click();
  await expectText(page, 'Failed to refresh profile information. Please try again.');
  await close(page);
  await bend(page, '', null);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const filled = [
    ['Date of birth', '1994-08-21'],
    ['Phone', '+233241234567'],
    ['Address', '14 Oxford Street'],
    ['City', 'Accra'],
  ] as const;
  for (const [field, value] of filled) await page.getByLabel(field, { exact: true }).fill(value);
  await page.getByLabel('Gender').selectOption('Other');
  await page.getByLabel('Region').selectOption('Oti');
  const update = page.getByRole('button', { name: 'Update profile' });
  await bend(page, '"ChangeProfile"', 'a fault');
  await update.click();
  await expectText(page, 'Failed to update profile');
  await bend(page, '"ChangeProfile"', 'no answer');
  await update.click();
  await expectText(page, 'Network error. Please check your connection and try again.');
  await bend(page, '', null);

  await page.goto('/dashboard/settings?section=security');
  await page.getByLabel('Current password').fill('Akwaaba#2026');
  await page.getByLabel('New password', { exact: true }).fill('Medaase#2027');
  await page.getByLabel('Confirm password').fill('Medaase#2027');
  const change = page.getByRole('button', { name: 'Change password' });
  await bend(page, '"ChangePassword"', 'a fault');
  await change.click();
  await expectText(page, 'Failed to change password');
  await bend(page, '"ChangePassword"', 'no answer');
  await change.click();
  await expectText(page, somethingWrong);

  await page.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Reason').selectOption('Privacy');
  const remove = dialog.getByRole('button', { name: 'Delete Account' });
  await bend(page, '"DeleteAccount"', 'a fault');
  await remove.click();
  await expect(dialog.getByText('Failed to delete account')).toBeVisible();
  await bend(page, '"DeleteAccount"', 'no answer');
  await remove.click();
  await expect(dialog.getByText(somethingWrong)).toBeVisible();
  await bend(page, '', null);
  expect((await page.request.get('/api/me')).status()).toBe(200);
});

test('each failure of a message or report shows its own text, and a retry sends it once @phone @deep', async ({
  page,
  baseURL,
  request,
}) => {
  const email = await becomeConfirmedBuyer(page, String(baseURL));
  await page.goto('/contact');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Subject').fill('A parcel');
  await page.getByLabel('Message').fill('The rider called on Friday.');
  await bend(page, '"Contact"', 'a fault');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expectText(page, 'Failed to Send');
  await expectText(page, somethingWrong);
  await expect(page.getByLabel('Message')).toHaveValue('The rider called on Friday.');
  await bend(page, '', null);

  const [shop] = (await (await request.get('/api/shops?ordering=-newest')).json()).results;
  await page.goto(`/shops/${shop.business_slug}`);
  await page.getByRole('button', { name: 'Report Seller' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('Other');
  await dialog.getByLabel('Details').fill('The phone was always off.');
  const submit = dialog.getByRole('button', { name: 'Submit report' });
  for (const fault of ['no answer', 'a fault'] as const) {
    await bend(page, '"ReportShop"', fault);
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to submit report. Please try again.');
    await expect(dialog.getByLabel('Details')).toHaveValue('The phone was always off.');
    await dialog.getByLabel('Details').press('End');
  }
  let sent = 0;
  await bend(page, '', null);
  await page.route('**/graphql*', (route) => {
    if (`${route.request().postData()}`.includes('"ReportShop"')) sent += 1;
    return route.continue();
  });
  await submit.dblclick();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
});
