import type { Page } from '@playwright/test';
import { otherSeller, placeOrder, signUp } from '#shopping.ts';
import { expect, expectAccessible, logIn, test } from '#test.ts';

/** Pictures of one colour each, made by the browser itself. */
async function pictures(page: Page, colours: readonly string[]) {
  const made = await page.evaluate((all) => {
    return all.map((colour) => {
      const canvas = document.createElement('canvas');
      canvas.width = 800;
      canvas.height = 600;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 800, 600);
      }
      return canvas.toDataURL('image/png');
    });
  }, colours);
  return made.map((data, n) => ({
    name: `picture-${n + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(data.split(',')[1] ?? '', 'base64'),
  }));
}

test('a seller offers a product, it is found and bought, edited and archived', async ({ page, playwright, baseURL }, {
  project,
}) => {
  test.slow();
  const name = `Zongo${project.name} Phone ${Date.now()}`;
  await logIn(page, otherSeller);
  await page.goto('/dashboard/shop/products');
  await expect(page.getByText(/^\d+ of \d+ products$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Product' }).click();
  const create = page.getByRole('button', { name: 'Create product' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('Smartphones');
  await page.getByLabel('Description', { exact: true }).fill('A phone that lasts for days.');
  await page.getByLabel('Price (₵)', { exact: true }).fill('350');
  await page.getByLabel('Compare-at price (₵)').fill('300');
  await page.getByLabel('Compare-at price (₵)').blur();
  await expect(page.getByText('Compare price should be greater than selling price')).toBeVisible();
  await page.getByLabel('Compare-at price (₵)').fill('400');
  await page.getByLabel('Stock', { exact: true }).fill('9');
  await page.getByLabel('Storage *').selectOption('128 GB');
  await page.getByLabel('Condition *').selectOption('New');
  await page.getByLabel('Battery (mAh)').fill('5000 mAh');
  await expect(page.getByLabel('Battery (mAh)')).toHaveValue('5000');
  await page
    .getByLabel('Add pictures')
    .setInputFiles(await pictures(page, ['#0f5c43', '#f2b13c', '#c44b2b', '#1c1a17']));
  const tiles = page.getByRole('list', { name: 'Pictures of the product' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  await page.getByRole('button', { name: 'Make picture 2 of 4 the primary one' }).click();
  await page.getByRole('button', { name: 'Move picture 2 of 4 forward' }).click();
  await expect(tiles.first().getByText('Primary')).toBeVisible();
  await expect(create).toBeEnabled();
  await expectAccessible(page);
  // A required field of the category is missing still.
  await create.click();
  await expect(page.getByText('Brand is required').first()).toBeVisible();
  await page.getByLabel('Brand *').fill('Tecno');
  // What was begun is there again.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Brand *')).toHaveValue('Tecno');
  await expect(tiles).toHaveCount(4);
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/shop$/);

  const buyer = await playwright.request.newContext({ baseURL });
  await signUp(buyer, String(baseURL));
  const found = await (await buyer.get(`/api/v1/products/search?q=${encodeURIComponent(name)}`)).json();
  expect(found.results[0].name).toBe(name);
  await placeOrder(buyer, String(baseURL), found.results[0].id);

  await page.getByRole('link', { name: 'My Products' }).click();
  await page.getByLabel('Search your products').fill(name);
  await expect(page.getByText('1 of 1 products')).toBeVisible();
  await expect(page.getByText('Only 8 left')).toBeVisible();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(page.getByLabel('Brand *')).toHaveValue('Tecno');
  await expect(save).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill(`${name} Pro`);
  await page.getByRole('button', { name: 'Remove picture 4 of 4' }).click();
  await save.click();
  await expect(page).toHaveURL(/\/dashboard\/shop\/products/);
  await page.getByLabel('Search your products').fill(name);
  await page.getByRole('button', { name: `Archive ${name} Pro` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No products found')).toBeVisible();
  expect((await buyer.get(`/api/v1/products/${found.results[0].slug}`)).status()).toBe(404);
  await page.goto(`/dashboard/shop/products?status=archived&q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`${name} Pro`)).toBeVisible();
  await expectAccessible(page);
});

test('who is not verified is told so @phone', async ({ page }) => {
  await logIn(page, { email: 'newseller@besesaka.test', password: otherSeller.password });
  await page.goto('/dashboard/shop/products');
  await expect(page.getByRole('button', { name: 'Verification Required' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Featured Products' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible();
  await page.goto('/dashboard/shop/products/create');
  await expect(page.getByText('Verification Required', { exact: true })).toBeVisible();
});
