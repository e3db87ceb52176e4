import type { Page } from '@playwright/test';
import { confirmEmail } from '#selling.ts';
import { becomeBuyer } from '#shopping.ts';
import { demo, expect, test } from '#test.ts';

/** A tool for a large screen. */
const large = { tag: '@desktop' };

const answerIn = (page: Page) => page.locator('.result-window .CodeMirror-code');
const execute = (page: Page) => page.getByRole('button', { name: /execute query/i });

async function open(page: Page, tab: string) {
  await page.locator('.examples').getByRole('button', { name: tab, exact: true }).click();
  await expect(page.locator('.graphiql-query-editor .CodeMirror-code')).toContainText(tab);
}

/** Runs the example as it stands, and waits for words of its answer. */
async function run(page: Page, tab: string, answer: string | RegExp) {
  await open(page, tab);
  await execute(page).click();
  await expect(answerIn(page)).toContainText(answer);
}

async function setVariables(page: Page, variables: object) {
  await page.locator('.graphiql-editor-tool .CodeMirror').filter({ visible: true }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(JSON.stringify(variables));
}

async function logInHere(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

test('GraphiQL loads less than a megabyte, and the first click runs a query', large, async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/graphql');
  await execute(page).click();
  await expect(answerIn(page)).toContainText('"shopCount"');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThan(1_000_000);
});

test('the dialog reports a wrong password, and a cookie logs the user in @deep', {
  tag: ['@desktop', '@deep'],
}, async ({ page, baseURL }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(demo.buyer.email);
  await dialog.getByLabel('Password').fill('Wrong#2026');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/invalid email or password/i);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await becomeBuyer(page, baseURL ?? '');
  await page.reload();
  await expect(page.getByText('Kofi Ansah')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test(
  'a buyer places an order with the examples, and the seller sees it arrive and accepts',
  large,
  async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? '';
    const sellers = await browser.newContext({ baseURL });
    const [watching, working] = [await sellers.newPage(), await sellers.newPage()];
    await watching.goto('/graphql');
    await logInHere(watching, demo.seller);
    await working.goto('/graphql');
    await expect(working.getByRole('button', { name: 'Log out' })).toBeVisible();
    await open(watching, 'WatchOrders');
    const opened = watching.waitForEvent('websocket');
    const sends = async (type: string) =>
      (await opened).waitForEvent('framesent', (frame) => String(frame.payload).includes(`"type":"${type}"`));
    const listening = sends('subscribe');
    await execute(watching).click();
    await listening;

    const email = await becomeBuyer(page, origin);
    await confirmEmail(page.request, origin);
    await page.context().clearCookies();
    await page.goto('/graphql');
    await run(page, 'BuyerLooks', '"edges"');
    await logInHere(page, { email, password: demo.buyer.password });
    await run(page, 'BuyerFillsCart', '"itemCount": 1');
    await run(page, 'BuyerOrders', '"PENDING"');
    const id = /"id": "([A-Z0-9]{8,})"/.exec(await answerIn(page).innerText())?.[1] ?? 'none';
    await run(page, 'BuyerOrders', id);
    await run(page, 'BuyerFollows', '"totalCount": 1');
    await run(page, 'BuyerWrites', '"isNew": true');
    await run(page, 'BuyerReviews', '"rating": 5');
    await expect(answerIn(watching)).toContainText(id);
    const stopping = sends('complete');
    await watching.getByRole('button', { name: 'Stop query' }).click();
    await stopping;

    await run(working, 'SellerMorning', id);
    await open(working, 'SellerAccepts');
    await setVariables(working, { order: id });
    await execute(working).click();
    await expect(answerIn(working)).toContainText('"ACCEPTED"');
    await run(page, 'BuyerFollows', '"ACCEPTED"');
    await run(working, 'SellerReplies', '"repliedAt"');
    await sellers.close();
  },
);

test('a subscription in one window shows changes made in another @deep', { tag: ['@desktop', '@deep'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  const sellers = await browser.newContext({ baseURL });
  const working = await sellers.newPage();
  await working.goto('/graphql');
  await logInHere(working, demo.seller);
  const slug = 'bonwire-kente-stole-adwinasa';
  const { price } = await (await page.request.get(`/api/v1/products/${slug}`)).json();
  await page.goto('/graphql');
  await run(page, 'WatchProduct', '"version"');
  await open(working, 'SellerReprices');
  await setVariables(working, { slug, price: '101.00' });
  await execute(working).click();
  await expect(answerIn(page)).toContainText('"101.00"');
  await setVariables(working, { slug, price });
  await execute(working).click();
  await expect(answerIn(page)).toContainText(`"${price}"`);
  await run(working, 'WatchInbox', '"inbox"');
  await run(working, 'AdminLooks', '"admin": null');
  await sellers.close();
});
