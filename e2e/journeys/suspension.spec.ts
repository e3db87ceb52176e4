import { expectAccessible } from '#accessible.ts';
import { becomeBuyer, plentyOf } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };
const reason = 'Three sellers waited in vain for you to take your parcels.';

test('an admin suspends a user, whose open page says so and whose order is refused, and ends the suspension @phone @deep', {
  tag: '@deep',
}, async ({ page, browser, baseURL, request }) => {
  test.slow();
  const origin = String(baseURL);
  const product = await plentyOf(request);
  const email = await becomeBuyer(page, origin);
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('12 Oxford Street, Osu');
  await dialog.getByLabel('City').fill('Accra');
  await dialog.getByLabel('Region').selectOption('Greater Accra');

  const adminPage = await (await browser.newContext({ baseURL: origin })).newPage();
  await logIn(adminPage, admin);
  await adminPage.goto('/admin/users');
  await adminPage.getByLabel('Find a user').fill(email);
  await adminPage.getByLabel('Find a user').press('Enter');
  await adminPage.getByRole('rowgroup').filter({ hasText: email }).getByRole('link').click();
  await expect(adminPage.getByRole('button', { name: /Log out this device/ })).toBeVisible();
  await expect(adminPage.getByRole('heading', { name: 'Reports about them' })).toHaveCount(0);
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: 'Suspend' }).click();
  const suspend = adminPage.getByRole('dialog');
  await suspend.getByLabel('Reason').fill(reason);
  await suspend.getByRole('button', { name: 'Suspend' }).click();
  await expect(adminPage.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  await expectAccessible(adminPage);

  const banner = page.locator('p').filter({ hasText: reason });
  await expect(banner).toBeVisible();
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(page.getByText(/Your account is suspended\. You can still browse.*\/contact/)).toBeVisible();

  await adminPage.getByRole('button', { name: 'Lift the suspension' }).click();
  await adminPage.getByRole('button', { name: 'Lift it' }).click();
  await expect(adminPage.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(banner).toBeHidden();
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(page.getByRole('dialog', { name: /^Medaase, / })).toBeVisible();
});
