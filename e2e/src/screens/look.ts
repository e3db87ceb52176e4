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

/** What is wrong with the screen as it stands, each in a line. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) => {
      const words = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name');
      return `${element.tagName.toLowerCase()} "${words?.slice(0, 40)}"`;
    };
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isCut = (element: Element) =>
      getComputedStyle(element).clipPath !== 'none' || getComputedStyle(element).clip !== 'auto';
    const isHere = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && left >= 0 && right <= innerWidth + 0.5 && top >= 0 && bottom <= innerHeight + 0.5;

    // Wider than the window.
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`is ${document.documentElement.scrollWidth} px wide`);

    // A card that its content sticks out of.
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
    ].filter((one) => isShown(one) && !isCut(one) && one.getBoundingClientRect().width > 0);
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect();
      const scrolls = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
      if ((left < -0.5 || right > innerWidth + 0.5) && !scrolls(control.parentElement))
        faults.push(`${nameOf(control)} sticks out`);
    }

    // Covered controls of the header and the bars.
    const bars = '[data-frame-header], [data-bottom-bar], [data-phone-bar]';
    for (const control of controls.filter((one) => one.closest(bars))) {
      const box = control.getBoundingClientRect();
      if (!isHere(box)) continue;
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!found || !(control.contains(found) || found.contains(control))) faults.push(`${nameOf(control)} is covered`);
    }

    // Targets smaller than a finger.
    const sizeOf = (element: Element) => {
      const boxes = [element.getBoundingClientRect()].map(({ width, height }) => ({ width, height }));
      for (const pseudo of ['::before', '::after']) {
        const { content, position, width, height } = getComputedStyle(element, pseudo);
        if (content !== 'none' && position === 'absolute')
          boxes.push({ width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 });
      }
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      if (label?.contains(element)) boxes.push(label.getBoundingClientRect());
      return { width: Math.max(...boxes.map((b) => b.width)), height: Math.max(...boxes.map((b) => b.height)) };
    };
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    for (const control of controls) {
      if (isInText(control) || (control as HTMLInputElement).type === 'hidden') continue;
      const { width, height } = sizeOf(control);
      if (Math.round(width) < 44 || Math.round(height) < 44)
        faults.push(`${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)}`);
    }
    return [...new Set(faults)];
  });

const panels = 'nav[aria-label="Site menu"], [role=menu], [role=listbox], [role=dialog]';

/** Opens each panel of the header and of the strip. Returns those that are cut or covered, and what leads nowhere. */
export async function panelFaults(page: Page, login: string): Promise<string[]> {
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
  await search.fill('kente');
  await expect(page.getByRole('listbox')).toBeVisible();
  faults.push(...(await panelFault(page)));
  await page.keyboard.press('Escape');
  return [
    ...faults,
    ...['/', '/cart', '/chat', login].filter((to) => !links.includes(to)).map((to) => `no way to ${to}`),
  ];
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
    return points.every(([x, y]) => panel.contains(document.elementFromPoint(x, y)))
      ? []
      : [`${name} is covered: ${box}`];
  }, panels);

/** The layout shifts of this page, if they are more than a reader should see. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { value, parts } = (globalThis as unknown as { shifts: { value: number; parts: string[] } }).shifts;
    return value > 0.05 ? [`moves by ${value.toFixed(2)}: ${parts.join('; ')}`] : [];
  });
