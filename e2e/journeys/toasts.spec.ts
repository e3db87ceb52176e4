import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { becomeBuyer, twoProducts } from '#shopping.ts';
import { expect, test } from '#test.ts';

test.use({ reducedMotion: 'no-preference' });

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** The place of toasts: below the header on a phone, in the bottom right corner of wider windows. */
async function expectInPlace(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = async () => (await toasts(page).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (width < 768) {
    await expect.poll(async () => Math.round((await box()).y)).toBe(72);
  } else {
    await expect.poll(async () => Math.round(height - (await box()).y - (await box()).height)).toBeLessThan(40);
    expect(width - (await box()).x - (await box()).width).toBeLessThan(40);
  }
}

test('a toast has a fixed position and lets clicks below it through @deep', async ({ page, playwright, baseURL }) => {
  const origin = String(baseURL);
  const api = await playwright.request.newContext({ baseURL });
  const [own, other] = await twoProducts(api);
  await api.dispose();
  await becomeBuyer(page, origin);
  for (const { id } of [own, other]) {
    const answer = await page.request.post('/api/add-to-cart', {
      data: { product_id: id, quantity: 1 },
      headers: { origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.goto('/cart');
  const remove = page.getByRole('button', { name: /^Remove / }).first();
  await expect(remove).toBeVisible();
  await remove.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expectInPlace(page);
  await expectAccessible(page);

  await page.goto(`/products/${other.slug}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first();
  await heart.click();
  await expect(toasts(page)).toHaveText(/Added to wishlist/);
  await expectInPlace(page);
  expect(await takenUntil(page, 'main :is(a, button, input), footer a', 'half a second')).toEqual([]);
  // It can still be closed.
  await toasts(page)
    .getByRole('button', { name: /^(Close|Dismiss)/ })
    .click();
  await expect(toasts(page)).toHaveCount(0);
});

test('equal messages share one toast @phone @deep', { tag: '@deep' }, async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=security');
  await page.getByRole('button', { name: 'Delete account' }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const sure = dialog.getByRole('button', { name: /delete/i }).last();
  await sure.click();
  await sure.click();
  await expect(toasts(page)).toHaveCount(1);
  await expectInPlace(page);
});

/** What a toast takes the presses of at any frame until this returns true; at least one was there. */
async function takenUntil(page: Page, selector: string, isOver: 'gone' | 'half a second'): Promise<string[]> {
  const { frames, taken } = await page.evaluate(
    ([selector, isOver]) =>
      new Promise<{ frames: number; taken: string[] }>((done) => {
        const taken = new Set<string>();
        const began = performance.now();
        let frames = 0;
        const look = () => {
          const toaster = document.querySelector('[data-sonner-toaster]');
          const isThere = Boolean(toaster?.querySelector('[data-sonner-toast]'));
          if (isThere) frames += 1;
          if (isOver === 'gone' ? !isThere && frames > 0 : performance.now() - began > 500)
            return done({ frames, taken: [...taken] });
          for (const action of document.querySelectorAll(selector)) {
            const box = action.getBoundingClientRect();
            const topElement = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            if (topElement && toaster?.contains(topElement) && !topElement.closest('button'))
              taken.add(action.textContent || action.tagName);
          }
          requestAnimationFrame(look);
        };
        look();
      }),
    [selector, isOver] as const,
  );
  expect(frames).toBeGreaterThan(3);
  return taken;
}

const aProduct = async (page: Page): Promise<string> => {
  const list = await (await page.request.get('/api/v1/products/?in_stock=true&ordering=-sales_count')).json();
  return `/products/${list.results[0].slug}`;
};

test('a toast lets clicks through while it enters and leaves @phone @deep', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto(await aProduct(page));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first();
  await expect(heart).toBeEnabled();
  const taken = takenUntil(page, '[data-phone-bar] :is(a, button), nav[aria-label="Main"] a', 'gone');
  await heart.click();
  expect(await taken).toEqual([]);
});

test('a toast lets clicks through to a dialog that grows under it @phone @deep', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const address = await aProduct(page);
  await becomeConfirmedBuyer(page, String(baseURL));
  await page.goto(address);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click();
  await expect(toasts(page)).toHaveCount(1);
  await page.unroute('**/graphql');
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit review' }).focus();
  await expect(toasts(page)).toHaveCount(1);
  const taken = takenUntil(page, '[role="dialog"] :is(label, button, textarea)', 'half a second');
  await dialog.getByRole('button', { name: 'Submit review' }).press('Enter');
  expect(await taken).toEqual([]);
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
});
