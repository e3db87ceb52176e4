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
  // What other people of a journey have open would go on living beside the next journeys of its browser.
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
        // Browsers report a page that is not there, or an address that cannot be read, as an error: that is what its test wants.
        const missingPage = /404 \(Not Found\)|400 \(Bad Request\)/.test(message.text()) && url === page.url();
        // A test that takes the network away hears so from the browser.
        const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket is already in CLOSING/.test(message.text());
        if (message.type() === 'error' && !missingPage && !offline) noises.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => noises.push(String(error)));
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

/** What was closed takes its entry out of the history a moment later: a reload or a way elsewhere would be cut off by it. */
export async function closedForGood(page: Page) {
  await expect.poll(() => page.evaluate('history.state?.besesakaLayer?.depth ?? 0')).toBe(0);
}

interface Person {
  email: string;
  password: string;
}

/** By the service, past the form: the session is that of this page's browser, under the browser's own name. */
export async function logIn(page: Page, { email, password }: Person) {
  const userAgent: string = await page.evaluate('navigator.userAgent');
  const headers = { origin: config.origin, 'user-agent': userAgent };
  const answer = await page.request.post('/api/login', { data: { email, password }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Through the form, as a person would, where that is what a test is about. */
export async function logInByForm(page: Page, person: Person) {
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/$/);
}

/** On the login page already: it leads to where one was going. */
export async function fillLogin(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log ?in$/i })
    .click();
}

/** The page's script has taken this part over: what is done to it before is noted and carried out later, or lost. */
export async function expectAlive(part: Locator) {
  // React marks its elements a moment before their part is alive as a whole.
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) && !element.closest('[data-waiting]');
  await expect.poll(() => part.first().evaluate(isTakenOver)).toBe(true);
}
