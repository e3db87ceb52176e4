import type { Page } from '@playwright/test';
import axe, { type ContextObject, type RunOptions } from 'axe-core';
import { config } from '#config.ts';
import { expect } from '#test.ts';

/** The screens that this process has checked already. */
const seen = new Set<string>();

/**
 * The screen as it stands, in the light and in the dark, once: one that is still on its way to another has no title for a
 * moment, and what is just fading in or out has not its own colours.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await standsStill(page);
  const screen = await screenOf(page);
  if (seen.has(screen) && !config.isWhole) return;
  seen.add(screen);
  expect(await lastingFindings(page, {}), 'axe finds nothing').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In the dark only the colours differ.
  const inTheDark = await lastingFindings(page, { runOnly: ['color-contrast'] });
  expect(inTheDark, 'axe finds nothing in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** The open dialog alone. */
export async function expectDialogAccessible(page: Page) {
  await standsStill(page);
  expect(await findings(page, { include: [['[role=dialog]']] }, {}), 'axe finds nothing in the dialog').toEqual([]);
}

/** Its address without what names one thing of many, and whether something lies upon it or complains. */
async function screenOf(page: Page): Promise<string> {
  const { pathname, searchParams } = new URL(page.url());
  const path = pathname.replace(/^\/(products|shops|categories|policies)\/.+/, '/$1/*').replace(/[^/]*\d[^/]*/g, '*');
  const upon = await page.locator('[role=dialog], [role=alertdialog], [role=alert]:not(:empty)').count();
  return [path, searchParams.get('section'), page.viewportSize()?.width, upon > 0].join();
}

async function standsStill(page: Page) {
  const stands =
    "({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity";
  // Asked again and again from here: within the page, its own policy forbids what waits for a text.
  await expect.poll(() => page.evaluate(`document.getAnimations().every(${stands})`)).toBe(true);
}

/** Of a list of cards the first four speak for all. */
const screenContext: ContextObject = { exclude: [['li:nth-child(n + 5):has(> article)']] };

/** A toast may begin to fade while axe looks: what it finds has to be there when it looks once more. */
async function lastingFindings(page: Page, options: RunOptions): Promise<string[]> {
  await standsStill(page);
  const first = await findings(page, screenContext, options);
  if (first.length === 0) return [];
  await standsStill(page);
  return findings(page, screenContext, options);
}

async function findings(page: Page, context: ContextObject, options: RunOptions): Promise<string[]> {
  // Reading axe takes as long as a run of it: once for each page that was loaded.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // As text: their types go too deep for what Playwright makes of an argument.
  const { violations } = await page.evaluate(run, JSON.stringify({ context, options }));
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** Runs within the page, and answers what is wrong alone: all that is right would come along otherwise. */
async function run(wanted: string) {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const { context, options }: { context: ContextObject; options: RunOptions } = JSON.parse(wanted);
  const { violations } = await inPage.run(context, { resultTypes: ['violations'], iframes: false, ...options });
  return {
    violations: violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })),
  };
}
