import type { Page } from '@playwright/test';
import { expect } from '#test.ts';

/** Sums the layout shifts of each page from its first byte on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const sum = { value: 0, parts: [] as string[] };
    Object.assign(globalThis, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        sum.value += entry.value;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '',
        );
        sum.parts.push(`${entry.value.toFixed(3)} ${nodes.slice(0, 2).join(' | ').slice(0, 160)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Waits until the script runs and nothing is a skeleton any more. */
export async function whenLoaded(page: Page) {
  const isLoaded = () =>
    page.evaluate(() => {
      const isRunning = (part: Element | null) =>
        !part || Object.keys(part).some((key) => key.startsWith('__reactProps$'));
      const main = document.querySelector('main');
      const skeletons = [...document.querySelectorAll('main .animate-pulse')];
      return (
        isRunning(document.querySelector('[data-frame-header]')) &&
        main !== null &&
        isRunning(main) &&
        skeletons.every((one) => one.getBoundingClientRect().top > innerHeight)
      );
    });
  await expect.poll(isLoaded).toBe(true);
}

const panels = 'nav[aria-label="Site menu"], [role=menu], [role=listbox], [role=dialog]';

/** Opens each panel of the header and of the strip. Returns those that are cut or covered, and the pages without a way there. */
export async function panelFaults(page: Page, wanted: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const links = await linksOf(page, '[data-frame-header], [data-bottom-bar]');
  const openers = page.locator('[data-frame-header] button[aria-expanded], nav button[aria-haspopup=dialog]');
  for (const opener of await openers.filter({ visible: true }).all()) {
    await opener.click();
    await expect(page.locator(panels).filter({ visible: true }).first()).toBeVisible();
    faults.push(...(await panelFault(page)));
    links.push(...(await linksOf(page, panels)));
    await page.keyboard.press('Escape');
    await expect(page.locator(panels)).toHaveCount(0);
  }
  const search = page.locator('[data-frame-header] [role=combobox]').filter({ visible: true });
  // The search of the back office has no suggestions.
  if ((await search.count()) > 0) {
    await search.fill('kente');
    await expect(page.getByRole('listbox')).toBeVisible();
    faults.push(...(await panelFault(page)));
    await page.keyboard.press('Escape');
  }
  return [...faults, ...wanted.filter((to) => !links.includes(to)).map((to) => `no way to ${to}`)];
}

/** The visible links in these parts of the page. */
export const linksOf = (page: Page, parts = 'body') =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((part) =>
        [...part.querySelectorAll('a[href]')]
          .filter((link) => link.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((link) => link.getAttribute('href') ?? ''),
      ),
    parts,
  );

const panelFault = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const panel = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!panel) return ['a panel is missing'];
    const name = panel.getAttribute('aria-label') ?? panel.getAttribute('role');
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${name} is cut: ${box}`];
    const xs = [left + 20, (left + right) / 2, right - 20];
    const points = xs.flatMap((x) => [top + 20, (top + bottom) / 2, bottom - 20].map((y) => [x, y] as const));
    const atPoints = points.map(([x, y]) => document.elementFromPoint(x, y));
    // Another test may notify this user meanwhile: a toast is above everything for some seconds.
    const cover = atPoints.find((element) => !panel.contains(element) && !element?.closest('[data-sonner-toaster]'));
    return cover ? [`${name} is covered: ${box} by ${cover.outerHTML.slice(0, 160)}`] : [];
  }, panels);

/** The layout shifts of this page, if they are more than a reader should see. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { value, parts } = (globalThis as unknown as { shifts: { value: number; parts: string[] } }).shifts;
    return value > 0.05 ? [`moves by ${value.toFixed(2)}: ${parts.join('; ')}`] : [];
  });
