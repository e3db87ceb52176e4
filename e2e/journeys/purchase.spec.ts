import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addToCart, becomeBuyer, fillAddress, type Listed, otherShop, plentyOf } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

const halfWayMs = 750;
const isPlacing = (body: string | null) => /"operationName":"Place(Cart|Product)"/.test(body ?? '');

/** A second and a half from a question to its answer; the answer of the first order may be lost on its way back. */
async function slowed(page: Page, { losesAnswer = false } = {}) {
  let toLose = losesAnswer;
  await page.route('**/graphql', async (route) => {
    await wait(halfWayMs);
    // The request is sent, even if its page closes.
    const response = await route.fetch().catch(() => null);
    await wait(halfWayMs);
    const isLost = toLose && isPlacing(route.request().postData());
    if (isLost) toLose = false;
    await (response && !isLost ? route.fulfill({ response }) : route.abort('internetdisconnected')).catch(() => {});
  });
}

async function ordersOf(page: Page): Promise<unknown[]> {
  return (await (await page.request.get('/api/orders/user?page=1&page_size=20')).json()).results;
}

const sheet = (page: Page) => page.getByRole('dialog');
const confirmButton = (page: Page) => sheet(page).getByRole('button', { name: /^Confirm order/ });

interface Purchase {
  name: string;
  open(page: Page, product: Listed): Promise<void>;
}

const buyNow: Purchase = {
  name: 'Buy Now',
  async open(page, { slug }) {
    await page.goto(`/products/${slug}`);
    await page.getByRole('button', { name: 'Buy Now' }).click();
  },
};

const cart: Purchase = {
  name: 'the cart',
  async open(page, { id }) {
    await addToCart(page, new URL(page.url()).origin, id);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first().click();
  },
};

/** Prepares a purchase up to its button, for a new buyer who came from another page. */
async function toTheButton(page: Page, purchase: Purchase): Promise<Listed> {
  const origin = test.info().project.use.baseURL ?? '';
  const product = await plentyOf(page.request, otherShop);
  await becomeBuyer(page, origin);
  await page.goto('/shops');
  await purchase.open(page, product);
  await fillAddress(page);
  return product;
}

const placed = (page: Page) => sheet(page).getByText(/^(Medaase, .+|Your earlier orders? (was|were) placed)$/);
const nothing = (page: Page) => sheet(page).getByText(/did not come through/);

/** The text that the buyer finally reads, on any page. */
async function shownResult(page: Page): Promise<'placed' | 'nothing'> {
  await expect(placed(page).or(nothing(page)).first()).toBeVisible({ timeout: 25_000 });
  return (await placed(page).isVisible()) ? 'placed' : 'nothing';
}

test('the checkout stays open while its order is sent, and says so @phone', async ({ page }) => {
  await toTheButton(page, buyNow);
  await slowed(page);
  await confirmButton(page).click();
  await page.keyboard.press('Escape');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(sheet(page)).toContainText('Sending your order. Please wait.');
  await expect(placed(page)).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
  // The result was seen, so the same purchase again is another order.
  await sheet(page).getByRole('button', { name: 'Continue shopping' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await page.reload();
  await expectAlive(page.getByRole('button', { name: 'Buy Now' }));
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await confirmButton(page).click();
  await expect(placed(page)).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(2);
});

test('an order whose page was left is shown where its buyer is @phone @deep', async ({ page }) => {
  await toTheButton(page, buyNow);
  await slowed(page);
  await confirmButton(page).click();
  await page.goto('/shops');
  expect(await shownResult(page)).toBe('placed');
  expect(await ordersOf(page)).toHaveLength(1);
});

test('after an order the cart page starts at its top and is empty @phone @deep', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await toTheButton(page, cart);
  // The whole page below the sheet is longer than what is left of it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await confirmButton(page).click();
  await expect(placed(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Continue shopping' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeInViewport();
});

/** The buyer's action during the request, this long after the button was pressed. */
const doings: Record<string, (page: Page, press: () => Promise<void>, afterMs: number) => Promise<void>> = {
  async Back(page, press, afterMs) {
    await press();
    await wait(afterMs);
    await page.goBack();
  },
  async X(page, press, afterMs) {
    await press();
    await wait(afterMs);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
  },
  async reload(page, press, afterMs) {
    await press();
    await wait(afterMs);
    await page.reload();
  },
  async 'double tap'(page, press, afterMs) {
    await press();
    await wait(afterMs);
    await sheet(page).locator('button[type=submit]').click({ force: true, noWaitAfter: true });
  },
  async 'lost answer'(page, press, afterMs) {
    await press();
    await expect(sheet(page).getByText('We don’t know yet whether your order came through.')).toBeVisible();
    await wait(afterMs);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
  },
};

for (const purchase of [buyNow, cart])
  for (const [doing, act] of Object.entries(doings))
    for (const afterMs of [0, 1100])
      test(`${purchase.name}, ${doing} after ${afterMs} ms: one order, which its buyer sees @phone @deep`, {
        tag: '@deep',
      }, async ({ page }) => {
        const product = await toTheButton(page, purchase);
        await slowed(page, { losesAnswer: doing === 'lost answer' });
        await act(page, () => confirmButton(page).click(), afterMs);
        if ((await shownResult(page)) === 'nothing') {
          await page.unroute('**/graphql');
          expect(await ordersOf(page)).toHaveLength(0);
          await sheet(page).getByRole('button', { name: 'Close' }).last().click();
          await purchase.open(page, product);
          await confirmButton(page).click();
          expect(await shownResult(page)).toBe('placed');
        }
        expect(await ordersOf(page)).toHaveLength(1);
      });
