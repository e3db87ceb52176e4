import type { Locator } from '@playwright/test';
import { demo, expect, logIn, test } from '#test.ts';

const admin = { ...demo.seller, email: 'admin@besesaka.test' };

test('the first screen of sellers and admins shows open tasks', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 360, height: 800 } : { width: 1440, height: 900 });
  await logIn(page, demo.seller);
  await page.goto('/dashboard');
  const tiles = page.getByRole('list', { name: 'Waiting for you' });
  await expect(tiles.getByRole('link', { name: /^Orders to answer/ })).toHaveText(/\d/);
  await expect(page.getByRole('button', { name: /^Accept order/ }).first()).toBeInViewport({ ratio: 1 });
  const box = await tiles.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 1_000)).toBeLessThanOrEqual(330);

  await page.goto('/dashboard/orders');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows.nth(9)).toBeAttached();
  await expectTidyRows(rows);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const end = isMobile ? ((await bar.boundingBox())?.y ?? 0) : 900;
  const boxes = await Promise.all((await rows.all()).slice(0, 12).map((row) => row.boundingBox()));
  const whole = boxes.filter((row) => row && row.y + row.height <= end);
  expect(whole.length).toBeGreaterThanOrEqual(isMobile ? 3 : 9);
  expect(Math.max(...boxes.map((row) => row?.height ?? 0))).toBeLessThanOrEqual(isMobile ? 144 : 84);

  await page.context().clearCookies();
  await logIn(page, demo.buyer);
  await page.goto('/dashboard/orders');
  await expect(rows.nth(1)).toBeAttached();
  await expectTidyRows(rows);

  await page.context().clearCookies();
  await logIn(page, admin);
  await page.goto('/admin/applications');
  const navigation = page.getByRole('navigation', { name: 'Admin', exact: true }).filter({ visible: true });
  await expect(navigation.getByRole('link', { name: /^Applications/ })).toHaveAttribute('aria-current', 'page');
  if (isMobile) expect((await navigation.boundingBox())?.height).toBeLessThanOrEqual(46);
});

/** No part of a row touches the row's edge or another part. */
async function expectTidyRows(rows: Locator) {
  const faults = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const edge = row.getBoundingClientRect();
      const shown = [...row.querySelectorAll('h2, p, .price, [class*=rounded-full]')]
        // What only a screen reader has is in a box of one pixel.
        .filter((part) => (part.parentElement?.clientWidth ?? 0) > 1)
        .map((part) => ({ text: part.textContent ?? '', box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const touching = shown.flatMap(({ text, box }, n) =>
        shown
          .slice(n + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
          )
          .map((other) => `${text} / ${other.text}`),
      );
      const outside = shown.filter(({ box }) => box.top < edge.top + 4 || box.bottom > edge.bottom - 4);
      return [...touching, ...outside.map(({ text }) => text)];
    }),
  );
  expect(faults).toEqual([]);
}
