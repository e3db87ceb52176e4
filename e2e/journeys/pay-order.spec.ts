import { expectAccessible } from '#accessible.ts';
import { logInAsSeller } from '#demo-seller.ts';
import { placeOrder, plentyOf, signUp } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('a seller asks for payment, and the buyer pays on the phone: cancelled, declined, by a code, once @phone @deep', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const seller = await playwright.request.newContext({ baseURL });
  const own = await plentyOf(seller);
  await logInAsSeller(seller, origin);
  const email = await signUp(page.request, origin);
  const id = await placeOrder(page.request, origin, own.id);
  const accepted = await seller.post(`/api/orders/${id}/status`, { data: { action: 'accept' }, headers: { origin } });
  expect(accepted.ok()).toBe(true);

  const sellerContext = await browser.newContext({ baseURL });
  const sellerPage = await sellerContext.newPage();
  await logIn(sellerPage, demo.seller);
  await sellerPage.goto(`/dashboard/orders/${id}`);
  await page.goto(`/dashboard/orders/${id}`);
  await sellerPage.getByRole('button', { name: 'Ask for payment' }).click();
  await sellerPage.getByRole('dialog').getByRole('button', { name: 'Ask for payment' }).click();
  await expect(page.getByText(/asks you to pay/)).toBeVisible();

  const phone = await browser.newPage();
  const onPhone = async (name: string) => {
    await phone.goto(`${origin}/sandbox/phone`);
    await phone.locator('form').filter({ hasText: email }).getByRole('button', { name }).click();
  };
  await page.getByRole('button', { name: 'Pay now' }).click();
  const wallet = page.getByLabel('Number of the wallet');
  await wallet.fill('12');
  await wallet.blur();
  await expect(page.getByText('Phone number must be +233 or 0 followed by 9 digits')).toBeVisible();
  const ask = async () => {
    await wallet.fill('020 123 4567');
    await page.getByLabel('Network').selectOption('telecel');
    await page.getByRole('button', { name: /^Pay ₵/ }).click();
    await expect(page.getByText('Confirm on your phone')).toBeVisible();
  };
  await ask();
  await expect(sellerPage.getByText('The buyer is paying: we wait for their phone.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('You cancelled the payment.', { exact: false })).toBeVisible();
  await expect(sellerPage.getByText('The buyer cancelled the payment, and can try again.')).toBeVisible();

  await page.getByRole('button', { name: 'Pay now' }).click();
  await ask();
  await phone.goto(`${origin}/sandbox/phone`);
  await phone.locator('form').filter({ hasText: email }).last().getByRole('button', { name: 'Ask for a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/in the app\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt \d+/ })).toBeVisible();
  await expect(sellerPage.getByText(/of this order is yours/)).toBeVisible();
  await expect(sellerPage.getByRole('button', { name: 'Undo payment' })).toHaveCount(0);
  // The prompt that was cancelled first is confirmed after all: it goes back by itself.
  await onPhone('Confirm with PIN');
  await page.reload();
  await expect(page.getByText(/in the app\./)).toBeVisible();
  await sellerContext.close();
  await phone.close();
  await seller.dispose();
});
