import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { addToCart, fillAddress, type Listed, signUp } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

const otherSeller = { email: 'emmanuel.tetteh.nartey@besesaka.test', password: demo.seller.password };

test('a cart of two shops is paid by mobile money: one order is delivered by code and paid out, one comes back and is refunded @phone @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  // Both shops deliver to Greater Accra for a fixed fee.
  const kente = await stocked(page.request, 'adepa-kente-house');
  const kettle = await stocked(page.request, 'tema-home-appliances');
  const email = await signUp(page.request, origin);
  await addToCart(page, origin, kente.id);
  await addToCart(page, origin, kettle.id);

  await page.goto('/checkout');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Pay now, protected')).toBeDisabled();
  await fillAddress(page);
  await sheet.locator('summary', { hasText: 'Adepa Kente House' }).click();
  await sheet.getByLabel('Agree with seller').first().check();
  await expect(sheet.getByText(/^Choose how .+ delivers to pay now\.$/)).toBeVisible();
  await sheet.getByRole('radio').first().check();
  await sheet.getByLabel('Pay now, protected').check();
  await expectDialogAccessible(page);
  await sheet.getByRole('button', { name: /^Continue to payment/ }).click();
  const payTitle = sheet.getByRole('heading', { name: /^Pay ₵/ });
  await expect(payTitle).toBeVisible();
  await expectDialogAccessible(page);
  await page.reload();
  await expect(payTitle).toBeVisible();

  // The cart stays, and leads back to the payment.
  await page.goto('/cart');
  await expect(page.getByText('An order waits for its payment.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await sheet.getByRole('button', { name: /^Pay ₵/ }).click();
  await expect(sheet.getByText('Confirm on your phone')).toBeVisible();
  const phone = await browser.newPage();
  await phone.goto(`${origin}/sandbox/phone`);
  await phone.locator('form').filter({ hasText: email }).getByRole('button', { name: 'Confirm with PIN' }).click();
  await phone.close();
  await expect(page.getByText('Medaase, Kofi!')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/checkout\/placed$/);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();

  const [first, second] = await ownOrders(page.request);
  const sellers = await Promise.all(
    [otherSeller, demo.seller].map(async (user) => {
      const context = await browser.newContext({ baseURL });
      const seller = await context.newPage();
      await logIn(seller, user);
      return seller;
    }),
  );
  const [seller, other] = sellers;
  if (!seller || !other || !first || !second) throw new Error('Two sellers and two orders were expected');
  const act = async (by: APIRequestContext, id: string, data: object) => {
    const answer = await by.post(`/api/orders/${id}/status`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const isKente = first.shop === 'Adepa Kente House';
  const [byCode, returned] = isKente ? [second.id, first.id] : [first.id, second.id];
  for (const action of ['accept', 'dispatch']) {
    await act(seller.request, byCode, { action });
    await act(other.request, returned, { action });
  }

  await page.goto(`/dashboard/orders/${byCode}`);
  const code = await page.getByText(/^\d{4}$/).textContent();
  await expectAccessible(page);
  await seller.goto(`/dashboard/orders/${byCode}`);
  const field = seller.getByLabel('The buyer’s delivery code');
  await field.fill(code === '0000' ? '1111' : '0000');
  await seller.getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(seller.getByText('This is not the code of the order.')).toBeVisible();
  await field.fill(code ?? '');
  await seller.getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(seller.getByText(/of it is yours on/)).toBeVisible();
  await expectAccessible(seller);
  await expect(page.getByText(/is paid on .+ unless you report a problem/)).toBeVisible();

  await page.goto(`/dashboard/orders/${returned}`);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What is wrong?').fill('The cloth has a tear.');
  await expectDialogAccessible(page);
  await sheet.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('The seller can answer until', { exact: false })).toBeVisible();
  await other.goto(`/dashboard/orders/${returned}`);
  await other.getByRole('button', { name: 'Answer the problem' }).click();
  await other.getByLabel('Your answer').fill('Please send it back, I am sorry.');
  await other.getByRole('dialog').getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Please send it back, I am sorry.')).toBeVisible();
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await logIn(desk, { ...demo.seller, email: 'admin@besesaka.test' });
  await desk.goto(`/admin/orders/${returned}`);
  await desk.getByRole('link', { name: 'Open the case' }).click();
  await expect(desk.getByText('Please send it back, I am sorry.')).toBeVisible();
  await expect(desk.getByLabel('Who gets the money')).toBeVisible();
  await expectAccessible(desk);
  await page.getByRole('button', { name: 'The problem is solved' }).click();
  await expect(page.getByText('The buyer withdrew it')).toBeVisible();

  await act(other.request, returned, { action: 'deliver' });
  await act(page.request, returned, { action: 'request_return', return_reason: 'damaged', reason: 'It has a tear.' });
  await expect(page.getByText('A return is open.', { exact: false })).toBeVisible();
  await act(other.request, returned, { action: 'agree_return' });
  await act(other.request, returned, { action: 'receive_return' });
  await expect(page.getByText('Your money comes back by itself', { exact: false })).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 120_000 });

  // After two days the shop is paid by itself.
  await desk.goto(`/admin/orders/${byCode}`);
  await desk.getByRole('button', { name: 'Pay the shop' }).click();
  await desk.getByLabel('Reason, which both sides read').fill('The buyer is content, and the shop needs the money.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Pay the shop' }).click();
  await expect(desk.getByText('The shop was paid.')).toBeVisible();
  await expect(seller.getByText(/of this order is yours/)).toBeVisible();
  const wallet = { network: 'mtn', phone: '0244318207', account_name: 'Emmanuel Tetteh Nartey' };
  const answer = await seller.request.put('/api/payout-wallet', { data: wallet, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await seller.goto('/dashboard/shop/money');
  await seller.getByRole('button', { name: 'Pay out now' }).click();
  await expect(seller.getByRole('link', { name: /^₵[\d,.]+ Being checked/ })).toBeVisible();
  await desk.goto('/admin/payouts?state=DUE');
  await desk.getByRole('button', { name: /^Approve the payout of Tema Home Appliances/ }).click();
  await expect(desk.getByText('Approved. The payout is sent.')).toBeVisible();
  const payout = seller.getByRole('link', { name: /^₵[\d,.]+ Paid/ });
  await expect(payout).toBeVisible({ timeout: 20_000 });
  await payout.click();
  await expect(seller.getByText(byCode)).toBeVisible();
  await desk.goto('/admin/payments/ledger');
  await desk.getByRole('button', { name: 'Compare now' }).click();
  await expect(desk.getByText(/all movements agree/)).toBeVisible();
  await expect(desk.getByText('We can pay everyone.')).toBeVisible();
  for (const one of [...sellers, desk]) await one.context().close();
});

/** The cheapest one, because a second admin approves a large payout. */
async function stocked(api: APIRequestContext, shop: string): Promise<Listed> {
  const list = await (await api.get(`/api/v1/products/?in_stock=true&page_size=50&seller=${shop}`)).json();
  const [found] = list.results
    .filter(({ stock_quantity }: Listed) => stock_quantity > 10)
    .toSorted((a: Listed, b: Listed) => Number(a.price) - Number(b.price));
  if (!found) throw new Error(`${shop} has no such product`);
  return found;
}

async function ownOrders(api: APIRequestContext): Promise<{ id: string; shop: string }[]> {
  const list = await (await api.get('/api/orders/user')).json();
  return list.results.map((one: { order_id: string; seller_name: string }) => ({
    id: one.order_id,
    shop: one.seller_name,
  }));
}
