import type { APIRequestContext, Page } from '@playwright/test';
import { demo, expect } from '#test.ts';

export interface Listed {
  id: string;
  slug: string;
  name: string;
  price: string;
  stock_quantity: number;
}

const demoShop = 'adepa-kente-house';
export const otherShop = 'kwame-mobile-hub';
export const otherSeller = { email: 'kwame.asante.boateng@besesaka.test', password: demo.seller.password };

/** A product of the demo with large stock. Tests buy and view it, and none changes it. */
export async function plentyOf(api: APIRequestContext, shop = demoShop): Promise<Listed> {
  const list = await (await api.get(`/api/v1/products/?in_stock=true&page_size=50&seller=${shop}`)).json();
  // Picks the oldest one, because products that tests create come first.
  const product = list.results.filter(({ stock_quantity }: Listed) => stock_quantity > 10).at(-1);
  if (!product) throw new Error(`The demo has no such product of ${shop}`);
  return product;
}

/** One of the demo seller and one of another shop. */
export async function twoProducts(api: APIRequestContext): Promise<[Listed, Listed]> {
  return [await plentyOf(api), await plentyOf(api, otherShop)];
}

/** Creates a user, who is logged in in this API context. */
export async function signUp(api: APIRequestContext, origin: string, fullName = 'Kofi Ansah'): Promise<string> {
  const email = `kofi.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
  const data = {
    full_name: fullName,
    email,
    telephone_number: '0241234567',
    password: 'Akwaaba#2026',
    password_confirm: 'Akwaaba#2026',
  };
  const answer = await api.post('/api/signup', { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

/** A new buyer, logged in on this page. */
export const becomeBuyer = (page: Page, origin: string) => signUp(page.request, origin);

export async function putIntoCart(page: Page, slug: string) {
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first().click();
  await expect(
    page
      .getByText(/^(Added to cart: )?\+1$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** Adds to the cart by the API, for tests of later steps. */
export async function addToCart(page: Page, origin: string, productId: string) {
  const answer = await page.request.post('/api/add-to-cart', {
    data: { product_id: productId, quantity: 1 },
    headers: { origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function fillAddress(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('12 Oxford Street, Osu');
  await dialog.getByLabel('City').fill('Accra');
  await dialog.getByLabel('Region').selectOption('Greater Accra');
}

export async function fillShipping(page: Page) {
  await fillAddress(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /confirm/i })
    .click();
}

const shipping = {
  shipping_full_name: 'Kofi Ansah',
  shipping_phone: '0241234567',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** The user who is logged in on this page orders one piece by the API. Returns the order's number. */
export async function placeOrder(api: APIRequestContext, origin: string, productId: string): Promise<string> {
  const answer = await api.post('/api/orders/single', {
    headers: { origin },
    data: { ...shipping, product_id: productId, quantity: 1 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).order.order_id;
}
