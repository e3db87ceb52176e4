import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { config } from '#config.ts';
import { slowDown } from '#slow-down.ts';

/** A page whose console must stay clean: errors and failed hydrations fail the test. */
export const test = base.extend<{ slowed: undefined; quietConsole: undefined; othersClosed: undefined }>({
  slowed: [
    async ({ browser, context }, use) => {
      const stop = slowDown(browser, context);
      await use(undefined);
      stop();
    },
    { auto: true },
  ],
  // Other users' pages would stay open during the next tests in the same browser.
  othersClosed: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((one) => one !== context);
      await Promise.all(others.map((one) => one.close()));
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const noises: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        // Browsers log a missing page or an unreadable address as an error, which its test expects.
        const missingPage = /404 \(Not Found\)|400 \(Bad Request\)/.test(message.text()) && url === page.url();
        // A test that takes the network away expects the browser's error.
        const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket is already in CLOSING/.test(message.text());
        if (message.type() === 'error' && !missingPage && !offline) noises.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => noises.push(String(error.stack ?? error)));
      await use(undefined);
      expect(noises, 'the browser console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const demo = {
  buyer: { email: 'buyer@besesaka.test', password: 'Akwaaba#2026' },
  seller: { email: 'seller@besesaka.test', password: 'Akwaaba#2026' },
} as const;

/** A closed layer removes its history entry a moment later, which would cancel a reload or navigation. */
export async function closedForGood(page: Page) {
  await expect.poll(() => page.evaluate('history.state?.besesakaLayer?.depth ?? 0')).toBe(0);
}

interface User {
  email: string;
  password: string;
}

/** Logs in by the API, in this page's session and with the browser's own user agent. */
export async function logIn(page: Page, { email, password }: User) {
  const userAgent: string = await page.evaluate('navigator.userAgent');
  const headers = { origin: config.origin, 'user-agent': userAgent };
  const answer = await page.request.post('/api/login', { data: { email, password }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Logs in through the form, for tests about it. */
export async function logInByForm(page: Page, user: User) {
  await page.goto('/login');
  await fillLogin(page, user);
  await expect(page).toHaveURL(/\/$/);
}

/** Fills in the login form on the current page, which then continues to the page that was wanted. */
export async function fillLogin(page: Page, { email, password }: User) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log ?in$/i })
    .click();
}

/** Waits until this part is hydrated; earlier actions are replayed later, or lost. */
export async function expectAlive(part: Locator) {
  // React marks its elements a moment before the whole part is interactive.
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) && !element.closest('[data-waiting]');
  await expect.poll(() => part.first().evaluate(isTakenOver)).toBe(true);
}
