import { readFileSync } from 'node:fs';
import { unzip } from '@besesaka/marketplace/tests/world/unzip.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { mailedPath } from '#mails.ts';
import { atProvider, becomeSeller } from '#paying.ts';
import { becomeConfirmedBuyer, confirmEmail } from '#selling.ts';
import { addToCart, fillAddress, type Listed, signUp } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

// The order of the tasks is that of "An operator's day" in docs/operating.md.
test('an operator’s day @desktop @deep', { tag: ['@desktop', '@deep'] }, async ({ page, browser, baseURL }) => {
  test.slow();
  const origin = String(baseURL);
  await logIn(page, { ...demo.seller, email: 'admin@besesaka.test' });
  const buyer = await newPage(browser, origin);
  const [kept, returned] = await twoOfOneShop(buyer);

  await test.step('a scam report', async () => {
    await becomeConfirmedBuyer(buyer, origin);
    await report(buyer, kept.slug, 'They want the money before they show it.');
    await page.goto('/admin/cases');
    await expect(rowOf(page, 'A user reported content').last()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/reports');
    await rowOf(page, kept.name).click();
    await expect(page.getByText('They want the money before they show it.')).toBeVisible();
    await page.getByRole('button', { name: 'Settle' }).click();
    await page.getByLabel('Note').fill('The shop shows its goods before it is paid.');
    await page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
    await expect(page.getByRole('button', { name: 'Settle' })).toHaveCount(0);
  });

  await test.step('a payment that does not match', async () => {
    const seller = await newPage(browser, origin);
    const shop = `Short Shop ${Date.now()}`;
    await becomeSeller(seller, origin, shop);
    await seller.goto('/dashboard/shop/subscriptions');
    await seller.getByRole('link', { name: /: 1 Month$/ }).click();
    await seller.getByRole('button', { name: 'Pay ₵50' }).click();
    await seller.waitForURL(/\/checkout\//);
    await seller.getByRole('combobox', { name: 'Money' }).selectOption('one pesewa short');
    await atProvider(seller, 'Approve GHS 50.00');
    await page.goto('/admin/payments?state=HELD');
    await rowOf(page, shop).click();
    await expect(page.getByText('GHS 49.99 was paid instead of GHS 50.00')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Refund' }).click();
    await expectDialogAccessible(page);
    await page.getByLabel('Reason').fill('A pesewa was missing, so the plan did not start.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Refund requested.')).toBeVisible();
  });

  await test.step('money back for one line', async () => {
    const order = await payFor(buyer, browser, origin, [kept, returned]);
    await page.keyboard.press('/');
    await page.keyboard.type(order);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: order }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Amount in cedis').fill(returned.price);
    await page.getByLabel('Reason, which both sides read').fill(`The shop has no ${returned.name} any more.`);
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Refund requested.')).toBeVisible();
    await buyer.goto('/dashboard/notifications');
    await expect(buyer.getByText(`The shop has no ${returned.name} any more.`).first()).toBeVisible();
  });

  await test.step('a fee that changes on the first of next month', async () => {
    const now = new Date();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString().slice(0, 10);
    await page.goto('/admin/settings/commission');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Percent').fill('5');
    await page.getByLabel('Valid from').fill(first);
    await page.getByLabel('Reason').fill('The board decided it in November.');
    await expectDialogAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^5% from 1 /).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/settings');
    await expect(page.getByText(/^0%; 5% from 1 /)).toBeVisible();
    // Other tests may run in the next month.
    await page.goto('/admin/settings/commission');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Reason').fill('The board thought again.');
    await page.getByRole('dialog', { name: 'Back to 0%' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The board thought again.')).toBeVisible();
  });

  await test.step('a new staff member for trust, who cannot touch money', async () => {
    const member = await newPage(browser, origin);
    const email = await signUp(member.request, origin);
    await page.goto('/admin/staff');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Trust');
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
    await confirmEmail(member.request, origin);
    await member.goto(await mailedPath(member.request, email, 'staff-invitation/'));
    await expectAccessible(member);
    await member.getByRole('button', { name: 'Accept' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await member.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click();
    await member.getByRole('rowgroup').nth(1).getByRole('link').click();
    await expect(member.getByText('It is for the role Owner or Money.', { exact: false })).toBeVisible();
    await expect(member.getByRole('button', { name: /Refund|Cancel order/ })).toHaveCount(0);
    await expect(member.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Exports' })).toHaveCount(
      0,
    );
    await page.reload();
    await page.getByRole('button', { name: 'Remove Kofi Ansah' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Kofi Ansah is no longer an admin.')).toBeVisible();
    await member.reload();
    await expect(member.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  await test.step('the figures of the week', async () => {
    await page.goto('/admin/figures');
    await page.getByLabel('Period').selectOption('7 days');
    await page.getByRole('button', { name: 'Show as a table' }).or(page.getByText('Show as a table')).first().click();
    await expect(page.getByRole('table', { name: 'Orders by day' }).getByRole('row')).toHaveCount(8);
    await expectAccessible(page);
  });

  await test.step('the export for the accountant', async () => {
    await page.goto('/admin/exports');
    await page.getByLabel('Month').fill(new Date().toISOString().slice(0, 7));
    await page.getByRole('button', { name: 'Prepare the file' }).click();
    const waiting = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click();
    const [file] = unzip(readFileSync(await (await waiting).path()));
    expect(String(file?.[1])).toContain('held charge');
    await expectAccessible(page);
  });
});

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

/** The link of a row in a list. */
const rowOf = (page: Page, text: string) => page.getByRole('rowgroup').filter({ hasText: text }).getByRole('link');

async function twoOfOneShop({ request }: Page): Promise<[Listed, Listed]> {
  const list = await (await request.get('/api/v1/products?in_stock=true&page_size=50&seller=adepa-kente-house')).json();
  const [first, second] = list.results.filter(({ stock_quantity }: Listed) => stock_quantity > 10).slice(-2);
  return [first, second];
}

async function report(page: Page, slug: string, details: string) {
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: 'Report product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('Misleading product descriptions');
  await dialog.getByLabel('Details').fill(details);
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(dialog).toBeHidden();
}

/** The user of this page pays for the products in advance. Returns the number of the order. */
async function payFor(page: Page, browser: Browser, origin: string, products: readonly Listed[]): Promise<string> {
  const { email } = await (await page.request.get('/api/me')).json();
  for (const { id } of products) await addToCart(page, origin, id);
  await page.goto('/checkout');
  await fillAddress(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Pay now, protected').check();
  await sheet.getByRole('button', { name: /^Continue to payment/ }).click();
  await sheet.getByRole('button', { name: /^Pay ₵/ }).click();
  await expect(sheet.getByText('Confirm on your phone')).toBeVisible();
  const phone = await browser.newPage();
  await phone.goto(`${origin}/sandbox/phone`);
  await phone.locator('form').filter({ hasText: email }).getByRole('button', { name: 'Confirm with PIN' }).click();
  await phone.close();
  await expect(page.getByText('Medaase, Kofi!')).toBeVisible({ timeout: 20_000 });
  const { results } = await (await page.request.get('/api/orders/user')).json();
  return results[0].order_id;
}
