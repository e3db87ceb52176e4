import type { Page } from '@playwright/test';
import { becomeBuyer, fillShipping, otherShop, plentyOf } from '#shopping.ts';
import { expect, test } from '#test.ts';

const isBuyNow = (body: string | null) => body?.includes('"idempotencyKey"') && body.includes('"productId"');

/** The next Buy Now reaches the service or does not, but its answer never arrives. */
async function loseNextAnswer(page: Page, { placed }: { placed: boolean }) {
  let lost = false;
  await page.route('**/graphql', async (route) => {
    if (lost || !isBuyNow(route.request().postData())) return route.fallback();
    lost = true;
    if (placed) await route.fetch();
    return route.abort('internetdisconnected');
  });
}

async function ordersOf(page: Page): Promise<{ item_count: number }[]> {
  return (await (await page.request.get('/api/orders/user?page=1&page_size=20')).json()).results;
}

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api, otherShop);
  await api.dispose();
  await becomeBuyer(page, baseURL ?? '');
  await page.goto(`/products/${product.slug}`);
});

test('an order whose response was lost is shown before another quantity can be ordered @phone', async ({ page }) => {
  await loseNextAnswer(page, { placed: true });
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await fillShipping(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('We don’t know yet whether your order came through.')).toBeVisible();
  await expect(dialog).toContainText('Unable to create order. Please check your internet connection.');
  // The check of the result gets no response either.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SettleOrder') ? route.abort('internetdisconnected') : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('button', { name: /increase|more|plus/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(dialog.getByText('We don’t know yet whether your earlier order came through.')).toBeVisible();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Your earlier order was placed')).toBeVisible();
  expect(await ordersOf(page)).toMatchObject([{ item_count: 1 }]);
  await dialog.getByRole('button', { name: 'Continue with your next order' }).click();
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(dialog.getByText(/^Medaase, /)).toBeVisible();
  expect(await ordersOf(page)).toMatchObject([{ item_count: 2 }, { item_count: 1 }]);
});

test('an order that never arrived is withdrawn, and the typed details stay, also after a reload @phone @deep', async ({
  page,
}) => {
  await loseNextAnswer(page, { placed: false });
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await fillShipping(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('We don’t know yet whether your order came through.')).toBeVisible();
  await page.goto('/shops');
  // It opens by itself on any page.
  await expect(dialog).toContainText('Your earlier order did not come through');
  await expect(dialog.getByLabel('Address')).toHaveValue('12 Oxford Street, Osu');
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await expect(dialog.getByText(/^Medaase, /)).toBeVisible();
  // Only in the dialog.
  await expect(page.getByText('Order Created!').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Your order has been placed successfully.').filter({ visible: true })).toHaveCount(1);
  expect(await ordersOf(page)).toMatchObject([{ item_count: 1 }]);
});
