import type { Page } from '@playwright/test';
import { becomeConfirmedBuyer } from '#selling.ts';
import { addToCart, plentyOf } from '#shopping.ts';
import { closedForGood, demo, expect, fillLogin, test } from '#test.ts';

/** Ends the session as another device would: this tab does not know it yet. */
async function endSession(page: Page) {
  // Only these two: the tab notices when the role cookie changes, and treats the user as a visitor.
  await page.context().clearCookies({ name: /^(?:access|refresh)$/ });
}

async function logInHere(page: Page, email: string) {
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, { email, password: demo.buyer.password });
}

test('after the session has ended, each action leads to the login and continues after it @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api);
  await api.dispose();
  const email = await becomeConfirmedBuyer(page, origin);
  await addToCart(page, origin, product.id);
  const dialog = page.getByRole('dialog');
  await page.goto(`/products/${product.slug}`);
  // The page has loaded the user's own data.
  await expect(page.getByText('1 item').first()).toBeAttached();

  await endSession(page);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await logInHere(page, email);
  await expect(page).toHaveURL(`/checkout?product=${product.slug}&quantity=1`);
  await expect(dialog.getByLabel('Address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/products/${product.slug}`);

  await endSession(page);
  await page.getByRole('button', { name: 'Chat seller' }).filter({ visible: true }).first().click();
  await dialog.getByLabel('Your message').fill('Do you deliver to Tema?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await logInHere(page, email);
  await expect(dialog.getByLabel('Your message')).toHaveValue('Do you deliver to Tema?');
  await page.reload();
  await page.getByRole('button', { name: 'Chat seller' }).filter({ visible: true }).first().click();
  await expect(dialog.getByLabel('Your message')).toHaveValue('Do you deliver to Tema?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/chat\//);

  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await dialog.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
  await dialog.getByLabel('Title').fill('Well woven');
  await dialog.getByLabel('Your review').fill('The colours stay as they were.');
  await endSession(page);
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await logInHere(page, email);
  await expect(dialog.getByLabel('Title')).toHaveValue('Well woven');
  // The restored draft also survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(dialog.getByLabel('Your review')).toHaveValue('The colours stay as they were.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await closedForGood(page);

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().waitFor();
  await expect(page.getByText('1 item').first()).toBeAttached();
  await endSession(page);
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().click();
  await logInHere(page, email);
  await expect(page).toHaveURL('/checkout');
  await expect(dialog.getByLabel('Address')).toBeVisible();
});

test('a visitor who signs up while adding to the cart returns to the product @phone', async ({ page, request }) => {
  const list = await (await request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  const { slug } = list.results[0];
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Efua Mensah');
  await page.getByLabel('Email').fill(`efua.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`);
  await page.getByLabel('Phone').fill('0241234567');
  await page.getByLabel('Password', { exact: true }).fill(demo.buyer.password);
  await page.getByLabel(/confirm password/i).fill(demo.buyer.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /create|sign up/i })
    .click();
  await expect(page).toHaveURL(`/products/${slug}`);
  await expect(page.getByText('Added to cart: +1').first()).toBeAttached();
});
