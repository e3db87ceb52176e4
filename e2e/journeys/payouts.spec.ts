import { expectAccessible } from '#accessible.ts';
import { offerCloth, openCheckedShop } from '#selling.ts';
import { placeOrder, signUp } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('a seller adds a wallet and requests a payout, an admin approves it, and the seller reads the statement @phone @deep', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const origin = String(baseURL);
  await openCheckedShop(page, origin, `Payout House ${Date.now()}`);
  const product = await offerCloth(page, origin);
  const buyer = await playwright.request.newContext({ baseURL });
  await signUp(buyer, origin);
  const id = await placeOrder(buyer, origin, product.id);
  const steps = `/api/orders/${id}/status`;
  expect((await page.request.post(steps, { data: { action: 'accept' }, headers: { origin } })).ok()).toBe(true);
  await page.goto('/dashboard/shop/money');
  await expect(page.getByText('Add the wallet first to which we pay.')).toBeVisible();
  await expect(page.getByText('There was no payout yet.')).toBeVisible();

  const wallet = { network: 'mtn', phone: '0551234987' };
  const headers = { origin, 'idempotency-key': crypto.randomUUID() };
  expect((await buyer.post(`/api/orders/${id}/pay`, { data: wallet, headers })).ok()).toBe(true);
  // The page follows the payment.
  const available = page.getByRole('link', { name: /^Available/ });
  await expect(available).toContainText('₵343.17');
  await available.click();
  await expect(page.getByRole('link', { name: new RegExp(`Sale, order ${id}`) })).toContainText('₵343.17');

  await page.getByRole('button', { name: 'Add a wallet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number of the wallet').fill('0240000123');
  await dialog.getByRole('button', { name: 'Add wallet' }).click();
  await expect(dialog.getByText('This wallet is in another name than your account.', { exact: false })).toBeVisible();
  await dialog.getByLabel('Number of the wallet').fill('0244318207');
  await dialog.getByRole('button', { name: 'Add wallet' }).click();
  await expect(page.getByText('our team compares it at the first payout', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay out now' }).click();
  const payout = page.getByRole('link', { name: /^₵343.17 Being checked/ });
  await expect(payout).toBeVisible();
  await expect(page.getByText('A payout is on its way already.')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await logIn(desk, { ...demo.seller, email: 'admin@besesaka.test' });
  await desk.goto('/admin/payouts?state=DUE');
  await expect(desk.getByText('compare the two', { exact: false }).first()).toBeVisible();
  await expectAccessible(desk);
  await desk
    .getByRole('button', { name: /^Approve the payout of Payout House/ })
    .first()
    .click();
  await expect(desk.getByText('Approved. The payout is sent.')).toBeVisible();
  await desk.context().close();

  const paid = page.getByRole('link', { name: /^₵343.17 Paid/ });
  await expect(paid).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: /^Paid/ })).toContainText('₵343.17');
  await paid.click();
  await expect(page.getByRole('heading', { name: 'Payout of ₵343.17' })).toBeVisible();
  await expect(page.getByText('Commission of 0%', { exact: false })).toBeVisible();
  await expect(page.getByText('−₵6.83')).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^besesaka-payout-.*\.csv$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Balance after')).toBeVisible();
  await buyer.dispose();
});
