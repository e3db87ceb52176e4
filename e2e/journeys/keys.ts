import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect } from '#test.ts';

/** Returns the focused element if it is out of view, under a bar or without a ring. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // A heading that got the focus from the script has no ring.
    if (!element || element.matches('body, h1, h2, h3')) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    const frame = element.closest('label') ?? element.parentElement;
    const isSeen =
      topElement !== null &&
      (element.contains(topElement) || topElement.contains(element) || frame?.contains(topElement));
    const around = [element, element.nextElementSibling, frame, element.closest('form')];
    const styles = around.flatMap((one) => (one ? [getComputedStyle(one)] : []));
    // The link of a row draws it around the row.
    const hasRing = [...styles, getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth, boxShadow }) => {
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      },
    );
    // The browser's own button within it has the browser's own ring.
    const isWithin = element.matches('input[type=time], input[type=date]');
    return isSeen && (hasRing || isWithin) ? null : element.outerHTML.slice(0, 120);
  });

/** Presses Tab up to the target and checks the focus at each stop. */
export async function tabTo(page: Page, target: Locator, stops = 60, key = 'Tab') {
  for (let n = 0; n < stops; n += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => focusFault(page), `at stop ${n}`).toBeNull();
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target.first()).toBeFocused();
}

/** Moves to an element by Tab and presses Enter. */
export async function tabAndEnter(page: Page, target: Locator, stops?: number) {
  await tabTo(page, target, stops);
  await page.keyboard.press('Enter');
}

/** Moves to a field by Tab and replaces its text. */
export async function tabAndType(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves to a button by Tab and chooses files in its dialog. */
export async function tabAndChoose(page: Page, button: Locator, files: Parameters<FileChooser['setFiles']>[0]) {
  // The listener must exist before the key press, or the browser opens its own dialog.
  page.on('filechooser', () => {});
  await tabTo(page, button);
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opened).setFiles(files);
}

/** Presses a button of the question once it has the focus. Its code may still be loading. */
export async function answer(page: Page, name: string) {
  const question = page.getByRole('alertdialog');
  await expect(question.locator(':focus')).toHaveCount(1);
  await tabAndEnter(page, question.getByRole('button', { name }), 4);
}

/** The screen that was gone to is there, and begins at its heading. */
export const expectAtHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

/** Checks that the focus is not lost, even if the pressed element is gone. */
export async function expectFocusKept(page: Page, after: string) {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), `after ${after}`).toBe(true);
}

/** Opened by Enter, left by Escape; the focus is within meanwhile, and then back. */
export async function openAndLeave(page: Page, button: Locator, within: (dialog: Locator) => Locator, stops?: number) {
  await tabAndEnter(page, button, stops);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabTo(page, within(dialog), 12);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}
