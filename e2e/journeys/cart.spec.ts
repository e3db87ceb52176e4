import { cedi } from '@besesaka/schema/kernel/money.ts';
import { expectAccessible } from '#accessible.ts';
import { inTime } from '#config.ts';
import { changeProduct, ownCopy, removeCopy } from '#demo-seller.ts';
import { trackRequests } from '#network.ts';
import { addToCart, becomeBuyer, twoProducts } from '#shopping.ts';
import { expect, test } from '#test.ts';

test("an open cart and its checkout show a seller's changes within a second, without a reload @phone", async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await ownCopy(api, origin);
  const change = (what: object) => changeProduct(api, origin, product.slug, what);
  const before = product.price;
  const after = (Number(before) - 1).toFixed(2);
  await becomeBuyer(page, origin);
  await addToCart(page, origin, product.id);
  const watching = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', (frame) => String(frame.payload).includes(product.id)));
  await page.goto('/cart');
  await expect(page.getByText(`Line total: ${cedi(before)}`)).toBeVisible();
  await watching;

  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') requestCount += 1;
  });
  try {
    await change({ price: after });
    const notice = page.getByText(`Price went down from ${cedi(before)} to ${cedi(after)} since you put it here.`);
    await expect(notice).toBeVisible({ timeout: inTime(1000) });
    await expect(page.getByText(`Line total: ${cedi(after)}`)).toBeVisible({ timeout: inTime(1000) });
    expect(requestCount, 'the news itself said all').toBe(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: `Confirm order · ${cedi(after)}` })).toBeVisible();
    await change({ price: before });
    await expect(dialog.getByRole('button', { name: `Confirm order · ${cedi(before)}` })).toBeVisible({
      timeout: inTime(1000),
    });
    await expect(dialog).toContainText('Some prices changed. Please check the new total and confirm again.');
    await dialog.getByRole('button', { name: 'Close' }).click();

    await change({ stock_quantity: 0 });
    await expect(page.getByText('Sold out for now. Remove it to order the rest.')).toBeVisible({
      timeout: inTime(1000),
    });
    await expect(page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first()).toBeDisabled();

    // Named where the way on is, with the way out.
    await expect(page.getByRole('list', { name: 'Cannot be ordered' })).toContainText(`${product.name} sold out`);
    // The pieces beside the total are those that it counts.
    await expect(page.getByRole('term').filter({ hasText: '0 of 1 item' })).toBeVisible();

    await change({ stock_quantity: product.stock_quantity });
    await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().click();
    await expect(dialog.getByLabel('Address')).toBeVisible();
    await change({ stock_quantity: 0 });
    await expect(dialog.getByRole('button', { name: `Remove ${product.name} from your cart` })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Confirm order/ })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: /^Confirm order/ })).toHaveAccessibleDescription(
      /cannot be ordered/,
    );
    await change({ stock_quantity: product.stock_quantity });
    await page.request.post('/api/clear-cart', { headers: { origin } });
    const emptied = 'Empty Cart: Please add items to your cart before proceeding.';
    await expect(dialog.getByRole('status').filter({ hasText: emptied })).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm order', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(emptied);
  } finally {
    await removeCopy(api, origin, product);
    await api.dispose();
  }
});

test('offline the cart stays and says so; Clear Cart asks first @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const products = await twoProducts(api);
  await becomeBuyer(page, origin);
  for (const { id } of products) await addToCart(page, origin, id);
  const networkIdle = trackRequests(page);
  await page.goto('/cart');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(2);
  // All code that it brings along is there by now.
  await networkIdle();
  const ask = page.getByRole('alertdialog');

  await page.context().setOffline(true);
  await rows.first().getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Failed to remove item from cart')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await ask.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('An error occurred while clearing the cart.')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await ask.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Cart Cleared')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await api.dispose();
});

test('a long cart shows five rows at a time @phone @deep', async ({ page, playwright, baseURL }) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const { results } = await (
    await api.get('/api/v1/products/?in_stock=true&ordering=-sales_count&page_size=12')
  ).json();
  await api.dispose();
  await becomeBuyer(page, origin);
  for (const { id } of results) await addToCart(page, origin, id);
  await page.goto('/cart');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(5);
  // Shop by shop, and the way on in the thumb's reach.
  const shops = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(new Set(shops).size).toBe(shops.length);
  await expect(page.locator('[data-phone-bar]').getByRole('button', { name: 'Checkout' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show more (7 more)' }).click();
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more (2 more)' }).click();
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Show more/ })).toHaveCount(0);

  const name = await rows.first().getByRole('heading').innerText();
  await rows.first().getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(12);
  await expect(rows.getByRole('heading', { name, exact: true })).toHaveCount(1);
});

test('a product that is no longer for sale stays in the cart, with a notice @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await ownCopy(api, origin);
  await becomeBuyer(page, origin);
  await addToCart(page, origin, product.id);
  await changeProduct(api, origin, product.slug, { is_active: false });
  try {
    await page.goto('/cart');
    const row = page.getByRole('article');
    await expect(row).toContainText('This product is no longer available.');
    await expect(row.getByText('No longer available', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first()).toBeDisabled();
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  } finally {
    await removeCopy(api, origin, product);
    await api.dispose();
  }
});
