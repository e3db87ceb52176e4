import type { Browser, Page } from '@playwright/test';
import { patience } from '#config.ts';
import { confirmEmail, offerCloth, openCheckedShop } from '#selling.ts';
import { placeOrder, signUp } from '#shopping.ts';
import { expect, test } from '#test.ts';

interface Edit {
  label: string;
  text: string;
}

const begun = { stock: 40, ordered: 10 };

/** What each of ten windows makes of the product: three of them meet somebody who was faster. */
const edits: Edit[] = [
  { label: 'Name', text: 'Cloth as the first calls it' },
  { label: 'Name', text: 'Cloth as the second calls it' },
  { label: 'Price (₵)', text: '1,250' },
  { label: 'Price (₵)', text: '1,300.50' },
  { label: 'Stock', text: '90' },
  { label: 'Description', text: 'What the sixth window says of it.' },
  { label: 'Meta title', text: 'From the seventh' },
  { label: 'Meta description', text: 'From the eighth' },
  { label: 'Material *', text: 'Silk' },
  { label: 'Made in', text: 'Bonwire, Ashanti' },
];

async function begin(browser: Browser, seller: Page, { slug, edit }: { slug: string; edit: Edit }): Promise<Page> {
  const storageState = await seller.context().storageState();
  const context = await browser.newContext({ baseURL: new URL(seller.url()).origin, storageState });
  // Ten of them share this machine: what they do not need for it stays away.
  await context.route(/\/media\/|\.woff2$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`/dashboard/shop/products/${slug}/edit`);
  if (edit.label.startsWith('Meta')) await page.getByText('For search engines (optional)').click();
  await page.getByLabel(edit.label, { exact: true }).fill(edit.text);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  return page;
}

/** Saves, each time it is asked with what was typed here; answers what the dialog showed, each time. */
async function save(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  const saved = page.getByRole('heading', { level: 1, name: 'My Products' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  for (;;) {
    const sides = async () => (await dialog.getByRole('row').nth(1).allInnerTexts())[0]?.replace(/\s+/g, ' ');
    await expect
      .poll(async () => (await saved.isVisible()) || ![undefined, asked.at(-1)].includes(await sides()), {
        intervals: [100],
        timeout: patience(60_000),
      })
      .toBe(true);
    const now = await sides();
    if (now === undefined) return asked;
    asked.push(now);
    await dialog.getByRole('button', { name: 'Save' }).click();
  }
}

const what =
  'ten browsers of one seller change one product while it is ordered: nothing is lost, who was slower sees both';
test(what, { tag: '@phone' }, async ({ page, browser, playwright, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  await openCheckedShop(page, origin, `Ten Windows ${Date.now()}`);
  const { id, slug } = await offerCloth(page, origin, { stock_quantity: String(begun.stock) });
  const buyer = await playwright.request.newContext({ baseURL: origin });
  await signUp(buyer, origin);
  // Who has not done so may order three times a day.
  await confirmEmail(buyer, origin);
  const windows = await Promise.all(edits.map((edit) => begin(browser, page, { slug, edit })));
  const order = async (times: number) => {
    for (let n = 0; n < times; n += 1) await placeOrder(buyer, origin, id);
  };
  await order(2);
  const [answers] = await Promise.all([Promise.all(windows.map(save)), order(begun.ordered - 2)]);

  const [name, otherName, price, otherPrice, stock, ...others] = answers.map((asked) => asked.join());
  expect(others).toEqual(['', '', '', '', '']);
  const sides = (label: string, one: string, other: string) => [`${label} ${one} ${other}`, `${label} ${other} ${one}`];
  expect([name, otherName].filter(Boolean)).toHaveLength(1);
  expect(sides('Name', edits[0]?.text ?? '', edits[1]?.text ?? '')).toContain(name || otherName);
  expect([price, otherPrice].filter(Boolean)).toHaveLength(1);
  expect(sides('Price', '₵1,250', '₵1,300.50')).toContain(price || otherPrice);
  expect(stock).toMatch(/^(Stock \d+ 90,?)+$/);
  const seen = Number(stock?.match(/(\d+) 90$/)?.[1]);

  const product = await (await page.request.get(`/api/v1/products/${slug}`)).json();
  expect(product).toMatchObject({
    // Who was asked said "mine".
    name: edits[name ? 0 : 1]?.text,
    price: price ? '1250.00' : '1300.50',
    description: edits[5]?.text,
    meta_title: edits[6]?.text,
    meta_description: edits[7]?.text,
    specifications: { material: 'Silk', length: '6 yards', made_in: 'Bonwire, Ashanti' },
    // Seven of words; price and stock have guards of their own.
    edit_version: 8,
    stock_quantity: 90 - (begun.ordered - (begun.stock - seen)),
  });
  await Promise.all(windows.map((one) => one.context().close()));
});
