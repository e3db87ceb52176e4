import { expectAccessible } from '#accessible.ts';
import { addToCart, becomeBuyer, plentyOf, twoProducts } from '#shopping.ts';
import { expect, test } from '#test.ts';

test('a user saves addresses, one as the default, and chooses one at checkout @phone', async ({
  page,
  baseURL,
  playwright,
}) => {
  test.slow();
  const api = await playwright.request.newContext({ baseURL });
  const [product, other] = await twoProducts(api);
  const third = await plentyOf(api, 'bolga-basket-women');
  await api.dispose();
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/profile');
  const add = page.getByRole('button', { name: 'Add an address' });
  const save = page.getByRole('button', { name: 'Save address' });
  const fill = async (label: string, address: string) => {
    await add.click();
    await page.getByLabel('Name of the address').fill(label);
    await page.getByLabel('Who receives it').fill('Kofi Ansah');
    await page.getByLabel('Phone', { exact: true }).fill('024 123 4567');
    await page.getByLabel('Address', { exact: true }).fill(address);
    await page.getByLabel('City').fill('Accra');
    await page.getByLabel('Region').selectOption('Greater Accra');
  };
  await fill('Home', 'Osu');
  await page.getByLabel('City').focus();
  await expect(page.getByText('Address must be at least 5 characters long')).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await add.click();
  await expect(page.getByLabel('City')).toHaveValue('Accra');
  await page.getByLabel('Address', { exact: true }).fill('12 Oxford Street, Osu');
  await save.click();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await fill('Work', '3 Ring Road Central');
  await save.click();
  await expect(page.getByRole('button', { name: 'Edit Work' })).toBeVisible();

  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog');
  // A known address is one row, which opens in place.
  await expect(dialog.getByLabel('Address', { exact: true })).toBeHidden();
  await dialog.locator('summary', { hasText: '12 Oxford Street, Osu' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('12 Oxford Street, Osu');
  await dialog.getByLabel('Deliver to').selectOption({ label: 'Work: 3 Ring Road Central, Accra' });
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('3 Ring Road Central');
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(page.getByText('Order created', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // Who has ordered before confirms an order of three shops without scrolling.
  for (const { id } of [product, other, third]) await addToCart(page, String(baseURL), id);
  await page.goto('/checkout');
  await expect(dialog.getByText('3 items from 3 sellers')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /confirm/i })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: /confirm/i })).toBeInViewport({ ratio: 1 });

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Remove Home' }).click();
  await expect(page.getByRole('button', { name: 'Remove Home' })).toBeHidden();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
});
