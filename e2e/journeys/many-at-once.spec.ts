import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { offerCloth, openCheckedShop } from '#selling.ts';
import { expect, test } from '#test.ts';

test('a bulk edit changes prices after a preview, and Undo restores them; by keyboard', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  await openCheckedShop(page, origin, `Many at once ${Date.now()}`);
  const [one, two] = [
    await offerCloth(page, origin, { price: '200' }),
    await offerCloth(page, origin, { price: '80' }),
  ];
  await page.goto('/dashboard/shop/products');
  const select = page.getByRole('checkbox', { name: `Select ${one.name}`, exact: true });
  await select.focus();
  await expect(page.locator('label').filter({ has: select })).toHaveCSS('opacity', '1');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  const bar = page.getByRole('region', { name: 'Change selected products' });
  await bar.getByRole('button', { name: 'Price' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await dialog.getByLabel('Change', { exact: true }).selectOption('percent');
  await dialog.getByLabel('Add to the price (%)', { exact: true }).fill('-10');
  await page.keyboard.press('Enter');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem').filter({ hasText: one.name })).toContainText('₵200 becomes ₵180');
  await expectDialogAccessible(page);
  const apply = dialog.getByRole('button', { name: 'Change 2 products' });
  await page.context().setOffline(true);
  await apply.press('Enter');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.context().setOffline(false);
  // Escape returns to the first step without a question, and the failure is gone.
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Add to the price (%)', { exact: true })).toHaveValue('-10');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await apply.press('Enter');
  await expect(page.getByText('2 products changed')).toBeVisible();
  await expect(page.getByText('₵180')).toBeVisible();
  await expect(page.getByText('₵72')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Changes undone')).toBeVisible();
  await expect(page.getByText('₵200')).toBeVisible();
  await expect(page.getByText('₵80')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${two.name}`, exact: true }).press('Space');
  await bar.getByRole('button', { name: 'Archive' }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${two.name}`, exact: true })).toHaveCount(0);
});

test('a file of 500 lines with 20 errors is checked, shown and imported, and a reload loses nothing', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  const slug = await openCheckedShop(page, origin, `Five hundred ${Date.now()}`);
  const old = await offerCloth(page, origin, { price: '350' });
  const lines = Array.from({ length: 499 }, (_, n) => {
    const price = n % 25 === 7 ? 'ten' : `${n + 1}.50`;
    return `${slug}-${n},,Imported cloth ${n},"Woven by hand, length ${n}",${price},5,kente-wax-prints,no,Cotton,6 yards,,,,`;
  });
  const header =
    'sku,slug,name,description,price,stock,category,is_active,spec:material,spec:length,spec:wearer,spec:size,option1_name,option1_value';
  const sandals = [40, 41].map(
    (size) => `${slug}-s${size},,Imported sandals,Sewn in Kumasi.,180,4,shoes,no,,,Men,40 to 41,Size,${size}`,
  );
  const csv = [header, `,${old.slug},,,333,,,,,,,,,`, ...lines, ...sandals].join('\r\n');
  await page.goto('/dashboard/shop/products');
  await page.getByRole('button', { name: 'More actions for products' }).click();
  await page.getByRole('link', { name: 'Import and export' }).click();
  await page.getByRole('link', { name: 'How to write the file' }).click();
  await expect(page.getByText('spec:brand')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  const file = { name: 'cloth.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Line 10, Imported cloth 7, price')).toBeVisible();
  const faults = page.getByRole('region', { name: 'Lines with a fault' }).getByRole('listitem');
  await expect(faults).toHaveCount(20);
  await expect(page.getByRole('region', { name: 'The first 50 changes' })).toContainText('350.00 becomes 333.00');
  await expectAccessible(page);
  await page.reload();
  await expect(faults).toHaveCount(20);
  await page.getByRole('button', { name: 'Import 482 lines' }).click();
  await expect(page.getByRole('heading', { name: 'Importing' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'added' })).toContainText('481');
  await expect(faults).toHaveCount(20);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my products' }).click();
  expect((await download).suggestedFilename()).toBe('besesaka-products.csv');
  const { count, results } = await (await page.request.get('/api/my-products?q=Imported&ordering=price')).json();
  expect([count, results[0].price]).toEqual([480, '1.50']);
  await page.getByRole('link', { name: 'My Products', exact: true }).click();
  await expect(page.getByText('of 481 products')).toBeVisible();
});
