import type { Page } from '@playwright/test';
import { mailedPath } from '#mails.ts';
import { picture } from '#selling.ts';
import { becomeBuyer, signUp } from '#shopping.ts';
import { demo, expect, expectAlive, test } from '#test.ts';
import { answer, openAndLeave, tabAndChoose, tabAndEnter, tabAndType, tabTo } from './keys.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The fields that the profile and a saved address share. */
async function typeAddress(page: Page, phone: string) {
  await tabAndType(page, page.getByLabel('Phone', { exact: true }), phone);
  await tabAndType(page, page.getByLabel('Address', { exact: true }), '14 Oxford Street');
  await tabAndType(page, page.getByLabel('City'), 'Accra');
  await tabTo(page, page.getByLabel('Region'));
  await page.keyboard.type('Greater');
}

test('a visitor signs up by keyboard @phone @deep', { tag: '@deep' }, async ({ page }) => {
  const email = `esi.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
  await page.goto('/signup');
  await tabAndType(page, page.getByLabel('Full name'), 'Esi Owusu');
  await tabAndType(page, page.getByLabel('Email'), email);
  await tabAndType(page, page.getByLabel('Phone'), '0241234567');
  await tabAndType(page, page.getByLabel('Password', { exact: true }), demo.buyer.password);
  await tabAndType(page, page.getByLabel('Confirm password'), demo.buyer.password);
  await tabAndEnter(page, page.getByRole('main').getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/\/$/);
});

test('a user edits the profile and the address book by keyboard @phone @deep', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeVisible();
  await tabAndEnter(page, page.getByRole('link', { name: 'Edit Profile' }));
  await expect(page).toHaveURL(/update$/);
  await tabAndChoose(page, page.getByRole('button', { name: 'Choose profile picture' }), await picture(page));
  await tabAndEnter(page, page.getByRole('button', { name: 'Remove profile picture' }));
  await expect(heading(page, 'Update profile')).toBeFocused();
  await tabTo(page, page.getByLabel('Gender'));
  await page.keyboard.type('Fem');
  await tabTo(page, page.getByLabel('Date of birth'));
  await page.keyboard.type('08081994');
  await typeAddress(page, '+233241234567');
  await tabAndEnter(page, page.getByRole('button', { name: 'Update profile' }));
  await expect(page).toHaveURL(/profile$/);
  await expect(page.getByText('8 August 1994')).toBeVisible();

  const book = heading(page, 'Delivery addresses');
  await tabAndEnter(page, page.getByRole('button', { name: 'Add an address' }));
  await expect(book).toBeFocused();
  await tabAndType(page, page.getByLabel('Name of the address'), 'Home');
  await tabAndType(page, page.getByLabel('Who receives it'), 'Esi Owusu');
  await typeAddress(page, '0241234567');
  await tabAndEnter(page, page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByRole('button', { name: 'Edit Home' })).toBeVisible();
  await expect(book).toBeFocused();
  await tabAndEnter(page, page.getByRole('button', { name: 'Remove Home' }));
  await expect(page.getByRole('button', { name: 'Remove Home' })).toHaveCount(0);
  await expect(book).toBeFocused();
});

test('a user changes notifications and theme by keyboard @phone @deep', { tag: '@deep' }, async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings');
  const orders = page.getByRole('checkbox', { name: 'Orders: Email' });
  await tabTo(page, orders);
  await page.keyboard.press('Space');
  await expect(orders).toBeFocused();
  await page.goto('/dashboard/settings?section=appearance');
  await tabAndEnter(page, page.getByRole('main').getByRole('button', { name: 'Dark' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a user uses the security settings by keyboard @phone @deep', { tag: '@deep' }, async ({
  page,
  request,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const email = await becomeBuyer(page, String(baseURL));
  // The session of another device.
  await request.post('/api/login', {
    data: { email, password: demo.buyer.password },
    headers: { origin: String(baseURL) },
  });
  await page.goto('/dashboard/settings');
  await tabAndEnter(page, page.getByRole('link', { name: 'Security' }));
  await expect(page.getByRole('link', { name: 'Security' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await tabAndType(page, page.getByLabel('Current password'), 'Wrong#2026');
  await tabAndType(page, page.getByLabel('New password', { exact: true }), 'Medaase#2027');
  await tabAndType(page, page.getByLabel('Confirm password'), 'Medaase#2027');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await tabAndEnter(page, page.getByRole('button', { name: 'Log out all other devices' }));
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log out all other devices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, 'Log out');
  await expect(page.getByRole('button', { name: 'Log out all other devices' })).toHaveCount(0);
  await expect(main.locator(':focus')).toHaveCount(1);
  const download = page.getByRole('button', { name: 'Download my data' });
  await tabAndEnter(page, download);
  await expect(page.getByRole('link', { name: /^Save the archive/ })).toBeVisible();
  await expect(download).toBeFocused();
});

test('a user deletes the account and logs in again by keyboard @phone @deep', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const email = await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=security');
  const remove = page.getByRole('main').getByRole('button', { name: 'Delete Account' });
  await openAndLeave(page, remove, (dialog) => dialog.getByLabel('Type DELETE to confirm'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  if (!(await dialog.getByLabel('Reason').evaluate((element) => element === document.activeElement)))
    await tabTo(page, dialog.getByLabel('Reason'), 4);
  await page.keyboard.type('Priv');
  await tabAndType(page, dialog.getByLabel('Type DELETE to confirm'), 'DELETE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabAndType(page, page.getByLabel('Email'), email);
  await tabAndType(page, page.getByLabel('Password', { exact: true }), demo.buyer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('a user resets a forgotten password by keyboard @phone @deep', { tag: '@deep' }, async ({
  page,
  request,
  baseURL,
}) => {
  const email = await signUp(request, String(baseURL));
  await page.goto('/login');
  const forgot = page.getByRole('link', { name: 'Forgot your password?' });
  // Before hydration a press would load the page from the server, and no heading would get the focus.
  await expectAlive(forgot);
  await tabAndEnter(page, forgot);
  await expect(heading(page, 'Forgot your password?')).toBeFocused();
  await tabAndType(page, page.getByLabel('Email'), email);
  await tabAndEnter(page, page.getByRole('button', { name: 'Send reset link' }));
  await expect(heading(page, 'Check your email')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Back to Login' }), 2);
  await page.goto(await mailedPath(page.request, email, 'reset-password'));
  await tabAndType(page, page.getByLabel('New password', { exact: true }), 'Medaase#2027');
  await tabTo(page, page.getByRole('button', { name: 'Show password' }), 1);
  await page.keyboard.press('Space');
  await tabAndType(page, page.getByLabel('Confirm password'), 'Medaase#2027');
  await tabAndEnter(page, page.getByRole('button', { name: 'Reset password' }));
  await expect(heading(page, 'Password Reset Successful!')).toBeFocused();
  await tabAndEnter(page, page.getByRole('link', { name: 'Go to Login' }), 2);
  await expect(page).toHaveURL(/\/login$/);
});

test('a visitor sends a message by keyboard @phone @deep', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await tabAndType(page, page.getByLabel('Name'), 'Efua Quartey');
  await tabAndType(page, page.getByLabel('Email'), 'efua@example.com');
  await tabTo(page, page.getByLabel('What is it about?'), 2);
  await page.keyboard.type('Ord');
  await tabAndType(page, page.getByLabel('Subject'), 'A parcel');
  // The field is taller than the rest of a phone's window, so only its first line is in view.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('The rider called on Friday.');
  await tabAndEnter(page, send);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
});
