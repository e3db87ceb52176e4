import { expectAccessible } from '#accessible.ts';
import { closedForGood, demo, expect, logIn, test } from '#test.ts';

const admin = { email: 'admin@besesaka.test', password: demo.seller.password };

test('an admin finds a product, hides it with a reason and restores it @deep', {
  tag: ['@phone', '@deep'],
}, async ({ page, request }) => {
  const { results } = await (await request.get('/api/v1/products?ordering=-price&page_size=1&page=11')).json();
  const { name, slug } = results[0];
  await logIn(page, admin);
  await page.goto('/admin/products');
  await page.getByLabel('Find a product').fill(name);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const row = page.getByRole('rowgroup').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason').fill('It is not what its pictures show.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await request.get(`/api/v1/products/${slug}`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Hidden' }).click();
  await expect(page.getByText('It is not what its pictures show.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await page.getByLabel('Reason').fill('It is what they show after all.');
  await page.getByRole('dialog').getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await request.get(`/api/v1/products/${slug}`)).status()).toBe(200);
});

test('an admin adds a category, defines its fields, renames and moves it, and menus show it @deep', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  const name = `Looms ${Date.now()}`;
  await logIn(page, admin);
  await page.goto('/admin/categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Below').selectOption('Fashion');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByLabel('Label').fill('Width');
  await page.getByLabel('Type', { exact: true }).selectOption('Choice from a list');
  await page.getByLabel('Choices').fill('60 cm\n90 cm');
  await page.getByRole('button', { name: 'Save fields' }).click();
  await expect(page.getByText('Fields saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill(`Hand ${name}`);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Hand ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByLabel('Below').selectOption('Home & Kitchen');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(`Home & Kitchen > Hand ${name}`)).toBeVisible();
  await closedForGood(page);
  await page.reload();
  await expect(page.getByLabel('Choices')).toHaveValue('60 cm\n90 cm');
  await page.getByRole('button', { name: 'Show in menus' }).click();
  await page.getByRole('link', { name: 'View as a buyer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Hand ${name}` })).toBeVisible();
});
