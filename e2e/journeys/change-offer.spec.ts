import { expectAccessible } from '#accessible.ts';
import { changeProduct, ownCopy, removeCopy } from '#demo-seller.ts';
import { demo, expect, logIn, test } from '#test.ts';

const what = 'a seller changes price and stock in the list, and a conflict shows both versions';
test(what, { tag: '@phone' }, async ({ page, request, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  const { slug, name } = await ownCopy(request, origin, { stock_quantity: 40, is_active: false });
  await logIn(page, demo.seller);
  await page.goto(`/dashboard/shop/products?q=${encodeURIComponent(name)}`);
  const open = page.getByRole('button', { name: `Price and stock of ${name}`, exact: true });
  const dialog = page.getByRole('dialog');
  await open.click();
  await dialog.getByLabel('Price').fill('0');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Price').fill('731.50');
  // The stock alone moved: that is no conflict with another price.
  await changeProduct(request, origin, slug, { stock_quantity: 39 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('39 in stock').first()).toBeVisible();
  await expect(page.getByText('₵731.50').first()).toBeVisible();
  await open.click();
  await dialog.getByLabel('Stock').fill('60');
  await dialog.getByLabel('Price').fill('800');
  await changeProduct(request, origin, slug, { price: '750', stock_quantity: 38 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('heading', { name: 'Changed by another save' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Price ₵750 ₵800/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('₵800').first()).toBeVisible();
  // The 21 pieces that were added are added to what was left.
  await expect(page.getByText('59 in stock').first()).toBeVisible();
  await expectAccessible(page);
  // A draft is opened by its name: only its seller sees it.
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('Only you can see it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View as a buyer' })).toHaveCount(0);
  await expectAccessible(page);
  const more = page.getByRole('button', { name: `More actions for ${name}` });
  await more.click();
  const duplicate = page.getByRole('button', { name: `Duplicate ${name}`, exact: true });
  await duplicate.focus();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await duplicate.click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Copy of ${name}`);
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('0');
});

test('a seller restocks a product from the dashboard with one tap @deep', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  const origin = String(baseURL);
  const { slug, name } = await ownCopy(request, origin, { stock_quantity: 1 });
  await logIn(page, demo.seller);
  await page.goto('/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Only 1 left')).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Quick actions'), headings.join()).toBeGreaterThan(headings.indexOf('Latest orders'));
  expect(headings.indexOf('Latest orders')).toBeGreaterThanOrEqual(0);
  await row.getByRole('button', { name: `Add 10 to the stock of ${name}` }).click();
  await expect(row.getByText('11 in stock')).toBeVisible();
  await expectAccessible(page);
  await removeCopy(request, origin, { slug });
});

test('when two tabs edit one product, the second loads the saved values and keeps what the user typed @deep', {
  tag: ['@phone', '@deep'],
}, async ({ page, context, request, baseURL }) => {
  test.slow();
  const { slug, name } = await ownCopy(request, String(baseURL), { stock_quantity: 12, is_active: false });
  await logIn(page, demo.seller);
  const address = `/dashboard/shop/products/${slug}/edit`;
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Name', { exact: true }).fill(`${name} by the other`);
  await other.getByText('For search engines (optional)').click();
  await other.getByLabel('Meta title').fill('From the other tab');
  await page.getByLabel('Name', { exact: true }).fill(`${name} by this one`);
  await page.getByLabel('Description', { exact: true }).fill('What this tab says of it.');
  await page.getByLabel('Price (₵)', { exact: true }).fill('640');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other).toHaveURL(/\/dashboard\/shop\/products$/);
  // An order changed the stock, which this form did not.
  await changeProduct(request, String(baseURL), slug, { stock_quantity: 11 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your changes are still here' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} by this one`);
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('What this tab says of it.');
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('11');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/dashboard\/shop\/products$/);
  const { results } = await (await page.request.get(`/api/my-products?q=${encodeURIComponent(name)}`)).json();
  expect(results[0]).toMatchObject({ name: `${name} by this one`, price: '640.00', stock_quantity: 11 });
  const product = await (await page.request.get(`/api/v1/products/${slug}`)).json();
  expect(product).toMatchObject({ description: 'What this tab says of it.', meta_title: 'From the other tab' });
});
