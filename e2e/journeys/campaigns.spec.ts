import type { Page } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { atProvider } from '#paying.ts';
import { picture } from '#selling.ts';
import { otherSeller } from '#shopping.ts';
import { expect, logIn, test } from '#test.ts';

/** A product of a checked seller that nothing else is about. */
async function offer(page: Page, origin: string, name: string): Promise<string> {
  await logIn(page, otherSeller);
  const form = new FormData();
  const values = {
    name,
    category: 'phone-accessories',
    description: 'Raffia, woven in Bolgatanga.',
    price: '120',
    stock_quantity: '9',
    is_active: 'true',
    specifications: JSON.stringify({ type: 'Case' }),
  };
  for (const [field, value] of Object.entries(values)) form.append(field, value);
  for (const colour of ['#0f5c43', '#f2b13c', '#c44b2b']) {
    const { buffer, mimeType, name } = await picture(page, colour);
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const answer = await page.request.post('/api/products', { headers: { origin }, multipart: form });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).slug;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: heading(page, name) });

async function chooseProduct(page: Page, name: string) {
  await expect(heading(page, 'Select Product')).toBeVisible();
  await page.getByLabel('Search your products').fill(name);
  await page.getByRole('link', { name }).click();
  await expect(heading(page, 'Choose Plan')).toBeVisible();
}

test('a campaign is chosen, declined, abandoned and paid by card, and the list shows its figures @phone', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const name = `Raffia sleeve ${Date.now()}`;
  const slug = await offer(page, String(baseURL), name);
  await page.goto('/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Featured Products/ })
    .click();
  await page.getByRole('link', { name: 'Create Campaign' }).click();
  await chooseProduct(page, name);
  await page.getByRole('link', { name: 'Choose: 1 Month' }).click();
  await page.getByRole('switch', { name: /Auto-renewal/ }).click();
  await page.reload();
  await expect(heading(page, 'Order summary')).toBeVisible();
  await expect(page.getByRole('switch', { name: /Auto-renewal/ })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pay ₵80' }).click();
  await atProvider(page, 'Decline');
  await expect(page.getByRole('alert')).toContainText('The payment was declined. You have not been charged.');
  await page.getByRole('link', { name: 'Back to your campaign' }).click();
  await expect(heading(page, 'Order summary')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₵80' }).click();
  await atProvider(page, 'Go back without paying');
  await page.getByRole('link', { name: 'Pay ₵80 again' }).click();
  await atProvider(page, 'Approve GHS 80.00');
  await expect(page.getByText('Payment successful! Your featured product campaign has been created.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See your campaigns' }).click();
  const shown = card(page, name);
  await expect(shown.getByText('Active', { exact: true })).toBeVisible();
  await expect(shown.getByText('30 days', { exact: true })).toBeVisible();
  await shown.getByText('Compare').click();
  await expect(shown.getByRole('row', { name: /^Ordered 0 0$/ })).toBeVisible();
  await shown.getByRole('switch', { name: /Auto-renewal/ }).click();
  await expect(page.getByText('Auto-renewal has been disabled.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Expired' }).click();
  await expect(card(page, name)).toHaveCount(0);
  await page.request.delete(`/api/products/${slug}`, { headers: { origin: String(baseURL) } });
});

test('a campaign paid by mobile money starts once the payment is confirmed @phone @deep', { tag: '@deep' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const name = `Raffia strap ${Date.now()}`;
  const slug = await offer(page, String(baseURL), name);
  const list = await context.newPage();
  await list.goto('/dashboard/shop/products/featured?state=active');
  await expect(heading(list, 'Featured Products')).toBeVisible();
  await page.goto('/dashboard/shop/products/featured/create?step=3&plan=1_month');
  await expect(page.getByText('Missing product or plan information')).toBeVisible();
  await page.getByRole('link', { name: 'Select Product' }).last().click();
  await chooseProduct(page, name);
  await expect(page.getByText('7+ day campaigns see about 40% more engagement')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose: 1 Week' }).click();
  await page.getByRole('button', { name: 'Pay ₵25' }).click();
  await atProvider(page, 'Approve GHS 25.00', { channel: 'MTN MoMo', confirmed: 'after 3 seconds' });
  const paid = page.getByText('Payment successful! Your featured product campaign has been created.');
  await expect(heading(page, 'Confirm on your phone').or(paid)).toBeVisible();
  await expect(paid).toBeVisible();
  // The other tab heard of it by itself.
  await expect(card(list, name).getByText('Active', { exact: true })).toBeVisible();
  await page.request.delete(`/api/products/${slug}`, { headers: { origin: String(baseURL) } });
});
