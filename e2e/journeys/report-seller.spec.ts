import { expectDialogAccessible } from '#accessible.ts';
import { becomeConfirmedBuyer } from '#selling.ts';
import { expect, test } from '#test.ts';

test('a buyer reports a seller and gets a confirmation @phone @deep', { tag: '@deep' }, async ({
  page,
  baseURL,
  request,
}) => {
  const list = await (await request.get('/api/shops?ordering=-reviews')).json();
  const { business_slug: slug, business_name: name } = list.results[0];
  await becomeConfirmedBuyer(page, baseURL ?? '');
  await page.goto(`/shops/${slug}`);
  await page.getByRole('button', { name: 'Report Seller' }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  const submit = dialog.getByRole('button', { name: 'Submit report' });
  await expect(submit).toBeDisabled();
  await expect(dialog.getByLabel('Reason').getByRole('option')).toHaveCount(7);
  await dialog.getByLabel('Reason').selectOption('Fake or counterfeit products');
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Details').fill('The label is printed on.');
  await expectDialogAccessible(page);
  await submit.click();
  const thanks = 'Report submitted successfully. Thank you for helping keep our marketplace safe.';
  await expect(page.getByText(thanks).filter({ visible: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Report Seller' }).click();
  await expect(dialog.getByLabel('Details')).toHaveValue('');
  await expect(dialog.getByLabel('Reason')).toHaveValue('');
});
