import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { config } from '#config.ts';
import { expect } from '#test.ts';

/** The screens that this process has already seen in the dark. */
const seenInTheDark = new Set<string>();

/**
 * The screen as it stands, in the light and in the dark: one that is still on its way to another has no title for a
 * moment, and what is just fading in or out has not its own colours.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await lastingFindings(page, () => axeOn(page)), 'axe finds nothing').toEqual([]);
  const screen = await screenOf(page);
  if (seenInTheDark.has(screen) && !config.isWhole) return;
  seenInTheDark.add(screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but its colours is another in the dark.
  const inTheDark = await lastingFindings(page, () => axeOn(page).withRules(['color-contrast']));
  expect(inTheDark, 'axe finds nothing in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Its address without what names one thing of many, and whether something lies upon it or complains. */
async function screenOf(page: Page): Promise<string> {
  const { pathname, searchParams } = new URL(page.url());
  const path = pathname.replace(/^\/(products|shops|categories|policies)\/.+/, '/$1/*').replace(/[^/]*\d[^/]*/g, '*');
  const upon = await page.locator('[role=dialog], [role=alertdialog], [role=alert]:not(:empty)').count();
  return [path, searchParams.get('section'), upon > 0].join();
}

/**
 * Within the page and for its findings alone, which takes a fifth of the time: else all that is right comes along, and
 * another page is opened to bring the findings of frames together, of which we have none. Of a list of cards the first
 * four speak for all.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('li:nth-child(n + 5):has(> article)');

async function standsStill(page: Page) {
  const stands =
    "({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity";
  // Asked again and again from here: within the page, its own policy forbids what waits for a text.
  await expect.poll(() => page.evaluate(`document.getAnimations().every(${stands})`)).toBe(true);
}

/** A toast may begin to fade while axe looks: what it finds has to be there when it looks once more. */
async function lastingFindings(page: Page, axe: () => AxeBuilder): Promise<string[]> {
  await standsStill(page);
  const first = await findings(axe());
  if (first.length === 0) return [];
  await standsStill(page);
  return findings(axe());
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}
