import { expectAccessible } from '#accessible.ts';
import { becomeBuyer, twoProducts } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };
const reason = 'Three sellers waited in vain for you to take your parcels.';

test('an admin suspends a person, whose open page says so and whose order is refused, and lifts it again @phone', {
  tag: '@deep',
}, async ({ page, browser, baseURL, request }) => {
  test.slow();
  const origin = String(baseURL);
  const [product] = await twoProducts(request);
  const email = await becomeBuyer(page, origin);
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('12 Oxford Street, Osu');
  await dialog.getByLabel('City').fill('Accra');
  await dialog.getByLabel('Region').selectOption('Greater Accra');

  const desk = await (await browser.newContext({ baseURL: origin })).newPage();
  await logIn(desk, admin);
  await desk.goto('/admin/people');
  await desk.getByLabel('Find a person').fill(email);
  await desk.getByLabel('Find a person').press('Enter');
  await desk
    .getByRole('main')
    .getByRole('link', { name: new RegExp(email) })
    .click();
  await expect(desk.getByText('Nothing was reported.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /End the session on/ })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Suspend' }).click();
  const suspend = desk.getByRole('dialog');
  await suspend.getByLabel('Reason').fill(reason);
  await suspend.getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  await expectAccessible(desk);

  const banner = page.locator('p').filter({ hasText: reason });
  await expect(banner).toBeVisible();
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(page.getByText(/Your account is suspended\. You can still read.*\/contact/)).toBeVisible();

  await desk.getByRole('button', { name: 'Lift the suspension' }).click();
  await desk.getByRole('button', { name: 'Lift it' }).click();
  await expect(desk.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(banner).toBeHidden();
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is placed' })).toBeVisible();
});
