import type { Page } from '@playwright/test';

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]';
const bars = '[data-frame-header], [data-bottom-bar], [data-phone-bar]';

/** Faults of the screen, each in a line: wider than the window or its button, cut, covered, or too small for a finger. */
export async function faultsOf(page: Page): Promise<string[]> {
  const text = [await wideFaults(page), await textFaults(page), await cutFaults(page)];
  return [...new Set([text, await coveredFaults(page), await targetFaults(page)].flat(2))];
}

const wideFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the screen is ${scrollWidth} px wide`] : [];
  });

const textFaults = (page: Page): Promise<string[]> =>
  page
    .locator('.button')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => `${textContent} is wider than its button`),
    );

/** The box that hides what does not fit shows a line of text whole or not at all. */
const cutFaults = (page: Page): Promise<string[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!hasText || !element.checkVisibility()) return false;
        let box: Element | null = element;
        while (box && getComputedStyle(box).overflowY === 'visible') box = box.parentElement;
        if (!box || /auto|scroll/.test(getComputedStyle(box).overflowY)) return false;
        const { bottom, width } = box.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = width > 2 ? [...range.getClientRects()] : [];
        return lines.some((line) => line.top < bottom - 4 && line.bottom > bottom + 4);
      })
      .map(({ textContent }) => `${textContent} is cut`),
  );

/** The middle of each control of the header, the bars and tables is what a finger would find there. */
const coveredFaults = (page: Page): Promise<string[]> =>
  page.locator(`:is(${bars}, main table) :is(${controls})`).evaluateAll((elements) =>
    elements
      .filter((element) => {
        // A control behind a bar comes into view when the page scrolls.
        if (element.closest('main')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, bottom, width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isShown || width === 0 || top < 0 || bottom > innerHeight) return false;
        const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
        return !topElement || !(element.contains(topElement) || topElement.contains(element));
      })
      .map((element) => `${element.getAttribute('aria-label') ?? element.textContent} is covered`),
  );

/** A target is as large as its box, what it draws around itself, or its label. A link within a sentence is exempt. */
const targetFaults = (page: Page): Promise<string[]> =>
  page.locator(controls).evaluateAll((elements) => {
    const boxesOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const drawn = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
      return [
        element.getBoundingClientRect(),
        ...(label?.contains(element) ? [label.getBoundingClientRect()] : []),
        ...drawn
          .filter(({ content, position }) => content !== 'none' && position === 'absolute')
          .map(({ width, height }) => ({
            width: Number.parseFloat(width) || 0,
            height: Number.parseFloat(height) || 0,
          })),
      ];
    };
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return elements.flatMap((element) => {
      const { clip, clipPath } = getComputedStyle(element);
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || clip !== 'auto' || clipPath !== 'none' || isInSentence(element)) return [];
      const boxes = boxesOf(element);
      const width = Math.round(Math.max(...boxes.map((box) => box.width)));
      const height = Math.round(Math.max(...boxes.map((box) => box.height)));
      const name = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name');
      return width === 0 || (width >= 44 && height >= 44) ? [] : [`${name} is ${width} x ${height} px`];
    });
  });
