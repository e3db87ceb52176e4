import type { Page } from '@playwright/test';
import axe, { type ContextObject, type RunOptions } from 'axe-core';
import { config } from '#config.ts';
import { expect } from '#test.ts';

/** The first four cards of a list stand for all. */
const screenContext: ContextObject = { exclude: [['li:nth-child(n + 5):has(> article)']] };

/** Screens that this process has already checked. */
const checkedScreens = new Set<string>();

/**
 * Checks the current screen in light and dark, once per screen. A screen that is about to navigate has no title for a
 * moment, and colours are not final while something fades, so the check waits for both.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await standsStill(page);
  const screen = await screenOf(page);
  if (checkedScreens.has(screen) && !config.isWhole) return;
  checkedScreens.add(screen);
  expect(await axeFaults(page), 'axe finds nothing').toEqual([]);
}

/** What axe finds in this context in light and dark. */
export async function axeFaults(page: Page, context = screenContext): Promise<string[]> {
  const inLight = await lastingFindings(page, context, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  // Dark mode changes colours only.
  const inTheDark = await lastingFindings(page, context, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: null });
  return [...inLight, ...inTheDark.map((one) => `in the dark, ${one}`)];
}

/** Checks only the open dialog. */
export async function expectDialogAccessible(page: Page) {
  await standsStill(page);
  expect(await findings(page, { include: [['[role=dialog]']] }, {}), 'axe finds nothing in the dialog').toEqual([]);
}

/** The address without ids and slugs, and whether the screen shows a dialog or an alert. */
async function screenOf(page: Page): Promise<string> {
  const { pathname, searchParams } = new URL(page.url());
  const path = pathname.replace(/^\/(products|shops|categories|policies)\/.+/, '/$1/*').replace(/[^/]*\d[^/]*/g, '*');
  const upon = await page.locator('[role=dialog], [role=alertdialog], [role=alert]:not(:empty)').count();
  return [path, searchParams.get('section'), page.viewportSize()?.width, upon > 0].join();
}

async function standsStill(page: Page) {
  const isFinished =
    "({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity";
  // Polls from here, because the page's content security policy forbids Playwright's own polling.
  await expect.poll(() => page.evaluate(`document.getAnimations().every(${isFinished})`)).toBe(true);
}

/** A toast may start to fade while axe runs, so a finding must still be there in a second run. */
async function lastingFindings(page: Page, context: ContextObject, options: RunOptions): Promise<string[]> {
  await standsStill(page);
  const first = await findings(page, context, options);
  if (first.length === 0) return [];
  await standsStill(page);
  return findings(page, context, options);
}

async function findings(page: Page, context: ContextObject, options: RunOptions): Promise<string[]> {
  // Reading axe takes as long as running it, so it is loaded once per page.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // Passed as text, because axe's types are too deep for Playwright's argument types.
  const { violations } = await page.evaluate(run, JSON.stringify({ context, options }));
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** Runs in the page and returns violations only, because the passes would be copied too. */
async function run(wanted: string) {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const { context, options }: { context: ContextObject; options: RunOptions } = JSON.parse(wanted);
  const { violations } = await inPage.run(context, { resultTypes: ['violations'], iframes: false, ...options });
  return {
    violations: violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })),
  };
}
