import type { Page } from '@playwright/test';
import { confirmEmail, offerCloth, openCheckedShop, picture, verify } from '#selling.ts';
import { becomeBuyer, placeOrder, signUp } from '#shopping.ts';
import { expect, expectAlive, test } from '#test.ts';
import { expectFocusKept, tabAndChoose, tabAndEnter, tabAndType, tabTo } from './keys.ts';

async function expectLoaded(page: Page) {
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}

/** Moves the focus as the skip link does. */
async function toMain(page: Page, path?: string) {
  if (path) await page.goto(path);
  await expectLoaded(page);
  await page.getByRole('heading', { level: 1 }).focus();
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** A list is chosen from by the first letters. */
async function choose(page: Page, label: string, letters: string, chosen: string) {
  await tabTo(page, field(page, label));
  await page.keyboard.type(letters);
  await expect(field(page, label)).toHaveValue(chosen);
}

async function apply(page: Page) {
  await toMain(page, '/dashboard/shop');
  await tabAndEnter(page, page.getByRole('main').getByRole('link', { name: 'Create a shop' }).last());
  await expect(page.getByRole('heading', { level: 1, name: 'Become a seller' })).toBeFocused();
  await tabAndType(page, field(page, 'Business name'), `Shop of the Keys ${Date.now()}`);
  await tabAndType(page, field(page, 'Business phone'), '0244318207');
  await tabAndType(page, field(page, 'Business address'), 'Shop 14, Adum Market');
  await tabAndType(page, field(page, 'City (optional)'), 'Kumasi');
  await choose(page, 'Region (optional)', 'Ash', 'Ashanti');
  await tabAndType(page, field(page, 'Shop description'), 'Cloth from Bonwire, by the yard.');
  await choose(page, 'ID type', 'Gha', 'ghana_card');
  await tabAndType(page, field(page, 'ID number'), `GHA-${String(Date.now()).slice(-9)}-1`);
  const paper = await picture(page);
  await tabAndChoose(page, button(page, 'Choose ID document'), paper);
  await expect(group(page, 'ID document')).toBeFocused();
  await tabTo(page, button(page, 'Take a selfie'), 4);
  await tabAndChoose(page, button(page, 'Choose a photo instead'), paper);
  await expect(group(page, 'Selfie')).toBeFocused();
  await expect(button(page, 'Send application')).toBeEnabled();
  await tabAndEnter(page, button(page, 'Send application'), 4);
  await expect(page).toHaveURL(/\/dashboard\/shop\/subscriptions$/);
  await expectFocusKept(page, 'applying');
}

async function offer(page: Page, name: string) {
  await toMain(page, '/dashboard/shop/products/create');
  const pictures = [];
  for (const [color, width] of [
    ['#0f5c43', 300] as const,
    ['#f2b13c', 200] as const,
    ['#c44b2b', 100] as const,
    ['#1c1a17', 50] as const,
  ])
    pictures.push(await picture(page, color, width, 300));
  await tabAndChoose(page, button(page, 'Add pictures (0/10)'), pictures);
  const tiles = page.getByRole('list', { name: 'Pictures of the product' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  await toMain(page);
  await tabAndEnter(page, button(page, 'Remove picture 4 of 4'));
  await expect(tiles).toHaveCount(3);
  await expect(group(page, 'Pictures')).toBeFocused();
  await toMain(page);
  await tabAndEnter(page, button(page, 'Move picture 3 of 3 forward'));
  // The same step again moves the same picture.
  await page.keyboard.press('Enter');
  const widths = () =>
    tiles.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([100, 300, 200]);
  await tabAndEnter(page, button(page, 'Make picture 2 of 3 the primary one'));
  await expect(tiles.nth(1).getByText('Primary')).toBeVisible();
  await tabAndType(page, field(page, 'Name'), name);
  await choose(page, 'Category', 'Ken', 'kente-wax-prints');
  await tabAndType(page, field(page, 'Description'), 'Woven by hand, washed once.');
  await tabAndType(page, field(page, 'Price (₵)'), '1,350');
  await tabAndType(page, field(page, 'Stock'), '4');
  await tabAndType(page, field(page, 'Material *'), 'Cotton');
  await tabAndType(page, field(page, 'Length *'), '6 yards');
  await tabAndEnter(page, button(page, 'Create product'), 8);
  await expect(page).toHaveURL(/\/dashboard\/shop$/);
  await expectFocusKept(page, 'the first product');
}

async function changeInList(page: Page, name: string) {
  await tabAndEnter(page, page.getByRole('main').getByRole('link', { name: 'My Products' }));
  await expect(page.getByText('1 of 1 products')).toBeVisible();
  await expect(page.getByText('₵1,350')).toBeVisible();
  const open = button(page, `Price and stock of ${name}`);
  await tabAndEnter(page, open);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabAndType(page, dialog.getByLabel('Stock'), '2');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByText('Only 2 left')).toBeVisible();
}

test('a seller applies, adds a product and changes its price and stock by keyboard @deep', {
  tag: ['@desktop', '@deep'],
}, async ({ page, baseURL }) => {
  test.slow();
  const name = `Cloth of the Keys ${Date.now()}`;
  await becomeBuyer(page, String(baseURL));
  await apply(page);
  await confirmEmail(page.request, String(baseURL));
  await verify(page, String(baseURL));
  await offer(page, name);
  await changeInList(page, name);
});

async function changeShop(page: Page) {
  await toMain(page, '/dashboard/settings?section=seller');
  await tabAndChoose(page, button(page, 'Choose logo'), await picture(page));
  await expectFocusKept(page, 'the logo');
  await tabAndType(page, field(page, 'Business address'), 'Stall 4, Kejetia Market');
  await expect(button(page, 'Update seller profile')).toBeEnabled();
  await tabAndEnter(page, button(page, 'Update seller profile'), 4);
  await expect(page.getByText('Shop profile updated')).toBeVisible();
  await expectFocusKept(page, 'the profile');
  await toMain(page, '/dashboard/shop/hours');
  await tabTo(page, field(page, 'Monday'));
  await page.keyboard.press('Space');
  await tabTo(page, field(page, 'Monday opens'), 1);
  await page.keyboard.type('0730AM');
  await expect(field(page, 'Monday opens')).toHaveValue('07:30');
  await tabAndEnter(page, button(page, 'Update opening hours'));
  await expect(page.getByText('Opening hours updated')).toBeVisible();
  await expectFocusKept(page, 'the hours');
  await toMain(page, '/dashboard/settings?section=seller');
  for (const reply of ['We deliver in Kumasi.', 'Yes, it is there.']) {
    await tabAndType(page, field(page, 'New quick reply'), reply);
    await tabAndEnter(page, button(page, 'Add'), 1);
    await expect(page.getByRole('button', { name: `Change: ${reply}` })).toBeVisible();
    await expectFocusKept(page, 'a reply');
    await toMain(page);
  }
  await tabAndEnter(page, button(page, 'Move up: Yes, it is there.'), 90);
  const rows = page.getByRole('list', { name: 'Quick replies' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Yes, it is there.');
  await expectFocusKept(page, 'moving a reply');
}

async function answer(page: Page, conversation: string) {
  await page.goto(`/chat/${conversation}`);
  const words = page.getByLabel(/^Message to /);
  await expect(words).toBeEditable();
  await tabTo(page, button(page, 'Quick replies'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Yes, it is there.' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Yes, it is there.' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('Yes, it is there.');
  await expect(words).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('');
}

async function workOff(page: Page, { order, name }: { order: string; name: string }) {
  await toMain(page, '/dashboard');
  await tabAndEnter(page, button(page, `Add 10 to the stock of ${name}`));
  await expect(page.getByText('11 in stock')).toBeVisible();
  await expect(button(page, `Add 10 to the stock of ${name}`)).toBeFocused();
  await toMain(page, '/dashboard/orders?tab=shop');
  await tabAndEnter(page, page.getByRole('link', { name: /^Waiting/ }));
  await tabAndEnter(page, page.getByRole('link', { name: `Order ${order}` }));
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
  await expectFocusKept(page, 'opening the order');
  await tabAndEnter(page, button(page, 'Accept order'));
  await expect(button(page, 'Mark as dispatched')).toBeVisible();
  await expectFocusKept(page, 'accepting');
  await toMain(page, '/dashboard/shop/reviews');
  await tabAndEnter(page, button(page, 'Reply'));
  await expect(page.getByLabel('Your reply')).toBeFocused();
  await page.keyboard.type('Thank you.');
  await tabAndEnter(page, button(page, 'Send reply'), 4);
  await expect(page.getByText('Thank you.', { exact: true })).toBeVisible();
  await expectFocusKept(page, 'replying');
}

test('a seller edits the shop, quick replies and stock, and answers orders and reviews by keyboard @deep', {
  tag: ['@desktop', '@deep'],
}, async ({ page, playwright, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  await openCheckedShop(page, origin, `Kept by Keys ${Date.now()}`);
  const product = await offerCloth(page, origin, { stock_quantity: '2' });
  const buyer = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await signUp(buyer, origin);
  await confirmEmail(buyer, origin);
  const order = await placeOrder(buyer, origin, product.id);
  const created = await buyer.post('/api/chat/create', {
    data: { product: product.id, message: 'Is it still there?' },
  });
  const review = { rating: '4', title: 'Fine cloth', comment: 'It keeps its colour.' };
  const reviewed = await buyer.post(`/api/send-product-review/${product.slug}`, { multipart: review });
  expect(reviewed.ok(), await reviewed.text()).toBe(true);
  await changeShop(page);
  await answer(page, (await created.json()).data.id);
  await workOff(page, { order, name: product.name });
});
