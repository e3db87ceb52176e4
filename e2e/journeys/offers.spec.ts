import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { messageLog, twoUsers } from '#chat-users.ts';
import { ownCopy, removeCopy } from '#demo-seller.ts';
import { fillAddress } from '#shopping.ts';
import { expect, test } from '#test.ts';

test('a buyer offers, the seller counters, the buyer accepts and orders at that price @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const { buyer, seller, buyerName, origin } = await twoUsers(page, browser, baseURL ?? '');
  const product = await ownCopy(seller.request, origin, { price: '500.00', takes_offers: true });
  const card = (of: typeof page) => messageLog(of).getByRole('region', { name: 'Offer' });

  await buyer.goto(`/products/${product.slug}`);
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  const form = buyer.getByRole('dialog', { name: 'Make an offer' });
  await expect(form.getByRole('button', { name: 'Send offer' })).toBeDisabled();
  await form.getByLabel('Price per piece').fill('500');
  await expect(form.getByText('Offer less than the price of ₵500.')).toBeVisible();
  await form.getByLabel('Price per piece').fill('400');
  await form.getByLabel('Pieces').fill('2');
  await expect(form.getByText('₵800')).toBeVisible();
  await expectDialogAccessible(buyer);
  await form.getByLabel('Pieces').press('Enter');
  await expect(buyer).toHaveURL(/\/chat\/[0-9a-f-]+$/);
  await expect(card(buyer)).toContainText('Waiting for Adepa Kente House to answer');

  // The buyer's product page leads to the open offer.
  await buyer.goto(`/products/${product.slug}`);
  await buyer.getByRole('link', { name: 'Your offer: ₵400 each for 2' }).click();
  await seller.goto('/dashboard');
  await seller.getByRole('link', { name: /^Offers to answer/ }).click();
  const received = seller.getByRole('region', { name: product.name });
  await expect(received).toContainText('Please answer by');
  await expectAccessible(seller);
  await received.getByRole('button', { name: 'Other price' }).click();
  const answer = seller.getByRole('dialog', { name: 'Name another price' });
  await answer.getByLabel('Price per piece').fill('450');
  await answer.getByLabel('The price holds for').selectOption('1 day');
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toBeHidden();
  await expect(received).toContainText(`Waiting for ${buyerName} to answer`);
  await received.getByRole('link', { name: `Chat with ${buyerName}` }).click();

  // The buyer's page follows without a reload.
  await expect(messageLog(buyer).getByText('New price: ₵450 each for 2')).toBeVisible();
  await expect(card(buyer)).toHaveCount(1);
  const otherTab = await buyer.context().newPage();
  await otherTab.goto(buyer.url());
  await card(otherTab).getByRole('button', { name: 'Decline' }).click();
  await card(buyer).getByRole('button', { name: 'Accept' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(card(seller)).toContainText(`${buyerName} can order at this price`);
  const late = otherTab.getByRole('dialog', { name: 'Decline this offer?' });
  await late.getByRole('button', { name: 'Decline' }).click();
  await expect(late.getByText('The offer changed in the meantime.')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await late.getByRole('button', { name: 'Close' }).click();
  await otherTab.close();
  await card(buyer).getByRole('button', { name: 'Order at this price' }).click();
  await fillAddress(buyer);
  await buyer.getByRole('dialog').getByRole('button', { name: 'Confirm order · ₵925', exact: true }).click();
  await expect(buyer.getByText('Order Created!')).toBeVisible();
  await expect(buyer.getByRole('dialog').getByText('₵900').first()).toBeVisible();
  await expect(card(seller)).toContainText('Ordered at this price');
  await expect(card(seller).getByRole('button')).toHaveCount(0);
  const { results } = await (await buyer.request.get('/api/orders/user?page=1&page_size=20')).json();
  expect(results).toMatchObject([
    { total: '925.00', shipping_fee: '25.00', items: [{ quantity: 2, price: '450.00' }] },
  ]);
  await removeCopy(seller.request, origin, product);
  await seller.context().close();
});
