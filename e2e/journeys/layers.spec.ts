import type { Page } from '@playwright/test';
import { addToCart, becomeBuyer, fillShipping, plentyOf, putIntoCart } from '#shopping.ts';
import { expect, test } from '#test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Nothing lies upon the page, and the history says so too. */
const expectNoEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'besesakaLayer' in (history.state ?? {}))).toBe(false);

test('Back closes dialogs, menus and drawers before it leaves the page', { tag: '@large-deep' }, async ({
  page,
  request,
}) => {
  const list = await (await request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  const product = `/products/${list.results[0].slug}`;
  await page.goto('/');
  await page.goto(product);
  // Before its script the picture is a link.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const zoom = page.getByLabel(/^Zoom picture 1/);

  await zoom.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(product);

  // A dialog that closed by itself leaves no history entry.
  await zoom.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expectNoEntry(page);

  // A sheet that is closed fades out as a copy that nothing can touch.
  const layers = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        const look = () => {
          const copy = document.querySelector<HTMLElement>('body > .sheet[data-ending-style]');
          if (copy) tell(copy.inert);
        };
        new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await layers).toBe(true);
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expectNoEntry(page);

  // A reload closes it, too.
  await zoom.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expectNoEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(product);
});

test('a dialog opened after a reload, while the history is still restored, stays open @phone @deep', {
  tag: '@deep',
}, async ({ page, request }) => {
  const list = await (await request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  const product = `/products/${list.results[0].slug}`;
  await page.goto('/');
  await page.goto(product);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const zoom = page.getByLabel(/^Zoom picture 1/);
  await zoom.click();
  await expect(dialog).toBeVisible();

  // A browser that is busy takes its time for each step through the history.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (by) => void setTimeout(go, 2000, by);
    window.addEventListener('popstate', () => document.documentElement.setAttribute('data-stepped', ''));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await zoom.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-stepped');
  await expect.poll(() => page.evaluate(() => 'besesakaLayer' in history.state)).toBe(true);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(product);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes a dialog as soon as it is visible @phone @deep', { tag: '@deep' }, async ({ page, request }) => {
  const list = await (await request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  await page.goto(`/products/${list.results[0].slug}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const hasEntry = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        const seen = () => {
          if (document.querySelector('[role="dialog"]')) tell('besesakaLayer' in history.state);
        };
        new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByLabel(/^Zoom picture 1/).click();
  expect(await hasEntry).toBe(true);
});

test('Back after a link in a drawer returns to the page below the drawer @phone @deep', async ({ page, baseURL }) => {
  await becomeBuyer(page, baseURL ?? '');
  await page.goto('/dashboard');
  const drawer = page.getByRole('dialog', { name: 'Dashboard' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await drawer.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(drawer).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expectNoEntry(page);
  // Forward passes by where the drawer was, and stays where nothing is beyond it.
  await page.goForward();
  await expect(page).toHaveURL('/dashboard/orders');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expectNoEntry(page);
  await expect(page).toHaveURL('/dashboard');
});

test('the checkout has an address: Back closes it, a reload opens it, and typed details stay until the order @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api);
  await api.dispose();
  await becomeBuyer(page, origin);
  await page.goto('/checkout');
  const dialog = page.getByRole('dialog', { name: 'Confirm Order Details' });
  await expect(dialog).toContainText('Please add items to your cart before proceeding.');
  await addToCart(page, origin, product.id);
  await page.goto('/cart');
  const checkout = page.getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first();
  const address = dialog.getByLabel('Address');

  await checkout.click();
  await expect(page).toHaveURL('/checkout');
  await address.fill('7 Ring Road');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/cart');
  await page.goForward();
  await expect(address).toHaveValue('7 Ring Road');
  await page.reload();
  await expect(address).toHaveValue('7 Ring Road');
  await expect(page.getByRole('heading', { name: /Shopping Cart/, includeHidden: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/cart');

  await checkout.click();
  await fillShipping(page);
  const success = page.getByRole('dialog', { name: /^Medaase, / });
  await expect(success).toBeVisible();
  await expect(page).toHaveURL('/checkout/placed');
  await page.reload();
  await expect(success).toBeVisible();
  // Its form is not in the history any more.
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await putIntoCart(page, product.slug);
  await page.goto('/cart');
  await checkout.click();
  // The data is that of the placed order, not of the draft.
  await expect(address).toHaveValue('12 Oxford Street, Osu');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});
