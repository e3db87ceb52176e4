import { becomeBuyer, placeOrder, twoProducts } from '#shopping.ts';
import { expect, expectAccessible, test } from '#test.ts';

test('an address of the dashboard that leads nowhere says so inside its frame', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expectAccessible(page);
});

test('a printed order names the shop and the marketplace', async ({ page, playwright, baseURL }) => {
  const origin = String(baseURL);
  const api = await playwright.request.newContext({ baseURL });
  const [own] = await twoProducts(api, origin);
  const shop = (await (await api.get('/api/me')).json()).shop.business_name;
  await api.dispose();
  await becomeBuyer(page, origin);
  const id = await placeOrder(page.request, origin, own.id);
  await page.goto(`/dashboard/orders/${id.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  const names = page.getByText(`${shop} on Besesaka`);
  await expect(names).toBeHidden();
  // The address as it was typed: no step of the way shows the number in other letters.
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).not.toContainText(new RegExp(id, 'i'));
  await page.emulateMedia({ media: 'print' });
  await expect(names).toBeVisible();
});

test('related products are added by a target that a thumb hits', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  const [, other] = await twoProducts(api, String(baseURL));
  await api.dispose();
  await page.goto(`/products/${other.slug}`);
  const related = page.getByRole('region', { name: 'Related products' });
  const add = related.getByRole('button', { name: /^Add to cart/ }).first();
  await add.scrollIntoViewIfNeeded();
  const box = await add.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
});

test('an alert goes when what it complains of is mended', async ({ page, baseURL }) => {
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
  const [product] = (await (await page.request.get('/api/v1/products/?in_stock=true&page_size=5')).json()).results;
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /confirm/i }).click();
  const complaint = dialog.getByText(/^Please check: /);
  await expect(complaint).toBeVisible();
  await dialog.getByLabel('Address').fill('12 Oxford Street, Osu');
  await expect(complaint).toBeHidden();
});
