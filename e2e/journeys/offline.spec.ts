import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { startChat, twoUsers } from '#chat-users.ts';
import { inTime, patience } from '#config.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';

const offlineText = /^You are offline\./;

/** The controls that the offline line covers. */
function coveredByLine(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = [...document.querySelectorAll('[role="status"] > p')].find((p) => p.getClientRects().length > 0);
    if (!line) return ['no line'];
    const box = line.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, h1')]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 1 && left < box.right && right > box.left && top < box.bottom - 0.5 && bottom > box.top + 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 90));
  });
}

test('a line says that the browser is offline, covers nothing, and failed requests are retried when it is online @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await becomeBuyer(page, String(baseURL));
  // A slim head has only 4 of the line's 20 px to give.
  for (const [address, moved] of [
    ['/dashboard/notifications', 16],
    ['/wishlist', 0],
  ] as const) {
    await context.setOffline(false);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // Other fonts have other widths.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await heading.boundingBox();
    await context.setOffline(true);
    await expect(page.getByText(offlineText).filter({ visible: true })).toBeVisible();
    expect(await heading.boundingBox()).toEqual({ ...before, y: (before?.y ?? 0) + moved });
    expect(await coveredByLine(page)).toEqual([]);
  }
  await expectAccessible(page);
  // The code of the menu is not here.
  await page.getByRole('button', { name: 'Site menu' }).click();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offlineText)).toHaveCount(0);

  // Its code is here already; its data is not.
  await page.goto('/shops');
  await page.getByRole('main').locator('a[href^="/shops/"]').first().waitFor();
  // The list is there before its script is.
  await expectAlive(page.getByLabel('Sort'));
  await context.setOffline(true);
  await page.getByLabel('Sort').selectOption({ index: 2 });
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible({
    timeout: patience(15_000),
  });
  await expect(page.getByRole('main').getByText('We will load it when you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/shops/"]').first()).toBeVisible();
});

test('an offline browser shows no user as online @phone @deep', async ({ page, browser, context, baseURL }) => {
  const users = await twoUsers(page, browser, String(baseURL));
  const id = await startChat(users, 'Maakye, is it still there?');
  await users.seller.goto('/dashboard');
  await page.goto(`/chat/${id}`);
  const online = page.getByText('online', { exact: true }).filter({ visible: true }).first();
  await expect(online).toBeVisible();
  await context.setOffline(true);
  await expect(online).toHaveCount(0, { timeout: inTime(2000) });
  await expect(page.getByText(offlineText).filter({ visible: true })).toBeVisible();
  expect(await coveredByLine(page)).toEqual([]);
  const composer = page.getByRole('textbox', { name: /message/i });
  await expect(composer).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(online).toBeVisible({ timeout: patience(30_000) });
  await users.seller.context().close();
});
