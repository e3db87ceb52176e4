import type { Browser } from '@playwright/test';
import { openVisit } from './phone-visit.ts';

export interface PurchaseStep {
  name: string;
  bytes: number;
}

const quietMs = 2000;

/** A new visitor's way to a first order, with the bytes of each step until its page is idle. */
export async function visitToBuy(browser: Browser, origin: string, savesData: boolean): Promise<PurchaseStep[]> {
  const { context, page, traffic } = await openVisit(browser, origin, { savesData });
  const steps: PurchaseStep[] = [];
  const step = async (name: string, act: () => Promise<unknown>) => {
    const before = traffic.bytes;
    await act();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quietMs);
    steps.push({ name, bytes: traffic.bytes - before });
  };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await step('home', () => page.goto(origin));
  await step('search', async () => {
    await page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).fill('kente');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search/);
  });
  await step('product', () => main.getByRole('article').getByRole('link').first().click());
  await step('login page', () => main.getByRole('button', { name: 'Buy Now' }).click());
  await step('sign-up and back', async () => {
    await main.getByRole('link', { name: /create|sign up/i }).click();
    await page.getByLabel('Full name').fill('Kofi Ansah');
    await page.getByLabel('Email').fill(`kofi.${Date.now()}@example.com`);
    await page.getByLabel('Phone').fill('0241234567');
    await page.getByLabel('Password', { exact: true }).fill('Akwaaba#2026');
    await page.getByLabel('Confirm password').fill('Akwaaba#2026');
    await main.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(({ pathname }) => /^\/(products|checkout)/.test(pathname));
  });
  await step('order and its answer', async () => {
    if (!(await dialog.isVisible())) await main.getByRole('button', { name: 'Buy Now' }).click();
    await dialog.getByLabel('Address').fill('12 Oxford Street, Osu');
    await dialog.getByLabel('City').fill('Accra');
    await dialog.getByLabel('Region').selectOption('Greater Accra');
    await dialog.getByRole('button', { name: /^Confirm order/ }).click();
    await dialog.getByRole('heading', { name: /^Medaase, / }).waitFor();
  });
  await context.close();
  return steps;
}
