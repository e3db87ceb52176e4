import type { Browser, Page } from '@playwright/test';
import { becomeBuyer } from '#shopping.ts';
import { demo, expect, expectAccessible, logIn, test } from '#test.ts';

test.use({ permissions: ['camera'] });

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };

/** A picture of a card, made by the browser itself. */
async function card(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 560;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#f2b13c';
      context.fillRect(0, 0, 900, 560);
    }
    return canvas.toDataURL('image/png');
  });
  return { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
}

async function fillBusiness(page: Page, name: string) {
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Business phone').fill('0244318207');
  await page.getByLabel('Business address').fill('Shop 14, Adum Market');
  await page.getByLabel('City').fill('Kumasi');
  await page.getByLabel('Region').selectOption('Ashanti');
  await page.getByLabel('Shop description').fill('Cloth from Bonwire, by the yard.');
  await page.getByLabel('ID type').selectOption('Ghana Card');
  await page.getByLabel('ID number').fill('GHA-723491234-5');
}

async function boss(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await logIn(page, admin);
  return page;
}

async function openApplication(page: Page, name: string) {
  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a buyer becomes a seller with a camera; an admin turns it down, then verifies; the banner follows @phone', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const name = `Edom Fabrics ${project.name} ${Date.now()}`;
  const email = await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/shop');
  await expect(page.getByRole('heading', { name: 'Open your shop in a few minutes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a shop' }).last().click();
  await expect(page.getByLabel('Business email')).toHaveValue(email);
  const send = page.getByRole('button', { name: 'Send application' });
  await expect(send).toBeDisabled();
  await page.getByLabel('ID number').fill('123');
  await page.getByLabel('ID type').selectOption('Passport');
  await page.getByLabel('Business phone').fill('12');
  await page.getByLabel('Business phone').blur();
  await expect(page.getByText('A passport number has 8 uppercase letters and digits')).toBeVisible();
  await expect(page.getByText('Business phone must be +233 followed by 9 digits')).toBeVisible();
  await fillBusiness(page, name);
  await page.getByLabel('Choose ID document').setInputFiles(await card(page));
  await page.getByRole('button', { name: 'Take a selfie' }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(page.getByRole('img', { name: 'To be sent: picture' })).toHaveCount(2);
  // Until the pictures are in it is faint, and then becomes clear.
  await expect(page.getByRole('button', { name: 'Send application' })).toBeEnabled();
  await expectAccessible(page);
  // What was begun is there again.
  await expect(send).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  await expect(page.getByRole('img', { name: 'To be sent: picture' })).toHaveCount(2);
  await send.click();
  await expect(page).toHaveURL(/\/dashboard\/shop\/subscriptions$/);
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await expect(page.getByText('₵420')).toBeVisible();
  await expectAccessible(page);

  const desk = await boss(browser, String(baseURL));
  await openApplication(desk, name);
  await expect(desk.getByRole('img', { name: /ID document/ })).toBeVisible();
  await expect(desk.getByText('GHA-723491234-5')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Reject' }).click();
  await desk.getByLabel('Reason').fill('The card cannot be read.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification Rejected' })).toBeVisible();
  await expect(page.getByText('“The card cannot be read.”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();

  await page.getByRole('link', { name: 'Resubmit Application' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  await page.getByLabel('ID type').selectOption('Ghana Card');
  await page.getByLabel('ID number').fill('GHA-723491234-5');
  await page.getByLabel('Choose ID document').setInputFiles(await card(page));
  await page.getByLabel('Choose a photo instead').setInputFiles(await card(page));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await openApplication(desk, name);
  await desk.getByRole('button', { name: 'Ask for one picture' }).click();
  await desk.getByLabel('Picture', { exact: true }).selectOption('Selfie');
  await desk.getByLabel('Reason').fill('Your face is in the dark.');
  await desk.getByRole('button', { name: 'Ask again' }).click();
  await expect(desk.getByText('Asked for again: Selfie')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please send your selfie again' })).toBeVisible();
  await expect(page.getByText('“Your face is in the dark.”')).toBeVisible();
  await page.getByRole('link', { name: 'Send it again' }).click();
  await expect(page.getByLabel('Choose ID document')).toHaveCount(0);
  await page.getByLabel('Choose a photo instead').setInputFiles(await card(page));
  await expect(page.getByRole('button', { name: 'Send picture' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send picture' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await openApplication(desk, name);
  await desk.getByRole('button', { name: 'Verify' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
  await expect(desk.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Verification/ })).toHaveCount(0);
  await page.goto('/dashboard/shop');
  await expect(page.getByText('Verified Seller')).toBeVisible();
  await desk.getByRole('button', { name: 'Revoke' }).click();
  await desk.getByLabel('Reason').fill('The shop sold fake goods.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible();
});

test('who is no admin finds nothing there @phone', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
