import type { Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { offerCloth, openCheckedShop } from '#selling.ts';
import { becomeBuyer, placeOrder } from '#shopping.ts';
import { expect, test } from '#test.ts';

/** The seller adds a bus: 25 cedis to Ashanti, and the same to all others. */
async function addBus(page: Page) {
  await page.goto('/dashboard/shop/delivery');
  await page.getByRole('button', { name: 'Add a way of delivery' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption({ label: 'Bus, from station to station' });
  await dialog.getByLabel('Name').fill('VIP bus');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a fee in cedis, such as 25 or 25.50')).toBeVisible();
  await dialog.getByLabel('Region 1', { exact: true }).selectOption('Ashanti');
  await dialog.getByLabel('Fee to Ashanti in cedis').fill('25');
  await expect(dialog.getByText('Please enter a fee in cedis'), 'before the next Save').toBeHidden();
  await dialog.getByLabel('Fewest days to Ashanti').fill('2');
  await dialog.getByLabel('Most days to Ashanti').fill('3');
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 region, ₵25')).toBeVisible();
}

/** The first request for the ways of delivery is not answered until it fails. */
async function holdFees(page: Page) {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (!isFirst || !route.request().postData()?.includes('CheckoutDelivery')) return route.fallback();
    isFirst = false;
    await held;
    await route.fulfill({ json: { data: null, errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] } });
  });
  return { fail: () => fail() };
}

test('a shop delivers to Ashanti: the buyer sees the fee, chooses the delivery and pays the displayed total @phone', async ({
  page: seller,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await openCheckedShop(seller, origin, `Bonwire Looms ${Date.now()}`);
  const cloth = await offerCloth(seller, origin);
  await addBus(seller);

  const context = await browser.newContext({ ...test.info().project.use, baseURL: origin });
  const buyer = await context.newPage();
  await becomeBuyer(buyer, origin);
  await buyer.goto(`/products/${cloth.slug}`);
  await expect(buyer.getByText('Delivery from ₵25')).toBeVisible();
  // The order cannot be confirmed before its fee is known, and a failed load can be repeated.
  const fees = await holdFees(buyer);
  await buyer.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = buyer.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Loading the ways of delivery' })).toHaveAttribute('aria-disabled');
  fees.fail();
  const confirm = dialog.getByRole('button', { name: 'Confirm order' });
  await expect(confirm).toBeDisabled();
  await expect(confirm).toHaveAccessibleDescription('Load the ways of delivery first.');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByLabel('Address').fill('Plot 5, Bantama');
  await dialog.getByLabel('City').fill('Kumasi');
  await dialog.getByLabel('Region').selectOption('Greater Accra');
  await expect(dialog.getByText(/has no fixed fee to Greater Accra/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm order · ₵350', exact: true })).toBeVisible();
  await dialog.getByLabel('Region').selectOption('Ashanti');
  await dialog.locator('summary', { hasText: 'VIP bus' }).click();
  await expect(dialog.getByRole('radio', { name: /VIP bus/ })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Confirm order · ₵375', exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: /Agree with seller/ }).check();
  await expect(dialog.getByRole('button', { name: 'Confirm order · ₵350', exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: /VIP bus/ }).check();
  await expectDialogAccessible(buyer);
  await dialog.getByRole('button', { name: 'Confirm order · ₵375', exact: true }).click();
  await expect(dialog.getByText(/^Medaase, /)).toBeVisible();
  await expect(dialog.getByText('Delivery VIP bus, 2-3 days')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue shopping' }).click();
  const [order] = (await (await buyer.request.get('/api/orders/user')).json()).results;
  expect(order).toMatchObject({ total: '375.00', shipping_fee: '25.00', delivery: { name: 'VIP bus' } });
  await buyer.goto(`/products/${cloth.slug}`);
  await expect(buyer.getByText('To Ashanti: ₵25, 2-3 days')).toBeVisible();

  const agreed = await placeOrder(buyer.request, origin, cloth.id);
  await seller.goto(`/dashboard/orders/${agreed}`);
  await seller.getByRole('button', { name: 'Propose a delivery fee' }).click();
  await seller.getByRole('dialog').getByLabel('Delivery fee in cedis').fill('20.50');
  await seller.getByRole('dialog').getByRole('button', { name: 'Propose a delivery fee' }).click();
  await expect(seller.getByText('Proposed for the delivery: ₵20.50. The buyer has not answered yet.')).toBeVisible();
  await buyer.goto(`/dashboard/orders/${agreed}`);
  await expect(buyer.getByText('With it, the total is ₵370.50.')).toBeVisible();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Accept delivery fee' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Accept delivery fee' }).click();
  await expect(buyer.getByText('Agreed with the seller')).toBeVisible();
  await expect(buyer.getByText('₵370.50').filter({ visible: true }).first()).toBeVisible();

  await seller.getByRole('button', { name: 'Accept order' }).click();
  await seller.getByRole('button', { name: 'Mark as dispatched' }).click();
  await seller.getByRole('dialog').getByLabel('Rider’s name').fill('Kwame Boadi');
  await seller.getByRole('dialog').getByLabel('Rider’s phone').fill('0244123456');
  await seller.getByRole('dialog').getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(buyer.getByRole('link', { name: '+233244123456' })).toBeVisible();
  await seller.getByRole('link', { name: 'Parcel slip' }).click();
  await expect(seller.getByText('Delivery: Agreed with the seller, ₵20.50')).toBeVisible();
  await context.close();
});
