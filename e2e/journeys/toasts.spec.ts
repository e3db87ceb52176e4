import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { inTime } from '#config.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { becomeBuyer, twoProducts } from '#shopping.ts';
import { expect, test } from '#test.ts';

test.use({ reducedMotion: 'no-preference' });

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** What could be pressed but for the toast that it lies under. Of what is taller than three toasts enough is left. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toaster = document.querySelector('[data-sonner-toaster]');
    if (!toaster) return ['no toast'];
    const boxes = [...toaster.children].map((toast) => toast.getBoundingClientRect());
    const names: string[] = [];
    for (const action of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const box = action.getBoundingClientRect();
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const seen = document.elementsFromPoint(x, y).find((element) => !toaster.contains(element));
      if (toaster.contains(action) || box.width < 2 || !seen || !(action.contains(seen) || seen.contains(action)))
        continue;
      const under = boxes.some((toast) => {
        const wide = Math.min(box.right, toast.right) - Math.max(box.left, toast.left);
        const high = Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top);
        if (wide <= 0 || high <= 0) return false;
        const isLarge = box.height > 3 * toast.height;
        return !isLarge || wide * high > (box.width * box.height) / 4;
      });
      if (under) names.push(action.outerHTML.slice(0, 90));
    }
    return names;
  });
}

test('a toast makes room for what is to be pressed, and says a thing once', async ({ page, playwright, baseURL }) => {
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
  // The pointer rests where the toast is going to appear: that is nobody who reaches for it.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 120, height - 40);
  await remove.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expect(async () => expect(await covered(page)).toEqual([])).toPass({ timeout: inTime(3000) });
  await expectAccessible(page);

  await page.goto(`/products/${other.slug}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first();
  await heart.click();
  await expect(toasts(page)).toHaveText(/Added to wishlist/);
  await expect(async () => expect(await covered(page)).toEqual([])).toPass({ timeout: inTime(3000) });
  await page.evaluate(() => window.scrollBy(0, 300));
  await expect(async () => expect(await covered(page)).toEqual([])).toPass({ timeout: inTime(3000) });
});

test('the same words are one toast @phone', { tag: '@deep' }, async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=security');
  await page.getByRole('button', { name: 'Delete account' }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const sure = dialog.getByRole('button', { name: /delete/i }).last();
  await sure.click();
  await sure.click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(async () => expect(await covered(page)).toEqual([])).toPass({ timeout: inTime(3000) });
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
            const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            if (seen && toaster?.contains(seen)) taken.add(action.textContent || action.tagName);
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

test('a toast on its way in and out takes no press from what lies below it @phone', async ({ page, baseURL }) => {
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

test('a toast makes way for a dialog that grows, before a press could meet it @phone', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const address = await aProduct(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await becomeConfirmedBuyer(page, String(baseURL));
  await expect(page).toHaveURL(address);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit review' }).focus();
  await expect(toasts(page)).toHaveText(/Please log in/);
  const taken = takenUntil(page, '[role="dialog"] :is(label, button, textarea)', 'half a second');
  await dialog.getByRole('button', { name: 'Submit review' }).press('Enter');
  expect(await taken).toEqual([]);
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
});
