import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

/** A page whose console must stay clean: errors and failed hydrations fail the test. */
export const test = base.extend<{ quietConsole: undefined; othersClosed: undefined }>({
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

/** Logs in through the form, as a person would. */
export async function logIn(page: Page, person: Person) {
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

/** The owner changes a product from elsewhere, through the REST service. */
export async function changeProduct(api: APIRequestContext, origin: string, slug: string, change: object) {
  const headers = { origin };
  const login = await api.post('/api/login', { data: demo.seller, headers });
  expect(login.ok(), await login.text()).toBe(true);
  const answer = await api.patch(`/api/products/${slug}`, { data: change, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The first product of the demo seller that is in stock. */
export async function ownProduct(api: APIRequestContext): Promise<{ slug: string; name: string; price: string }> {
  const me = await api.get('/api/me');
  const shop = (await me.json()).shop.business_slug;
  const list = await api.get(`/api/v1/products/?seller=${shop}&in_stock=true&page_size=50`);
  const [product] = (await list.json()).results;
  return product;
}

/**
 * The screen as it stands, in the light and in the dark: one that is still on its way to another has no title for a
 * moment, and what is just fading in or out has not its own colours.
 */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await lastingFindings(page, () => axeOn(page)), 'axe finds nothing').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but its colours is another in the dark.
  const inTheDark = await lastingFindings(page, () => axeOn(page).withRules(['color-contrast']));
  expect(inTheDark, 'axe finds nothing in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Within the page and for its findings alone, which takes a fifth of the time: else all that is right comes along, and
 * another page is opened to bring the findings of frames together, of which we have none.
 */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

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
