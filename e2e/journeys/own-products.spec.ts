import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { config, patience } from '#config.ts';
import { bend } from '#faults.ts';
import { openCheckedShop, picture } from '#selling.ts';
import { otherSeller } from '#shopping.ts';
import { expect, logIn, test } from '#test.ts';

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

test('own products are counted, searched, filtered and sorted, and more load after a failure', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await logIn(page, otherSeller);
  const { count } = await (await page.request.get('/api/my-products')).json();
  expect(count).toBeGreaterThan(12);
  await bend(page, '"after"', 'no answer');
  await page.goto('/dashboard/shop/products');
  await expect(page.getByText(`12 of ${count} products`)).toBeVisible();
  const cards = cardsOf(page);
  const width = async () => (await cards.first().boundingBox())?.width ?? 0;
  const asRow = await width();
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(240);
  await page.getByRole('button', { name: 'More actions for products' }).click();
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect.poll(width).toBeLessThan(asRow / 1.5);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Failed to load more products')).toBeVisible();
  await expectAccessible(page);
  await bend(page, '"after"', null);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(`12 of ${count} products`)).toHaveCount(0);

  await page.getByLabel('Sort by').selectOption('Name A-Z');
  const names = async () => (await cards.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 12);
  const inOrder = async () => (await names()).toSorted((a, b) => a.localeCompare(b, 'en'));
  await expect(page).toHaveURL(/sort=name-a-z/);
  await expect(async () => expect(await names()).toEqual(await inOrder())).toPass();
  await page.locator('summary', { hasText: /^Filters/ }).click();
  await page.getByLabel('Stock', { exact: true }).selectOption('Out of stock');
  await page.getByLabel('Status', { exact: true }).selectOption('Draft');
  await expect(page.getByText('Filters (2)')).toBeVisible();
  await page.getByLabel('Search your products').fill('nothing of that name');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
});

test('a tap just before a search result opens the product that was tapped', { tag: ['@phone', '@deep'] }, async ({
  page,
}) => {
  await logIn(page, otherSeller);
  await page.goto('/dashboard/shop/products');
  const cards = cardsOf(page);
  await expect(cards.first()).toBeVisible();
  // However slowly: the search is due long before the answer comes.
  await page.route(/edit-product/, async (route) => {
    await delay(patience(600));
    await route.continue();
  });
  await page.getByLabel('Search your products').fill('a');
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/products\/[a-z0-9-]+$/);
  await page.goto('/dashboard/shop/products');
  // Also where the page is so busy that the search is due before React has drawn that there is a way.
  await expect(cards.first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByLabel('Search your products').evaluate(async (field: HTMLInputElement) => {
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    put?.call(field, 'e');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 290));
    document.querySelector<HTMLElement>('main li a[href$="/edit"]')?.click();
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: config.cpuSlowdown });
  await expect(page.getByRole('heading', { level: 1, name: 'Edit product' })).toBeVisible();
  // Long after it would have called back.
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('errors of a new product are in view, and the same form can be sent afterwards', {
  tag: ['@phone', '@deep'],
}, async ({ page, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  await openCheckedShop(page, origin, `Slow Roads ${Date.now()}`);
  await page.goto('/dashboard/shop/products/create');
  const add = page.getByLabel('Add pictures', { exact: true });
  const bytes = (size: number) => Buffer.alloc(size, 'No picture');
  await add.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: bytes(9) },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: bytes(9) },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: bytes(5242881) },
  ]);
  await expect(page.getByText('notes.txt is not a valid image file')).toBeVisible();
  await expect(page.getByText('broken.jpg is not a valid image file')).toBeVisible();
  await expect(page.getByText('huge.jpg is too large. Maximum size is 5MB')).toBeVisible();
  const pictures = [await picture(page), await picture(page, '#0f5c43'), await picture(page, '#c44b2b')];
  // For browsers that cannot scale pictures.
  await page.evaluate('window.kept = HTMLCanvasElement.prototype.toBlob');
  await page.evaluate('HTMLCanvasElement.prototype.toBlob = (done) => done(null)');
  await add.setInputFiles(pictures.slice(0, 1));
  await expect(page.getByText('Failed to compress images. Please try with smaller images.')).toBeVisible();
  await page.evaluate('HTMLCanvasElement.prototype.toBlob = window.kept');
  await add.setInputFiles(pictures);
  await page.getByLabel('Name', { exact: true }).fill('Cloth of the slow road');
  await page.getByLabel('Category', { exact: true }).selectOption('Kente & Wax Prints');
  await page.getByLabel('Description', { exact: true }).fill('Woven by hand, washed once.');
  await page.getByLabel('Price (₵)', { exact: true }).fill('350');
  await page.getByLabel('Stock', { exact: true }).fill('3');
  await page.getByLabel('Material *').fill('Cotton');
  await page.getByLabel('Length *').fill('6 yards');
  const create = page.getByRole('button', { name: 'Create product' });
  for (const [fault, text] of [
    ['no answer', 'Something went wrong while creating the product.'],
    ['a fault', 'Failed to create product'],
  ] as const) {
    await bend(page, 'CreateProduct', fault);
    await create.click();
    await expect(page.getByText(text)).toBeInViewport();
  }
  await bend(page, 'CreateProduct', null);
  // It is created, but its response is lost. Sending the form again creates no second one.
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('CreateProduct')) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await create.click();
  await expect(page.getByText('Something went wrong while creating the product.')).toBeInViewport();
  await bend(page, 'CreateProduct', null);
  await create.click();
  await expect(page).toHaveURL(/\/dashboard\/shop$/);
  await expect(page.getByText('1 product live')).toBeVisible();
  await bend(page, '"Activities"', 'a fault');
  await page.goto('/dashboard');
  await expect(page.getByText('Failed to load activities')).toBeVisible();
  await expect(page.getByRole('link', { name: /Create a shop/ })).toHaveCount(0);
});
