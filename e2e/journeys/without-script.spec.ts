import type { Page } from '@playwright/test';
import { config } from '#config.ts';
import { plentyOf, signUp } from '#shopping.ts';
import { demo, expect, fillLogin, test } from '#test.ts';

test.use({ javaScriptEnabled: false });

/** Nothing is wider than the window. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('without a script a list shows products with prices, pictures and links, and hides what needs a script', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('₵');
  await expect(card.locator('img').first()).toHaveAttribute('src', /^\/media\//);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₵');
  // The page gives the reason.
  await expect(page.getByRole('button', { name: /buy now|chat|share|one more/i })).toHaveCount(0);
  expect(await page.getByRole('main').innerText()).toContain('Ordering here needs JavaScript');
});

test('the developer guide is readable without a script and linked from every page @deep', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API of Besesaka');
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Limits' }).click();
  await expect(page.getByRole('main')).toContainText('RateLimit-Policy');
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Start' }).click();
  await page.getByRole('main').getByRole('link', { name: '/graphql/schema.graphql' }).click();
  await expect(page.locator('body')).toContainText('type Query');
});

test('without a script a visitor searches, filters and sorts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).fill('kente');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?(.*&)?q=kente/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/kente/i);
  await page.getByLabel('Price', { exact: true }).selectOption('₵500 to ₵1,000');
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await page.getByRole('checkbox', { name: 'In Stock' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/ordering=price/);
  await expect(page).toHaveURL(/in_stock=true/);
  await expect(page.getByRole('checkbox', { name: 'In Stock' })).toBeChecked();
  await fits(page);
});

test('without a script a visitor signs up, after errors at the fields @deep', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/signup?redirect=%2Fshops');
  const email = `esi.${Date.now()}@example.com`;
  await page.getByLabel('Full name').fill('Esi Owusu');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('024');
  await page.getByLabel('Password', { exact: true }).fill(demo.buyer.password);
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Phone number must be exactly 10 digits, numbers only')).toBeVisible();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Esi Owusu');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fits(page);
  await page.getByLabel('Phone').fill('0241234567');
  await page.getByLabel('Password', { exact: true }).fill(demo.buyer.password);
  await page.getByLabel('Confirm password').fill(demo.buyer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/shops');
  expect((await page.request.get('/api/me')).status()).toBe(200);
});

test('without a script a user logs out @deep', { tag: '@phone' }, async ({ page, request }) => {
  const email = await signUp(request, config.origin);
  await page.goto('/login');
  await fillLogin(page, { email, password: demo.buyer.password });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await fits(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out.')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['device']);
});

test('without a script the cart of a visitor is there after the login, also after a wrong one', {
  tag: '@phone',
}, async ({ page, request }) => {
  const product = await plentyOf(page.request);
  const email = await signUp(request, config.origin);
  await page.goto(`/products/${product.slug}`);
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await page.getByLabel('Quantity').fill('10001');
  await add.first().click();
  await expect(page.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
  await page.getByLabel('Quantity').fill('2');
  await add.first().click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/products/${product.slug}`)}`);
  await expect(page.getByText('Please log in to add items to cart')).toBeVisible();
  await fits(page);
  await fillLogin(page, { email, password: 'Not-it#2026' });
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fits(page);
  await fillLogin(page, { email, password: demo.buyer.password });
  await expect(page).toHaveURL(`/products/${product.slug}`);
  await expect(page.getByText('Added to cart: +2')).toBeVisible();
  await fits(page);
  // From the bar at the bottom, and from a card.
  await add.last().click();
  await expect(page.getByText('Added to cart: +1')).toBeVisible();
  await page.goto('/products?in_stock=true');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expect(page).toHaveURL('/products?in_stock=true');
  await expect(page.getByText('Added to cart: +1')).toBeVisible();
  const { items } = await (await page.request.get('/api/cart')).json();
  expect(items.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)).toBe(4);
});

test('without a script a message is sent, and missing fields are reported @deep', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Esi Owusu');
  await page.getByLabel('Email').fill(`esi.${Date.now()}@example.com`);
  await page.getByLabel('What is it about?').selectOption('Payment');
  await page.getByLabel('Subject').fill('My payment');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByLabel('What is it about?')).toHaveValue('Payment');
  await fits(page);
  await page.getByLabel('Message').fill('Where is it?\nI paid twice.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText(/Your message has the number \d+/)).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});
