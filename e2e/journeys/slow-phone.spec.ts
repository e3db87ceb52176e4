import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import type { Locator, Page } from '@playwright/test';
import { messageLog } from '#chat-users.ts';
import { config } from '#config.ts';
import { becomeBuyer, fillAddress, otherShop, plentyOf, signUp } from '#shopping.ts';
import { expect as atOnce, demo, expectAlive, fillLogin, test } from '#test.ts';

const expect = atOnce.configure({ timeout: 60_000 });
const only = { tag: ['@deep', '@phone'] };

const bytesPerSecond = 400_000 / 8;

/** 400 kbit/s, 400 ms for each request, and a processor six times slower. Returns what the page sends. */
async function slowPhone(page: Page) {
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.method()} ${one.url()} ${one.postData() ?? ''}`));
  const session = await page.context().newCDPSession(page);
  const network = { latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return { times: (request: RegExp) => sent.filter((one) => request.test(one)).length };
}

/** The page of a product, as soon as its text is there. */
async function atProduct(page: Page): Promise<void> {
  const product = await plentyOf(page.request, otherShop);
  await page.goto(`/products/${product.slug}`, { waitUntil: 'commit' });
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
/** The code needs ten seconds and more. */
const alive = (part: Locator) => expect(() => expectAlive(part)).toPass({ timeout: 60_000 });
const read = async (page: Page, path: string) => (await page.request.get(path)).json();

test('a search and a product opened before hydration open once @deep', only, async ({ page }) => {
  const phone = await slowPhone(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially('kente');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?(.*&)?q=kente/);
  const firstCard = page.getByRole('main').getByRole('article').first();
  await expect(firstCard).toContainText(/kente/i);
  await firstCard.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
  await expect(button(page, 'Add to Cart')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(phone.times(/GET [^ ]*\/search\?/)).toBe(1);
  expect(phone.times(new RegExp(`GET ${page.url()} `)), 'loaded whole or by its data').toBeLessThanOrEqual(1);
});

test('Add to Cart, tapped twice before hydration, adds once @deep', only, async ({ page }) => {
  await becomeBuyer(page, config.origin);
  const phone = await slowPhone(page);
  await atProduct(page);
  await button(page, 'Add to Cart').dblclick();
  await expect(page.getByText('Added to cart: +1').first()).toBeVisible();
  expect(phone.times(/AddToCart/)).toBe(1);
  expect((await read(page, '/api/cart')).items).toMatchObject([{ quantity: 1 }]);
});

test('a login submitted before hydration is sent once @deep', only, async ({ page, request }) => {
  const email = await signUp(request, config.origin);
  const phone = await slowPhone(page);
  await page.goto('/login?redirect=%2Fshops', { waitUntil: 'commit' });
  await fillLogin(page, { email, password: demo.buyer.password });
  await expect(page).toHaveURL('/shops');
  await expect(page.getByRole('main').locator('a[href^="/shops/"]').first()).toBeVisible();
  expect(phone.times(/POST .*("LogIn"|\/login\b)/)).toBe(1);
});

test('repeated taps place one order @deep', only, async ({ page }) => {
  await becomeBuyer(page, config.origin);
  const phone = await slowPhone(page);
  await atProduct(page);
  await button(page, 'Buy Now').dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address')).toBeVisible();
  await fillAddress(page);
  await dialog.getByRole('button', { name: /^Confirm order/ }).dblclick();
  await expect(dialog.getByRole('heading', { name: /^Medaase, / })).toBeVisible();
  expect(phone.times(/"PlaceProduct"/)).toBe(1);
  expect((await read(page, '/api/orders/user?page=1&page_size=20')).results).toHaveLength(1);
});

test('a first message is sent once @deep', only, async ({ page }) => {
  await becomeBuyer(page, config.origin);
  const phone = await slowPhone(page);
  await atProduct(page);
  await button(page, 'Chat seller').dblclick();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('Is it still there?');
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(messageLog(page).getByText('Is it still there?')).toHaveCount(1);
  expect(phone.times(/"StartConversation"/)).toBe(1);
});

/** From now on requests may be carried out, but no response arrives until the network is back. */
async function cut(page: Page, { arrives }: { arrives: boolean }) {
  await page.route('**/graphql*', async (route) => {
    // The server may close a connection that has rested.
    if (arrives) await route.fetch({ maxRetries: 2 });
    return route.abort('internetdisconnected');
  });
  return { mend: () => page.unrouteAll({ behavior: 'wait' }) };
}

test(
  'a search and a product interrupted by the network show an error, and open with Retry @deep',
  only,
  async ({ page }) => {
    await slowPhone(page);
    await page.goto('/');
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await alive(field);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    const firstCard = page.getByRole('main').getByRole('article').first();
    const search = await cut(page, { arrives: false });
    await field.fill('kente');
    await field.press('Enter');
    await expect(page.getByText(listingTexts.loadFailed).first()).toBeVisible();
    await search.mend();
    await retry.click();
    await expect(firstCard).toContainText(/kente/i);
    const product = await cut(page, { arrives: false });
    await firstCard.getByRole('link').first().click();
    await expect(retry).toBeVisible();
    await product.mend();
    await retry.click();
    await expect(button(page, 'Add to Cart')).toBeVisible();
  },
);

for (const arrives of [true, false]) {
  const end = arrives ? 'after' : 'before';
  test(`Add to Cart, interrupted ${end} it arrives, adds once with the second try @deep`, only, async ({ page }) => {
    await becomeBuyer(page, config.origin);
    await slowPhone(page);
    await atProduct(page);
    await alive(button(page, 'Add to Cart'));
    const network = await cut(page, { arrives });
    await button(page, 'Add to Cart').click();
    await expect(page.getByText('Please check your internet connection.')).toBeVisible();
    await network.mend();
    await button(page, 'Add to Cart').click();
    await expect(page.getByText('Added to cart: +1').first()).toBeVisible();
    expect((await read(page, '/api/cart')).items).toMatchObject([{ quantity: 1 }]);
  });

  test(
    `a first message, interrupted ${end} it arrives, is sent once with the second try @deep`,
    only,
    async ({ page }) => {
      await becomeBuyer(page, config.origin);
      await slowPhone(page);
      await atProduct(page);
      await button(page, 'Chat seller').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your message').fill('Is it still there?');
      const network = await cut(page, { arrives });
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByRole('alert')).toContainText(/internet|network/i);
      await expect(dialog.getByLabel('Your message')).toHaveValue('Is it still there?');
      await network.mend();
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
      await expect(messageLog(page).getByText('Is it still there?')).toHaveCount(1);
    },
  );
}

test(
  'a login interrupted by the network shows an error, and works with the second try @deep',
  only,
  async ({ page, request }) => {
    const email = await signUp(request, config.origin);
    await slowPhone(page);
    await page.goto('/login?redirect=%2Fshops');
    await alive(page.getByLabel('Email'));
    const network = await cut(page, { arrives: false });
    await fillLogin(page, { email, password: demo.buyer.password });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(accountTexts.somethingWrong);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await network.mend();
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/shops');
  },
);
