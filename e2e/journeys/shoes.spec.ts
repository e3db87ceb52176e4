import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { messageLog, twoUsers } from '#chat-users.ts';
import { ownCopy, removeCopy } from '#demo-seller.ts';
import { drawnPicture } from '#drawn-picture.ts';
import { closedForGood, expect, expectAlive, test } from '#test.ts';

/** Sandals at 500 cedis in three sizes, of which the demo seller has four of each. */
async function sandals(api: APIRequestContext, origin: string) {
  const product = await ownCopy(api, origin, { price: '500.00', takes_offers: true }, 'ahenema-sandals-hand-made');
  const sizes = ['41', '42', '43'];
  const variants = sizes.map((size) => ({ option_values: [size], price: '500.00', stock_quantity: 4 }));
  const data = { options: [{ name: 'Size', values: sizes }], variants };
  const answer = await api.put(`/api/products/${product.slug}/variants`, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return product;
}

/** The stock of each size, and the pieces sold. */
async function countsOf(api: APIRequestContext, slug: string) {
  const { sales_count, variants } = await (await api.get(`/api/v1/products/${slug}`)).json();
  return [sales_count, ...variants.map((one: { stock_quantity: number }) => one.stock_quantity)];
}

/** Clicks an action of an order and confirms it. */
async function act(page: Page, action: string) {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

const card = (page: Page) => messageLog(page).getByRole('region', { name: 'Offer' });

/** The buyer filters shoes by their size, chooses it, and offers 430 cedis. */
async function findAndOffer(page: Page, { name }: { name: string }) {
  await page.goto('/products?category=shoes');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sizes = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Size/ }) });
  await sizes.locator('summary').click();
  await sizes.getByRole('checkbox', { name: /^42\b/ }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const size = page.getByRole('radio', { name: '42' });
  await expectAlive(size);
  await expect(size, 'the size of the filter').toBeChecked();
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const form = page.getByRole('dialog', { name: 'Make an offer' });
  await expect(form).toContainText(`${name} (42)`);
  await form.getByLabel('Price per piece').fill('430');
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(card(page)).toContainText('Waiting for Adepa Kente House to answer');
}

/** The buyer asks about size 43; the message names it. */
async function askAboutSize(page: Page, { slug }: { slug: string }) {
  await page.goto(`/products/${slug}?size=43`);
  await page.getByRole('button', { name: 'Chat seller' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(messageLog(page).getByText('Chosen: 43')).toBeVisible();
}

/** The buyer orders at the agreed price, delivered to Ashanti, and goes to the order. Returns its code. */
async function orderToAshanti(page: Page): Promise<string> {
  await card(page).getByRole('button', { name: 'Order at this price' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('Plot 5, Bantama');
  await dialog.getByLabel('City').fill('Kumasi');
  await dialog.getByLabel('Region').selectOption('Ashanti');
  await expect(dialog.getByText('Our own rider').first()).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Confirm order/ });
  await expect(confirm).toHaveText('Confirm order · ₵445');
  await confirm.click();
  await expect(dialog.getByRole('heading', { name: /^Medaase, / })).toBeVisible();
  await expect(dialog.getByText('Delivery Our own rider')).toBeVisible();
  await expect(dialog.getByText('You agree with the seller on payment.')).toBeVisible();
  await dialog.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

const what =
  'a buyer finds shoes by size, makes an offer, gets them in Ashanti and returns them; stock and sales are as before';
test(what, { tag: ['@phone', '@deep'] }, async ({ page, browser, playwright, baseURL }) => {
  const { buyer, seller, buyerName, origin } = await twoUsers(page, browser, baseURL ?? '');
  const api = await playwright.request.newContext({ baseURL });
  const product = await sandals(api, origin);
  const before = await countsOf(api, product.slug);
  expect(before).toEqual([0, 4, 4, 4]);

  await findAndOffer(buyer, product);
  await askAboutSize(buyer, product);
  // The product's page leads back to the open offer.
  await buyer.goto(`/products/${product.slug}`);
  await buyer.getByRole('link', { name: 'Your offer: ₵430' }).click();
  await expect(card(buyer)).toContainText('Waiting for Adepa Kente House to answer');
  await seller.goto('/dashboard/shop/offers');
  const received = seller.getByRole('region', { name: product.name });
  await expect(received).toContainText(buyerName);
  await expectAccessible(seller);
  await received.getByRole('button', { name: 'Accept' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(received).toContainText(`${buyerName} can order at this price`);
  await received.getByRole('link', { name: `Chat with ${buyerName}` }).click();
  await expect(card(buyer)).toContainText('Agreed. Order at this price by');
  const id = await orderToAshanti(buyer);
  await expect(buyer.getByText('42', { exact: true })).toBeVisible();
  expect(await countsOf(api, product.slug)).toEqual([0, 4, 3, 4]);

  await expect(card(seller)).toContainText('Ordered at this price');
  await card(seller)
    .getByRole('link', { name: `Order ${id}` })
    .click();
  await seller.getByRole('button', { name: 'Accept order' }).click();
  await act(seller, 'Mark as dispatched');
  await act(seller, 'Mark as delivered');
  await expect(buyer.getByRole('button', { name: 'Complete order' }), 'without a reload').toBeVisible();
  await act(buyer, 'Complete order');
  expect(await countsOf(api, product.slug)).toEqual([1, 4, 3, 4]);

  await buyer.getByRole('button', { name: 'Return items' }).click();
  const form = buyer.getByRole('dialog');
  await form.getByLabel('Reason').selectOption('Not what was ordered');
  await form.getByLabel('Details').fill('They are size 41.');
  const photo = { name: 'sole.png', mimeType: 'image/png', buffer: await drawnPicture(buyer) };
  await form.getByLabel('Photos').setInputFiles(photo);
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(buyer.getByText(/has until/)).toBeVisible();
  await closedForGood(buyer);

  await expect(seller.getByRole('button', { name: 'Agree to return' }), 'without a reload').toBeVisible();
  await expect(seller.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await act(seller, 'Agree to return');
  await act(seller, 'Items received');
  await expect(buyer.getByText(/The items went back to/), 'without a reload').toBeVisible();
  expect(await countsOf(api, product.slug)).toEqual(before);
  await removeCopy(api, origin, product);
  await api.dispose();
});
