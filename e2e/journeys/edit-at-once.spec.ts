import type { Browser, Page } from '@playwright/test';
import { patience } from '#config.ts';
import { confirmEmail, offerCloth, openCheckedShop } from '#selling.ts';
import { placeOrder, signUp } from '#shopping.ts';
import { expect, test } from '#test.ts';

interface Edit {
  label: string;
  text: string;
}

const initial = { stock: 40, ordered: 10 };

/** The edits of ten windows. Two pairs of them change the same field. */
const edits: Edit[] = [
  { label: 'Name', text: 'Cloth, named by the first' },
  { label: 'Name', text: 'Cloth, named by the second' },
  { label: 'Price (₵)', text: '1,250' },
  { label: 'Price (₵)', text: '1,300.50' },
  { label: 'Stock', text: '90' },
  { label: 'Description', text: 'Described by the sixth window.' },
  { label: 'Meta title', text: 'From the seventh' },
  { label: 'Meta description', text: 'From the eighth' },
  { label: 'Material *', text: 'Silk' },
  { label: 'Made in', text: 'Bonwire, Ashanti' },
];

async function begin(browser: Browser, seller: Page, { slug, edit }: { slug: string; edit: Edit }): Promise<Page> {
  const storageState = await seller.context().storageState();
  const context = await browser.newContext({ baseURL: new URL(seller.url()).origin, storageState });
  // Ten windows share this machine, so they load no pictures and fonts.
  await context.route(/\/media\/|\.woff2$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`/dashboard/shop/products/${slug}/edit`);
  if (edit.label.startsWith('Meta')) await page.getByText('For search engines (optional)').click();
  await page.getByLabel(edit.label, { exact: true }).fill(edit.text);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  return page;
}

/** Saves the edit. If another save came first, the form reloads and keeps what was typed. */
async function save(page: Page, { label, text }: Edit): Promise<void> {
  const saved = page.getByRole('heading', { level: 1, name: 'My Products' });
  await expect(async () => {
    if (await saved.isVisible()) return;
    expect(await page.getByLabel(label, { exact: true }).inputValue({ timeout: 1000 })).toBe(text);
    await page.getByRole('button', { name: 'Save changes' }).click({ timeout: 1000 });
    await expect(saved).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [100], timeout: patience(90_000) });
}

test('ten windows of a seller edit a product during orders, and no edit is lost @deep', {
  tag: '@phone',
}, async ({ page, browser, playwright, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  await openCheckedShop(page, origin, `Ten Windows ${Date.now()}`);
  const { id, slug } = await offerCloth(page, origin, { stock_quantity: String(initial.stock) });
  const buyer = await playwright.request.newContext({ baseURL: origin });
  await signUp(buyer, origin);
  // An unconfirmed account may order only three times a day.
  await confirmEmail(buyer, origin);
  const windows = await Promise.all(
    edits.map(async (edit) => ({ edit, window: await begin(browser, page, { slug, edit }) })),
  );
  const order = async (times: number) => {
    for (let n = 0; n < times; n += 1) await placeOrder(buyer, origin, id);
  };
  await order(2);
  await Promise.all([...windows.map(({ window, edit }) => save(window, edit)), order(initial.ordered - 2)]);

  const product = await (await page.request.get(`/api/v1/products/${slug}`)).json();
  expect(product).toMatchObject({
    name: expect.stringMatching(/^Cloth, named by the (first|second)$/),
    price: expect.stringMatching(/^1(250.00|300.50)$/),
    description: edits[5]?.text,
    meta_title: edits[6]?.text,
    meta_description: edits[7]?.text,
    specifications: { material: 'Silk', length: '6 yards', made_in: 'Bonwire, Ashanti' },
    // Each edit and each order once.
    version: 1 + edits.length + initial.ordered,
  });
  // A window that shows the product as another one saved it has the orders so far in its stock.
  expect(product.stock_quantity).toBeGreaterThanOrEqual(90 - initial.ordered);
  expect(product.stock_quantity).toBeLessThanOrEqual(90);
  await Promise.all(windows.map(({ window }) => window.context().close()));
});
