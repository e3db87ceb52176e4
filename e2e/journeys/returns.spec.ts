import { expectAccessible, expectDialogAccessible } from '#accessible.ts';
import { logInAsSeller, ownCopy, removeCopy } from '#demo-seller.ts';
import { drawnPicture } from '#drawn-picture.ts';
import { becomeBuyer, placeOrder } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('a buyer returns broken goods and buys the others again; the seller accepts the return @large-deep', async ({
  page,
  browser,
  playwright,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? '';
  const api = await playwright.request.newContext({ baseURL });
  const product = await ownCopy(api, origin, { stock_quantity: 7 });
  const stock = async () => (await (await api.get(`/api/v1/products/${product.slug}`)).json()).stock_quantity;
  const email = await becomeBuyer(page, origin);
  const id = await placeOrder(page.request, origin, product.id);
  await logInAsSeller(api, origin);
  for (const action of ['accept', 'dispatch', 'deliver']) {
    const answer = await api.post(`/api/orders/${id}/status`, { data: { action }, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'Complete order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete order' }).click();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Request return' });
  await expect(send, 'nothing is said yet').toBeDisabled();
  await dialog.getByLabel('Reason').selectOption('Broken, or does not work');
  await dialog.getByLabel('Details').fill('The seam is torn.');
  const photo = { name: 'seam.png', mimeType: 'image/png', buffer: await drawnPicture(page) };
  await dialog.getByLabel('Photos').setInputFiles(photo);
  await expect(send).toBeEnabled();
  await page.reload();
  await page.getByRole('button', { name: 'Return items' }).click();
  await expect(dialog.getByLabel('Details')).toHaveValue('The seam is torn.');
  await expect(dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(1);
  await expect(send).toBeEnabled();
  await expectDialogAccessible(page);
  await send.click();
  await expect(page.getByText(/has until/)).toBeVisible();

  const seller = await (await browser.newContext({ baseURL })).newPage();
  await logIn(seller, demo.seller);
  await seller.goto('/dashboard/orders?tab=shop&state=return_requested');
  const row = seller.getByRole('listitem').filter({ hasText: email });
  const mail = await row.getByText(email).boundingBox();
  const badge = await row.getByText('Return asked', { exact: true }).boundingBox();
  if (!isMobile) expect(badge?.x, 'beside the email').toBeGreaterThan((mail?.x ?? 0) + (mail?.width ?? 0));
  await seller.getByRole('link', { name: new RegExp(id) }).click();
  const shown = seller.getByRole('img', { name: 'Photo 1 of 1' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(seller);
  for (const action of ['Agree to return', 'Items received']) {
    await seller.getByRole('button', { name: action }).click();
    await seller.getByRole('dialog').getByRole('button', { name: action }).click();
  }
  await expect(seller.getByText(/sent the items back, and they are in stock again/)).toBeVisible();
  await expect(page.getByText(/The items went back to/), 'without a reload').toBeVisible();
  expect(await stock()).toBe(7);
  await removeCopy(api, origin, product);
  await seller.context().close();
  await api.dispose();
});
