import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { logInAsSeller } from '#demo-seller.ts';
import { controlNetwork } from '#network.ts';
import { becomeBuyer, fillShipping, otherShop, placeOrder, plentyOf, signUp } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

/** Takes a step as the user who is logged in there. */
async function step(api: APIRequestContext, origin: string, id: string, action: string) {
  const answer = await api.post(`/api/orders/${id}/status`, { data: { action }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function printed(page: Page, name: string) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const hidden of ['Print', 'Accept order']) await expect(page.getByRole('button', { name: hidden })).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  await page.emulateMedia({ media: null });
}

test("a seller's decline fails offline, and then for an order that was changed elsewhere @phone @deep", async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [seller, buyer] = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL })));
  if (!seller || !buyer) throw new Error('Both are there');
  const own = await plentyOf(seller);
  await logInAsSeller(seller, origin);
  await signUp(buyer, origin);
  const id = await placeOrder(buyer, origin, own.id);
  const network = await controlNetwork(page);
  await logIn(page, demo.seller);
  await page.goto(`/dashboard/orders/${id}`);
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await printed(page, 'order');

  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The last one broke this morning.');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The last one broke this morning.');

  // The event must not arrive before the second try.
  await network.disconnectSockets();
  await step(seller, origin, id, 'accept');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const changed = 'This order was changed in the meantime. You now see the latest version. Please try again.';
  await expect(page.getByText(changed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as dispatched' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect((await (await seller.get(`/api/orders/${id}`)).json()).status).toBe('accepted');
  for (const api of [seller, buyer]) await api.dispose();
});

test('notifications are grouped in tabs, and one can be marked as read alone @phone @deep', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const seller = await playwright.request.newContext({ baseURL });
  const own = await plentyOf(seller);
  await logInAsSeller(seller, origin);
  await becomeBuyer(page, origin);
  const ids = [await placeOrder(page.request, origin, own.id), await placeOrder(page.request, origin, own.id)];
  for (const id of ids) await step(seller, origin, id, 'accept');
  await page.goto('/dashboard/notifications');
  const unread = page.getByRole('main').getByRole('link', { name: /^Unread: / });
  const all = page.getByRole('button', { name: /Mark all as read/ });
  await expect(unread).toHaveCount(2);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /as read$/ })
    .last()
    .click();
  await expect(unread).toHaveCount(1);
  await page.getByRole('link', { name: 'Seller', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Buyer', exact: true }).click();
  await expect(unread).toHaveCount(1);
  await all.click();
  await expect(unread).toHaveCount(0);
  await expect(all).toHaveCount(0);
  await seller.dispose();
});

test('Buy Now of a product that is no longer for sale says so @phone @deep', { tag: '@deep' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api, otherShop);
  await api.dispose();
  await becomeBuyer(page, baseURL ?? '');
  await page.goto(`/products/${product.slug}`);
  // The service is asked for a product that is not there, as it would be a moment after this one was taken down.
  await page.route('**/graphql', (route) => {
    const body = route.request().postData();
    if (!body?.includes('"productId"')) return route.fallback();
    return route.continue({ postData: body.replace(product.id, crypto.randomUUID()) });
  });
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await fillShipping(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toHaveText('Order Failed: This product is no longer available.');
});
