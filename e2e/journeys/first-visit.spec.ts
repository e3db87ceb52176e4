import { inTime } from '#config.ts';
import { changeProduct, ownCopy, removeCopy } from '#demo-seller.ts';
import { expect, logInByForm, test } from '#test.ts';

test('a visitor signs up, logs out and logs in again @phone', async ({ page }, info) => {
  const email = `ama.${info.project.name}.${Date.now()}@example.com`;
  await page.goto('/signup');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: /create account|sign up/i });
  await expect(submit).toBeDisabled();
  // It leads to the first field that is missing.
  await submit.click({ force: true });
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Ama Ɔsei-Mensah');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('0241234567');
  await page.getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
  await page.getByLabel('Confirm password').fill('Akwaaba#2026');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/$/);
  await page.context().clearCookies();
  await logInByForm(page, { email, password: 'Akwaaba#2026' });
});

test('wrong credentials show one error for all causes @phone @deep', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log ?in$/i })
    .click();
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
});

test('a search corrects a typing error, and its filters are in the address', { tag: '@large-deep' }, async ({
  page,
}) => {
  await page.goto('/search?q=smartfone');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /phone|galaxy|tecno|infinix|iphone/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^filters/i }).click();
  await page.getByRole('checkbox', { name: 'In Stock' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/in_stock=true/);
  // Tapped once more it is the same step.
  await page.locator('form[aria-label=Filters]').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.goBack();
  await expect(page).not.toHaveURL(/in_stock=true/);
});

test('the list loads more on scrolling @phone @deep', async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards.count()).toBeGreaterThan(24);
  }).toPass();
});

test('an open product page shows a new price within a second @phone', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  const origin = baseURL ?? '';
  const product = await ownCopy(api, origin);
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', (frame) => String(frame.payload).includes('stockQuantity')));
  await page.goto(`/products/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await subscribed;
  await changeProduct(api, origin, product.slug, { price: '1234.50' });
  await expect(page.getByText('₵1,234.50').filter({ visible: true }).first()).toBeVisible({ timeout: inTime(1500) });
  await removeCopy(api, origin, product);
  await api.dispose();
});
