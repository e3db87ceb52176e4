import { expectAccessible } from '#accessible.ts';
import { becomeBuyer, otherShop, placeOrder, plentyOf } from '#shopping.ts';
import { closedForGood, demo, expect, logIn, test } from '#test.ts';

test('an unknown dashboard URL shows "Page not found" inside the dashboard @phone @deep', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page);
});

test('a printed order names the shop and the marketplace @desktop @deep', async ({ page, playwright, baseURL }) => {
  const origin = String(baseURL);
  const api = await playwright.request.newContext({ baseURL });
  const own = await plentyOf(api);
  const shop = (await (await api.get(`/api/v1/products/${own.slug}`)).json()).seller_name;
  await api.dispose();
  await becomeBuyer(page, origin);
  const id = await placeOrder(page.request, origin, own.id);
  await page.goto(`/dashboard/orders/${id.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  const names = page.getByText(`${shop} on Besesaka`);
  await expect(names).toBeHidden();
  // The URL has the number in lower case, and the breadcrumb must not show it.
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).not.toContainText(new RegExp(id, 'i'));
  await page.emulateMedia({ media: 'print' });
  await expect(names).toBeVisible();
});

test('the add button of a related product is large enough for a thumb @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL });
  const other = await plentyOf(api, otherShop);
  await api.dispose();
  await page.goto(`/products/${other.slug}`);
  const related = page.getByRole('region', { name: 'Related products' });
  const add = related.getByRole('button', { name: /^Add to cart/ }).first();
  await add.scrollIntoViewIfNeeded();
  const box = await add.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
});

test('an error disappears when the user corrects the field @phone @deep', async ({ page, baseURL }) => {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('nobody@besesaka.test');
  await form.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await form.getByRole('button', { name: /^log ?in$/i }).click();
  const alert = form.getByRole('alert').filter({ hasText: /\S/ });
  await expect(alert).toHaveCount(1);
  await form.getByLabel('Password', { exact: true }).fill('Wrong#2027');
  await expect(alert).toHaveCount(0);

  const origin = String(baseURL);
  await becomeBuyer(page, origin);
  const [product] = (
    await (await page.request.get('/api/v1/products/?in_stock=true&ordering=-sales_count&page_size=5')).json()
  ).results;
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /confirm/i }).click();
  const summary = dialog.getByText(/^Please check: /);
  await expect(summary).toBeVisible();
  await dialog.getByLabel('Address').fill('12 Oxford Street, Osu');
  await expect(summary).toBeHidden();
});

test('the labels of the chart overlap none of its lines and dots @phone @deep', async ({ page }) => {
  await logIn(page, demo.seller);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Revenue by month' })).toBeVisible();
  const chart = page.locator('figure svg').first();
  await chart.scrollIntoViewIfNeeded();
  const labels = await chart.evaluate((svg) => {
    const boxes = (names: string) =>
      [...svg.querySelectorAll(names)].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
    const below = boxes('text').filter(({ bottom }) => bottom > svg.getBoundingClientRect().bottom - 4);
    const drawn = boxes('circle, line');
    const overlaps = (text: DOMRect) =>
      drawn.some(
        (line) => text.top < line.bottom && text.bottom > line.top && text.left < line.right && text.right > line.left,
      );
    return { below: below.length, overlapping: below.filter(overlaps).length };
  });
  expect(labels.below).toBeGreaterThan(4);
  expect(labels.overlapping).toBe(0);
});

test('drafts of a review and of a report survive a reload, and a long address fits its card @phone @deep', async ({
  page,
  baseURL,
}) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // A shop with one page of products: a longer list would load more above the button after the reload.
  const { results: shops } = await (await page.request.get('/api/shops?page_size=100')).json();
  const shop = shops.find((one: { product_count: number }) => one.product_count > 0 && one.product_count < 12);
  await page.goto(`/shops/${shop.business_slug}`);
  const report = page.getByRole('button', { name: 'Report Seller' });
  const dialog = page.getByRole('dialog');
  await report.click();
  await dialog.getByLabel('Details').fill('The charger was another one.');
  await page.reload();
  await report.click();
  await expect(dialog.getByLabel('Details')).toHaveValue('The charger was another one.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await report.click();
  await expect(dialog.getByLabel('Details')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await closedForGood(page);

  const response = await page.request.get('/api/v1/products/?seller=kwame-mobile-hub');
  const [product] = (await response.json()).results;
  await page.goto(`/products/${product.slug}`);
  const write = page.getByRole('button', { name: 'Write a review' });
  await write.click();
  await dialog.getByLabel('Your review').fill('It lasts for days.');
  await page.reload();
  await write.click();
  await expect(dialog.getByLabel('Your review')).toHaveValue('It lasts for days.');
});

test('the focus returns to the button that opened the account deletion @desktop @deep', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=security');
  const button = page.getByRole('main').getByRole('button', { name: 'Delete Account' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
