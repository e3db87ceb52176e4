import { expectAccessible } from '#accessible.ts';
import { patience } from '#config.ts';
import { mailedPath } from '#mails.ts';
import { becomeBuyer, signUp } from '#shopping.ts';
import { demo, expect, fillLogin, test } from '#test.ts';

const fresh = 'Medaase#2027';

test('the link in the mail sets a new password once @phone', async ({ page, request, baseURL }) => {
  test.slow();
  const email = await signUp(request, String(baseURL));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send reset link' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill('ama@example');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await send.click();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  await expectAccessible(page);

  const link = await mailedPath(page.request, email, 'reset-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('abc');
  await expect(page.getByText('Weak')).toBeVisible();
  await page.getByLabel('Confirm password').fill(fresh);
  await page.getByLabel('Confirm password').blur();
  await expect(page.getByText('New password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  const reset = page.getByRole('button', { name: 'Reset password' });
  await expect(reset).toBeDisabled();
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await expect(page.getByText('Strong')).toBeVisible();
  await expectAccessible(page);
  await reset.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Successful!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/, { timeout: patience(15_000) });
  await fillLogin(page, { email, password: fresh });
  await expect(page).toHaveURL(/\/$/);

  await page.goto(link);
  await expect(page.getByText('Invalid or expired reset link')).toBeVisible();
  // The same address once more would be a reload, which finds the link again.
  await page.goto('/login');
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid reset link')).toBeVisible();
  await expectAccessible(page);
});

test('the link in the mail confirms the address, and the reminder disappears @phone @deep', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
  const email = await signUp(page.request, String(baseURL));
  await page.goto('/account');
  const reminder = page.getByRole('complementary', { name: 'Confirm your email address' });
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: 'Send again' }).click();
  await expect(reminder.getByText('We have sent you a link to confirm your email address.')).toBeVisible();
  const link = await mailedPath(page.request, email, 'confirm-email');
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  await expect(confirm).toBeVisible();
  // The link is in no address that others may read, and a reload still finds it.
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  await page.reload();
  await confirm.click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  await expect(reminder).toBeHidden();
  await page.goto(link);
  await confirm.click();
  await expect(page.getByText('Invalid or expired confirmation link')).toBeVisible();
});

test('the link to the new address changes the email, and the link to the old one undoes it @phone @deep', {
  tag: '@deep',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const email = await becomeBuyer(page, String(baseURL));
  await page.goto(await mailedPath(page.request, email, 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/dashboard/settings?section=security');
  await expect(page.getByText(`You log in by ${email}.`)).toBeVisible();
  const ask = page.getByRole('button', { name: 'Change email address' });
  await expect(ask).toBeDisabled();
  const next = `new.${email}`;
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password').fill('Wrong#2026');
  await ask.click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Your password').fill(demo.buyer.password);
  await ask.click();
  await expect(page.getByText(`Open the link that we sent to ${next}`)).toBeVisible();
  await expect(page.getByLabel('Your password')).toHaveValue('');
  await expectAccessible(page);

  const mobile = await (await browser.newContext({ baseURL })).newPage();
  await mobile.goto(await mailedPath(page.request, next, 'change-email'));
  await expect(mobile).toHaveURL(/\/change-email$/);
  await mobile.getByRole('button', { name: 'Use this address' }).click();
  await expect(mobile.getByText('Your email address has been changed.')).toBeVisible();
  await expectAccessible(mobile);
  await page.reload();
  await expect(page.getByText(`You log in by ${next}.`)).toBeVisible();

  await mobile.goto(await mailedPath(page.request, email, 'secure-account'));
  await mobile.getByRole('button', { name: 'It was not me' }).click();
  await expect(mobile.getByText('Your account is secured.')).toBeVisible();
  await expectAccessible(mobile);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await mobile.goto(await mailedPath(page.request, email, 'reset-password'));
  await expect(mobile.getByLabel('Confirm password')).toBeVisible();
  await mobile.context().close();
});
