import { expectAccessible } from '#accessible.ts';
import { picture } from '#selling.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, logIn, test } from '#test.ts';

test('a profile is validated, saved and shown @phone', async ({ page, context, baseURL }) => {
  test.slow();
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('link', { name: /^Complete your profile/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const update = page.getByRole('button', { name: 'Update profile' });
  await expect(update).toBeDisabled();
  const wrong: [string, string, string][] = [
    ['Date of birth', '2100-01-01', 'Date of birth cannot be in the future'],
    ['Phone', '12345', 'Phone number must be +233 followed by 9 digits'],
    ['WhatsApp (optional)', '12345', 'WhatsApp number must be +233 followed by 9 digits'],
    ['Address', 'Osu', 'Address must be at least 5 characters long'],
    ['City', 'Accra 2', 'City can only contain letters and spaces'],
    ['GhanaPost GPS address (optional)', 'GA183', 'A GhanaPost GPS address looks like GA-183-8164'],
  ];
  const right: [string, string][] = [
    ['Date of birth', '1994-08-21'],
    ['Phone', '+233241234567'],
    ['WhatsApp (optional)', ''],
    ['Address', '14 Oxford Street'],
    ['City', 'Sunyani'],
    ['GhanaPost GPS address (optional)', 'bs-0123-4567'],
  ];
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Region').selectOption('Bono (Brong Ahafo)');
  for (const [field, value, text] of wrong) {
    await page.getByLabel(field, { exact: true }).fill(value);
    await page.getByLabel(field, { exact: true }).blur();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(update).toBeDisabled();
  await expectAccessible(page);
  for (const [field, value] of right) await page.getByLabel(field, { exact: true }).fill(value);
  await update.click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByText('Sunyani, Bono (Brong Ahafo)')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(update).toBeDisabled();
  const chosen = page.getByLabel('Choose profile picture');
  await chosen.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') });
  await expect(page.getByText('Profile picture must be a JPEG, PNG, or WebP image')).toBeVisible();
  await expect(update).toBeDisabled();
  await chosen.setInputFiles(await picture(page));
  // Nothing else was touched.
  await update.click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('img', { name: 'Profile picture as it is' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove profile picture' }).click();
  await update.click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Remove profile picture' })).toHaveCount(0);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('21 August 1994')).toBeVisible();
  await expect(page.getByText('14 Oxford Street · BS-0123-4567')).toBeVisible();

  // In two tabs: the second one loads the saved values, keeps its typed ones, and saves with the next press.
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/dashboard/profile/update');
  await page.getByLabel('City').fill('Kumasi');
  await page.getByLabel('WhatsApp').fill('+233201234567');
  await other.getByLabel('City').fill('Tema');
  await other.getByLabel('Address', { exact: true }).fill('7 Harbour Road');
  await update.click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await other.getByRole('button', { name: 'Update profile' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Your changes are still here' })).toBeVisible();
  await expect(other.getByLabel('City')).toHaveValue('Tema');
  await expect(other.getByLabel('WhatsApp')).toHaveValue('+233201234567');
  await other.getByLabel('City').fill('Kumasi');
  await other.getByRole('button', { name: 'Update profile' }).click();
  await expect(other).toHaveURL(/\/dashboard\/profile$/);
  for (const words of ['7 Harbour Road · BS-0123-4567', 'Kumasi, Bono (Brong Ahafo)', '+233201234567'])
    await expect(other.getByText(words)).toBeVisible();
});

test('the settings change the password, the theme and what others see @phone', { tag: '@deep' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const email = await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings');
  await expect(page.getByText('Show when I am online')).toBeVisible();
  await expectAccessible(page);
  const mails = page.getByRole('checkbox', { name: 'Orders: Email' });
  const messages = page.getByRole('checkbox', { name: 'Messages: Email' });
  const wasOn = await messages.isChecked();
  // The second box is pressed while the first one is still being saved.
  await messages.press('Space');
  await mails.press('Space');
  await expect(mails).not.toBeChecked();
  await expect(mails).toBeFocused();
  await expect(messages).toBeChecked({ checked: !wasOn });
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Security' }).click();
  // On a phone what was chosen comes into view.
  await expect
    .poll(async () => (await page.getByRole('heading', { name: 'Change password' }).boundingBox())?.y)
    .toBeLessThan(200);
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('Wrong#2026');
  await page.getByLabel('New password', { exact: true }).fill('Medaase#2027');
  await page.getByLabel('Confirm password').fill('Medaase#2027');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Current password').fill('Akwaaba#2026');
  await change.click();
  await expect(page.getByText('Password Changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await context.clearCookies();
  await logIn(page, { email, password: 'Medaase#2027' });
});
