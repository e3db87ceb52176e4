import type { Page } from '@playwright/test';
import { config, inTime } from '#config.ts';
import { becomeBuyer, otherShop, plentyOf, signUp } from '#shopping.ts';
import { demo, expect, fillLogin, test } from '#test.ts';

/** Holds the app's own files back until they are delivered; says what was asked for. */
async function holdScripts(page: Page) {
  const asked: string[] = [];
  let deliver = () => {};
  const held = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { asked, deliver };
}

test('the script loads after the pictures of the page, or on the first touch @deep', { tag: '@phone' }, async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  // A picture that never comes keeps the page from being loaded.
  await page.route('**/media/**', () => {});
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('₵');
  expect(scripts.asked).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
});

test('text typed before hydration is kept and used @deep', { tag: '@phone' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially('kente');
  scripts.deliver();
  // Its suggestions show that the page has heard of it.
  const suggestions = page.getByRole('listbox');
  await expect(suggestions.getByRole('option').first()).toBeVisible();
  // They are wider than a phone's field.
  const width = page.viewportSize()?.width ?? 0;
  expect((await suggestions.boundingBox())?.width).toBeGreaterThan(width - 20);
  await expect(field).toHaveValue('kente');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kente$/);
});

test('a part far below hydrates when the user reaches it @deep', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const last = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .last();
  await last.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('an invalid field left before hydration can be corrected @deep', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ama');
  await page.getByLabel('Email').fill('ama@example.com');
  scripts.deliver();
  await expect(page.getByText(/at least 6/).first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a form submitted before hydration is sent once, by the script @deep', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const email = await signUp(request, config.origin);
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(`${new URL(one.url()).pathname} ${one.postData()}`));
  const scripts = await holdScripts(page);
  await page.goto('/login?redirect=%2Fshops', { waitUntil: 'commit' });
  await fillLogin(page, { email, password: demo.buyer.password });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('[data-tapped]')).toHaveText('Log in');
  expect(sent).toEqual([]);
  scripts.deliver();
  await expect(page).toHaveURL('/shops');
  expect(sent.filter((one) => one.startsWith('/login') || one.includes('LogIn'))).toHaveLength(1);
});

test('Add to Cart, tapped while the page loads, takes effect within two seconds @phone', async ({ page }) => {
  await becomeBuyer(page, config.origin);
  const product = await plentyOf(page.request, otherShop);
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByText('Added to cart: +1').first()).toBeVisible({ timeout: inTime(2000) });
});

test('if the script does not load, a later tap goes to the server, and its action happens once @deep', {
  tag: '@phone',
}, async ({ page, request }) => {
  const product = await plentyOf(page.request);
  const email = await signUp(request, config.origin);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/products/${product.slug}`);
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first();
  await add.dblclick();
  await expect(page.locator('[data-tapped]')).toHaveCount(1);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 5000;
  });
  await add.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Please log in to add items to cart')).toBeVisible();
  // Here the code is there again, and takes over what the server noted.
  await page.unroute('**/assets/*.js');
  await page.reload();
  await fillLogin(page, { email, password: demo.buyer.password });
  await expect(page).toHaveURL(`/products/${product.slug}`);
  await expect(page.getByText('Added to cart: +1').first()).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await (await page.request.get('/api/cart')).json()).items.length).toBe(1);
  const { items } = await (await page.request.get('/api/cart')).json();
  expect(items[0].quantity).toBe(1);
});
