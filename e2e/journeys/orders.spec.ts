import { size } from '@besesaka/marketplace/tests/world/depth.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { inTime, patience } from '#config.ts';
import { logInAsSeller } from '#demo-seller.ts';
import { controlNetwork } from '#network.ts';
import {
  becomeBuyer,
  fillShipping,
  otherSeller,
  otherShop,
  placeOrder,
  plentyOf,
  putIntoCart,
  signUp,
  twoProducts,
} from '#shopping.ts';
import { demo, expect, fillLogin, logIn, test } from '#test.ts';

test('a buyer orders from two shops; the seller sees the order arrive, and the buyer each step', {
  tag: '@large-deep',
}, async ({ page, browser, playwright, baseURL }) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const [own, other] = await twoProducts(api);
  const viewport = page.viewportSize();
  const [seller, neighbour] = await Promise.all(
    [demo.seller, otherSeller].map(async (user) => {
      const theirs = await (await browser.newContext({ baseURL, viewport })).newPage();
      await logIn(theirs, user);
      await theirs.goto('/dashboard/orders?tab=shop');
      await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
      return theirs;
    }),
  );
  if (!seller || !neighbour) throw new Error('Both sellers are there');

  const email = await becomeBuyer(page, origin);
  await putIntoCart(page, own.slug);
  await putIntoCart(page, other.slug);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: /shopping cart/i })).toBeVisible();
  await expect(page.getByText(own.name).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^checkout$/i })
    .filter({ visible: true })
    .first()
    .click();
  await fillShipping(page);
  await expect(page.getByText(/^Medaase, /)).toBeVisible();
  const placedText = page.getByText('Your orders have been placed successfully.').filter({ visible: true });
  // Measured from the response on the buyer's screen, shortly after the order.
  await expect(seller.getByText(email)).toHaveCount(1, { timeout: inTime(1000) });
  await expect(neighbour.getByText(email)).toHaveCount(1, { timeout: inTime(1000) });
  await expect(placedText).toHaveCount(1);
  await expect(page.getByText('Orders Created!').filter({ visible: true })).toHaveCount(1);

  const links = page.getByRole('dialog').getByRole('link', { name: 'View order' });
  await expect(links).toHaveCount(2);
  const ids = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')?.split('/').at(-1) ?? ''));
  const shown = await Promise.all(ids.map((id) => seller.getByRole('link', { name: `Order ${id}` }).count()));
  expect(shown.sort(), 'of the two orders the seller sees one').toEqual([0, 1]);

  const index = await indexOfOwn(seller, ids);
  const mine = ids[index] ?? '';
  await links.nth(index).click();
  await expect(page.getByRole('main')).toContainText(/waiting/i);
  await seller.getByRole('link', { name: `Order ${mine}` }).click();
  await seller.getByRole('button', { name: 'Accept order', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(/accepted/i, { timeout: inTime(5000) });
  await expectAccessible(page);

  await page.goto('/dashboard');
  const latest = page.getByRole('region', { name: 'Latest orders' });
  await expect(latest.getByRole('link', { name: `Order ${mine}` })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await Promise.all([seller, neighbour].map((theirs) => theirs.context().close()));
  await api.dispose();
});

async function indexOfOwn(seller: Page, ids: string[]): Promise<number> {
  const first = await seller.getByRole('link', { name: `Order ${ids[0]}` }).count();
  return first > 0 ? 0 : 1;
}

test('a seller who was offline for a minute gets the missed events once', { tag: '@phone' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const network = await controlNetwork(page);
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const own = await plentyOf(api);
  await logInAsSeller(api, origin);
  await logIn(page, demo.seller);
  await page.goto('/dashboard/orders?tab=shop');
  await expect(
    page
      .getByRole('link', { name: /^Order / })
      .or(page.getByText(/no orders/i))
      .first(),
  ).toBeVisible();
  await network.disconnect();

  const buyer = await playwright.request.newContext({ baseURL });
  await signUp(buyer, origin);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await placeOrder(buyer, origin, own.id));
  const accepted = ids[0] ?? '';
  await api.post(`/api/orders/${accepted}/status`, { data: { action: 'accept' }, headers: { origin } });
  await page.waitForTimeout(size(2_000, 60_000));
  for (const id of ids) await expect(page.getByRole('link', { name: `Order ${id}` })).toHaveCount(0);
  await network.reconnect();
  for (const id of ids) {
    await expect(page.getByRole('link', { name: `Order ${id}` })).toHaveCount(1, { timeout: patience(20_000) });
  }
  await expect(page.getByRole('listitem').filter({ hasText: accepted })).toContainText('Accepted');
  const order = await page.getByRole('link', { name: /^Order / }).allInnerTexts();
  const places = ids.map((id) => order.findIndex((text) => text.includes(id)));
  expect(places, 'the newest stands first').toEqual([...places].sort((a, b) => b - a));
  await buyer.dispose();
  await api.dispose();
});

test('a product that a visitor adds is in the cart after the login @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const other = await plentyOf(api, otherShop);
  await page.goto(`/products/${other.slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByText('Please log in to add items to cart').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, { email: await signUp(api, origin), password: demo.buyer.password });
  await expect(page).toHaveURL(new RegExp(`/products/${other.slug}`));
  await expect(async () => {
    const cart = await (await page.request.get('/api/cart')).json();
    expect(cart.items.map((item: { product_id: string }) => item.product_id)).toContain(other.id);
  }).toPass();
  await api.dispose();
});
