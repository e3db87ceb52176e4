import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { mailedPath } from '#mails.ts';
import { picture } from '#selling.ts';
import { becomeBuyer, fillShipping } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

test.use({ permissions: ['camera'] });

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };

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

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

async function openApplication(page: Page, name: string) {
  await page.goto('/admin/applications');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Fills in the form, with errors at first, a camera, and a reload in the middle. */
async function apply(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/dashboard/shop');
  await expect(page.getByRole('heading', { name: 'Open your shop in a few minutes' })).toBeVisible();
  for (const needed of ['Business information', 'National ID document', 'Business contact details', 'Passport photo'])
    await expect(page.getByText(needed, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a shop' }).last().click();
  await expect(page.getByLabel('Business email')).toHaveValue(email);
  const send = page.getByRole('button', { name: 'Send application' });
  await expect(send).toBeDisabled();
  const why = page.getByRole('button', { name: /^Still missing: Business name/ });
  await page.getByLabel('Business email').press('Tab');
  await expect(why).toContainText('Please upload your ID document. Please take a selfie for identity verification.');
  await why.click();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await page.getByLabel('ID number').fill('123');
  await page.getByLabel('ID type').selectOption('Passport');
  await page.getByLabel('Business phone').fill('12');
  await page.getByLabel('Business phone').blur();
  await expect(page.getByText('A passport number has 8 uppercase letters and digits')).toBeVisible();
  await expect(page.getByText('Business phone must be +233 followed by 9 digits')).toBeVisible();
  await fillBusiness(page, name);
  await page.getByLabel('Choose ID document').setInputFiles(await picture(page));
  await page.evaluate('{ const { mediaDevices } = navigator; mediaDevices.getUserMedia = () => Promise.reject(); }');
  await page.getByRole('button', { name: 'Take a selfie', exact: true }).click();
  await expect(page.getByText(/^Camera access is required to take a selfie/)).toBeVisible();
  await page.evaluate('delete navigator.mediaDevices.getUserMedia');
  await page.getByRole('button', { name: 'Take a selfie', exact: true }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  const chosen = page.getByRole('img', { name: 'To be sent: picture' });
  await expect(chosen).toHaveCount(2);
  await expect(chosen.last()).toHaveJSProperty('naturalWidth', 400);
  await expect(chosen.last()).toHaveJSProperty('naturalHeight', 400);
  // The button is enabled once both pictures are uploaded.
  await expect(send).toBeEnabled();
  await expectAccessible(page);
  // The draft is restored, but nothing on the device identifies the seller.
  const stored: string = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
  for (const secret of ['723491234', 'ghana_card', 'image/jpeg']) expect(stored).not.toContain(secret);
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  await expect(page.getByText('Uploaded. We’ll include it in your application.')).toHaveCount(2);
  await expect(page.getByLabel('ID type')).toHaveValue('');
  await page.getByLabel('ID type').selectOption('Ghana Card');
  await page.getByLabel('ID number').fill('GHA 7234912345');
  await send.click();
  await expect(page).toHaveURL(/\/dashboard\/shop\/subscriptions$/);
}

/** The admin rejects, asks for one picture again, and verifies. The seller's screen updates each time. */
async function review(page: Page, adminPage: Page, name: string) {
  await openApplication(adminPage, name);
  await expect(adminPage.getByRole('img', { name: /ID document/ })).toBeVisible();
  await expect(adminPage.getByText('GHA-723491234-5')).toBeVisible();
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: 'Reject' }).click();
  await adminPage.getByLabel('Reason').fill('The card cannot be read.');
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(adminPage.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification Rejected' })).toBeVisible();
  await expect(page.getByText('“The card cannot be read.”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();

  await page.getByRole('link', { name: 'Resubmit Application' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  // The earlier application is prefilled; only the bad picture is replaced.
  await expect(page.getByLabel('ID type')).toHaveValue('ghana_card');
  await expect(page.getByText('Leave it empty to keep GHA-*****1234-*')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Selfie, submitted before' })).toHaveJSProperty('complete', true);
  await page.getByLabel('Choose ID document').setInputFiles(await picture(page));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await openApplication(adminPage, name);
  await expect(adminPage.getByText('GHA-723491234-5')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Ask again' }).click();
  await adminPage.getByLabel('Picture', { exact: true }).selectOption('Selfie');
  await adminPage.getByLabel('Reason').fill('Your face is in the dark.');
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Ask again' }).click();
  await expect(adminPage.getByText('Requested again: Selfie')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please send your selfie again' })).toBeVisible();
  await expect(page.getByText('“Your face is in the dark.”')).toBeVisible();
  await page.getByRole('link', { name: 'Send it again' }).click();
  await expect(page.getByLabel('Choose ID document')).toHaveCount(0);
  await page.getByLabel('Choose a photo instead').setInputFiles(await picture(page));
  await expect(page.getByRole('button', { name: 'Send picture' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send picture' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await openApplication(adminPage, name);
  await adminPage.getByRole('button', { name: 'Verify' }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
  await expect(adminPage.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Verification/ })).toHaveCount(0);
}

/** A first product, with specifications, four pictures and a reload in the middle. */
async function offer(page: Page, { name, email }: { name: string; email: string }) {
  // The reminder is shown before the seller fills in the form.
  await page.goto('/dashboard/shop/products/create');
  await expect(page.getByRole('complementary', { name: 'Confirm your email address' })).toBeVisible();
  await page.goto(await mailedPath(page.request, email, 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your first product' })).toBeVisible();
  await page.goto('/dashboard/shop');
  await expect(page.getByText('Verified Seller')).toBeVisible();
  await page.getByRole('link', { name: 'My Products' }).click();
  await expect(page.getByText('Start by adding your first product')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Product' }).click();
  const create = page.getByRole('button', { name: 'Create product' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('Smartphones');
  await page.getByLabel('Description', { exact: true }).fill('A phone that lasts for days.');
  await page.getByLabel('Price (₵)', { exact: true }).fill('350');
  await page.getByLabel('Old price (₵)').fill('300');
  await page.getByLabel('Old price (₵)').blur();
  await expect(page.getByText('Compare price should be greater than selling price')).toBeVisible();
  await page.getByLabel('Old price (₵)').fill('400');
  await page.getByLabel('Stock', { exact: true }).fill('9');
  await page.getByLabel('Storage *').selectOption('128 GB');
  await page.getByLabel('Condition *').selectOption('New');
  await page.getByLabel('Battery (mAh)').fill('5000 mAh');
  await expect(page.getByLabel('Battery (mAh)')).toHaveValue('5000');
  const pictures = [];
  const drawn = { '#0f5c43': 800, '#f2b13c': 700, '#c44b2b': 600, '#1c1a17': 200 };
  for (const [color, width] of Object.entries(drawn)) pictures.push(await picture(page, color, width, 600));
  const tiles = page.getByRole('list', { name: 'Pictures of the product' }).getByRole('listitem');
  // A reload before the pictures are ready: the screen asks for them again.
  await page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await page.getByLabel('Add pictures').setInputFiles(pictures.slice(0, 2));
  await expect(tiles).toHaveCount(2);
  await expect(page.getByText('At least 3 images are required')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: '2 pictures were not finished' })).toBeVisible();
  await page.getByLabel('Add pictures').setInputFiles(pictures);
  await expect(tiles).toHaveCount(4);
  await page.getByRole('button', { name: 'Make picture 3 of 4 the primary one' }).click();
  await page.getByRole('button', { name: 'Move picture 2 of 4 forward' }).focus();
  await page.keyboard.press('Enter');
  const widths = () =>
    tiles.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  const inOrder = [700, 800, 600, 200];
  await expect.poll(widths).toEqual(inOrder);
  await expect(tiles.nth(2).getByText('Primary')).toBeVisible();
  const heights = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  await expectAccessible(page);
  // A required field is still missing: the line beside the button leads to it.
  await expect(create).toBeDisabled();
  await page.getByRole('button', { name: 'Still missing: Brand.' }).click();
  await expect(page.getByLabel('Brand *')).toBeFocused();
  await page.getByLabel('Brand *').blur();
  await expect(page.getByText('Brand is required').first()).toBeVisible();
  await page.getByLabel('Brand *').fill('Tecno');
  // The draft is restored.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Brand *')).toHaveValue('Tecno');
  await expect.poll(widths).toEqual(inOrder);
  await expect(tiles.nth(2).getByText('Primary')).toBeVisible();
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/shop$/);
}

/** Another user finds the product by its name and orders it. Returns its path. */
async function buy(page: Page, name: string): Promise<string> {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/products\//);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click();
  await fillShipping(page);
  await expect(page.getByText('Order created', { exact: false }).first()).toBeVisible();
  return pathname;
}

/** The seller edits the product and archives it. */
async function editAndArchive(page: Page, name: string) {
  await page.goto('/dashboard/shop/products');
  await page.getByLabel('Search your products').fill(name);
  await expect(page.getByText('Only 8 left')).toBeVisible();
  await page.getByRole('heading').getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const save = page.getByRole('button', { name: 'Save changes', includeHidden: true });
  await expect(page.getByLabel('Brand *')).toHaveValue('Tecno');
  await expect(save).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill(`${name} Pro`);
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} Pro`);
  await page.getByRole('button', { name: 'Remove picture 4 of 4' }).click();
  await save.click();
  await expect(page).toHaveURL(/\/dashboard\/shop\/products/);
  await page.getByLabel('Search your products').fill(name);
  await page.getByRole('link', { name: `${name} Pro`, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `More actions for ${name} Pro` }).click();
  await page.getByRole('button', { name: `Archive ${name} Pro` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Only you can see it. Past orders still show it, and you can restore it.')).toBeVisible();
  await page.goto(`/dashboard/shop/products?status=archived&q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`${name} Pro`)).toBeVisible();
  await expectAccessible(page);
}

test('a buyer becomes a seller: rejected, verified, first product sold, edited and archived, verification revoked', {
  tag: '@phone',
}, async ({ page, context, browser, baseURL }) => {
  const name = `Edom Fabrics ${Date.now()}`;
  const product = `Zongo Phone ${Date.now()}`;
  const email = await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No recent activities' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Create a shop/ })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard/shop');
  await expect(otherTab.getByRole('heading', { name: 'Open your shop in a few minutes' })).toBeVisible();
  await apply(page, { name, email });
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await expect(page.getByText('₵420')).toBeVisible();
  // A reload shows the seller's frame from its first paint.
  const hint = async () => (await context.cookies()).find(({ name }) => name === 'besesaka-role')?.value;
  await expect.poll(hint).toBe('seller');
  await expectAccessible(page);
  await expect(otherTab.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await otherTab.close();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/shop$/);

  const adminPage = await newPage(browser, String(baseURL));
  await logIn(adminPage, admin);
  await review(page, adminPage, name);
  await offer(page, { name: product, email });
  const buyer = await newPage(browser, String(baseURL));
  await becomeBuyer(buyer, String(baseURL));
  const path = await buy(buyer, product);
  await editAndArchive(page, product);
  await expect.poll(async () => (await buyer.request.get(path, { maxRetries: 2 })).status()).toBe(404);

  await adminPage.getByRole('button', { name: 'Revoke' }).click();
  await adminPage.getByLabel('Reason').fill('The shop sold fake goods.');
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible();
});

test('an unverified seller sees that the verification is pending @phone @deep', async ({ page }) => {
  await logIn(page, { email: 'newseller@besesaka.test', password: demo.seller.password });
  await page.goto('/dashboard/shop/products');
  await expect(page.getByRole('button', { name: 'Verification Required' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for products' }).click();
  await expect(page.getByRole('button', { name: 'Featured Products' })).toBeDisabled();
  await page.getByRole('link', { name: 'Prepare a draft' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveText('Draft (hidden)');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
});

test('users who are not admins get "Page not found" at /admin @phone @deep', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
