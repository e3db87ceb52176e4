import { expectAccessible } from '#accessible.ts';
import { logInAsSeller, ownCopy, removeCopy } from '#demo-seller.ts';
import { becomeBuyer, fillShipping } from '#shopping.ts';
import { demo, expect, expectAlive, logIn, test } from '#test.ts';
import { tabAndEnter, tabAndType, tabTo } from './keys.ts';

const name = 'Leather Oxford Shoes';

test('shoes in size 42 are found by the filter, chosen on their page and ordered', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeBuyer(page, String(baseURL));
  await page.goto('/products?category=shoes');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sizes = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Size/ }) });
  await sizes.locator('summary').click();
  await sizes.getByRole('checkbox', { name: /^42\b/ }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/spec=size%3A42|spec=size:42/);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('from ₵420');
  await card.getByRole('link', { name: `Choose and add to cart: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const size = page.getByRole('group', { name: /^Size/ });
  await expectAlive(size.getByRole('radio').first());
  await expectAccessible(page);
  // The filter has chosen the size. The button leads to what is missing.
  await expect(size.getByRole('radio', { name: '42' })).toBeChecked();
  await page.getByRole('button', { name: 'Please choose a width' }).click();
  await expect(
    page
      .getByRole('group', { name: /^Width/ })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  await expect(page.getByRole('button', { name: 'Make an offer' })).toBeVisible();
  await size.getByRole('radio', { name: '45' }).click({ force: true });
  await page
    .getByRole('group', { name: /^Width/ })
    .getByRole('radio', { name: 'Regular' })
    .click({ force: true });
  await expect(page.getByRole('main')).toContainText('₵450');
  await size.getByRole('radio', { name: '42' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'Regular , sold out' })).toBeChecked();
  await expect(page.getByRole('main').getByText('Out of stock').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make an offer' })).toBeHidden();
  await page.getByRole('radio', { name: 'Wide' }).click({ force: true });
  await expect(page).toHaveURL(/size=42&width=Wide/);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Size: 42' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByText('Added to cart: +1')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('42, Wide', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText(`${name} (42, Wide)`);
  await fillShipping(page);
  await expect(page.getByRole('dialog')).toContainText('Orders Created!');
  await page.goto('/dashboard/orders?tab=mine');
  await expect(page.getByText(`${name} (42, Wide)`, { exact: true })).toBeVisible();
});

test('a seller creates sizes with prices and stock by keyboard, and turns one off', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const origin = String(baseURL);
  const copy = await ownCopy(request, origin);
  await logIn(page, demo.seller);
  await page.goto(`/dashboard/shop/products/${copy.slug}/variants`);
  const heading = page.getByRole('heading', { level: 1, name: 'Variants' });
  await expectAlive(heading);
  await heading.focus();
  await tabAndEnter(page, page.getByRole('button', { name: 'Own option' }));
  await heading.focus();
  await tabAndType(page, page.getByLabel('Option 1', { exact: true }), 'Size');
  await tabAndType(page, page.getByLabel('Values of option 1, separated by commas'), '41, 42, 43');
  await page.keyboard.press('Tab');
  const cell = (column: string, size: string) => page.getByLabel(`${column} of ${size}`, { exact: true });
  await expect(cell('Stock', '43')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expectAlive(heading);
  await heading.focus();
  await tabAndType(page, cell('Price (₵)', '41'), '95.50');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(cell('Price (₵)', '43')).toHaveValue('95.50');
  await tabAndType(page, cell('Stock', '41'), '4');
  await page.keyboard.press('Enter');
  await expect(cell('Stock', '42')).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowDown');
  await expect(cell('Stock', '43')).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: 'Offer 43' }), 12, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(cell('Stock', '43')).toBeDisabled();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await tabAndEnter(page, page.getByRole('button', { name: 'Save variants' }));
  await expect(page.getByText('Variants saved')).toBeVisible();
  const product = await (await request.get(`/api/v1/products/${copy.slug}`)).json();
  expect(product).toMatchObject({
    price: '95.50',
    stock_quantity: 11,
    options: [{ id: 'size', values: ['41', '42', '43'] }],
  });
  expect(product.variants.map((one: { stock_quantity: number }) => one.stock_quantity)).toEqual([4, 7]);
  await logInAsSeller(request, origin);
  await removeCopy(request, origin, copy);
});
