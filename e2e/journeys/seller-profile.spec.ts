import { expectAccessible } from '#accessible.ts';
import { openShop, picture } from '#selling.ts';
import { becomeBuyer } from '#shopping.ts';
import { expect, test } from '#test.ts';

test(
  'a seller changes the shop, and its open page shows that at once',
  { tag: '@large-deep' },
  async ({ page, browser, baseURL }, info) => {
    test.slow();
    const origin = String(baseURL);
    const slug = await openShop(page, origin, `Bonwire Looms ${info.project.name} ${Date.now()}`);
    const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
    await visitor.goto(`/shops/${slug}`);
    // On a phone the goods come first, and what the shop says of itself is a tap away.
    if (info.project.name === 'phone') await visitor.getByRole('button', { name: 'About' }).click();
    await expect(visitor.getByText('Cloth from Bonwire, by the yard.')).toBeVisible();

    await page.goto('/dashboard/settings?section=seller');
    const beside = await page.context().newPage();
    await beside.goto('/dashboard/settings?section=seller');
    await beside.getByLabel('Business address').fill('Stall 4, Kejetia Market');
    const update = page.getByRole('button', { name: 'Update seller profile' });
    await expect(update).toBeHidden();
    const wrong: [string, string, string, string][] = [
      ['Shop description', 'Short', 'Shop description must be at least 10 characters long', 'Kente, woven to order.'],
      ['Business email', 'sales', 'Please enter a valid email address', 'sales@kente.com'],
      ['Business phone', '+23312', 'Business phone must be +233 or 0 followed by 9 digits', '+233244318207'],
      ['Business address', 'Adum', 'Business address must be at least 10 characters long', 'Stall 3, Kejetia Market'],
    ];
    for (const [field, value, text, right] of wrong) {
      await page.getByLabel(field).fill(value);
      await page.getByLabel(field).blur();
      await expect(page.getByText(text)).toBeVisible();
      await expect(update).toBeDisabled();
      await page.getByLabel(field).fill(right);
    }
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') };
    await page.getByLabel('Choose logo').setInputFiles(text);
    await expect(page.getByText('Please select a valid image file (JPEG, PNG, or WebP)')).toBeVisible();
    await page
      .getByLabel('Choose logo')
      .setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No JPEG') });
    await expect(page.getByText('Failed to load image')).toBeVisible();
    await page.getByLabel('Choose logo').setInputFiles(await picture(page, '#0f5c43'));
    await page.getByLabel('Choose banner').setInputFiles(await picture(page, '#c44b2b', 1000, 900));
    await expectAccessible(page);
    await update.click();
    await expect(page.getByText('Shop profile updated')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Banner as it is' })).toBeVisible();

    await expect(visitor.getByText('Kente, woven to order.')).toBeVisible();
    const pictures = visitor.getByRole('main').locator('header img');
    await expect(pictures).toHaveCount(2);

    await page.getByRole('button', { name: 'Remove banner' }).click();
    await update.click();
    await expect(page.getByRole('button', { name: 'Remove banner' })).toHaveCount(0);
    await expect(pictures).toHaveCount(1);

    // The tab beside it knew nothing of all that, and takes back only what was changed there.
    await beside.getByRole('button', { name: 'Update seller profile' }).click();
    await expect(beside.getByText('Shop profile updated')).toBeVisible();
    await beside.reload();
    await expect(beside.getByLabel('Shop description')).toHaveValue('Kente, woven to order.');
    await expect(beside.getByLabel('Business address')).toHaveValue('Stall 4, Kejetia Market');
    await beside.close();

    await page.goto('/dashboard/shop/hours');
    const hours = page.getByRole('button', { name: 'Update opening hours', includeHidden: true });
    await expect(hours).toBeDisabled();
    await page.getByLabel('Monday', { exact: true }).check();
    await page.getByLabel('Monday opens').fill('19:00');
    await page.getByLabel('Closed from').fill('2026-01-02');
    await hours.click();
    await expect(page.getByText('Closing time must be after opening time')).toBeVisible();
    await expect(page.getByText('Please enter both days, or none')).toBeVisible();
    await page.getByLabel('Monday opens').fill('07:30');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Closed from').fill(day(-1));
    await page.getByLabel('Closed until').fill(day(3));
    await page.reload();
    await expect(page.getByLabel('Monday opens'), 'what was typed is still there').toHaveValue('07:30');
    await expect(page.getByLabel('Closed until')).toHaveValue(day(3));
    await expectAccessible(page);
    const older = await page.context().newPage();
    await older.goto('/dashboard/shop/hours');
    await older.getByLabel('Saturday', { exact: true }).check();
    await hours.click();
    await expect(page.getByText('Opening hours updated')).toBeVisible();
    // The older tab does not undo Monday, and does not lose Saturday.
    await older.getByRole('button', { name: 'Update opening hours' }).click();
    await expect(older.getByText(/Changed there: Monday, Closed from, Closed until/)).toBeVisible();
    await expect(older.getByLabel('Monday opens')).toHaveValue('07:30');
    await expect(older.getByLabel('Saturday', { exact: true })).toBeChecked();
    await older.close();
    await expect(visitor.getByText(/^Closed until .* You can still order and write/)).toBeVisible();
    await visitor.getByText(/^(Open|Closed) today/).click();
    await expect(visitor.getByText('07:30 – 18:00', { exact: true })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.close();
  },
);

test('a user without a shop has no shop settings @phone @deep', async ({ page, baseURL }) => {
  await becomeBuyer(page, String(baseURL));
  await page.goto('/dashboard/settings?section=seller');
  await expect(page.getByText('Show when I am online')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Seller Profile' })).toHaveCount(0);
});
