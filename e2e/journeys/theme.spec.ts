import type { Page } from '@playwright/test';
import { expect, test } from '#test.ts';

/** The average brightness of the window, from 0 to 255. */
async function lightness(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
    context?.drawImage(drawn, 0, 0);
    const data = context?.getImageData(0, 0, drawn.width, drawn.height).data ?? new Uint8ClampedArray();
    return data.reduce((sum, value, index) => sum + (index % 4 === 3 ? 0 : value), 0) / (data.length * 0.75);
  }, picture);
}

test("the first paint has the saved theme, whatever the system's @phone @deep", async ({ page }) => {
  // Written down when the page's body begins: nothing is painted before.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/help');
  // None comes.
  await page.route(/\.js$/, () => {});
  for (const [system, kept] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((theme) => localStorage.setItem('besesaka-theme', theme), kept);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe(kept);
    const light = await lightness(page);
    if (kept === 'dark') expect(light).toBeLessThan(80);
    else expect(light).toBeGreaterThan(170);
  }
});
