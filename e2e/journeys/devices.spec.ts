import { expectAccessible } from '#accessible.ts';
import { becomeBuyer } from '#shopping.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('a user logs out a lost device from another one, and its open page goes to the login @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = await becomeBuyer(page, String(baseURL));
  const lost = await (await browser.newContext({ baseURL })).newPage();
  await logIn(lost, { email, password: demo.buyer.password });
  await lost.goto('/dashboard/settings?section=security');
  await expect(lost.getByText('This device')).toBeVisible();

  await page.goto('/dashboard/settings?section=security');
  const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'logged in' });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
  await expect(page.getByText(/is logged out$/)).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await lost.request.get('/api/me')).status()).toBe(401);
  await expect(lost).toHaveURL(/\/login\?redirect=/);
  await expect(lost.getByText('Your session has ended. Please log in again.')).toBeVisible();

  await logIn(lost, { email, password: demo.buyer.password });
  for (const _other of [1, 2]) {
    const { request } = await (await browser.newContext({ baseURL })).newPage();
    const data = { email, password: demo.buyer.password };
    expect((await request.post('/api/login', { data, headers: { origin: String(baseURL) } })).ok()).toBe(true);
  }
  await page.reload();
  // By arrow keys: to the next row, and from the last one back.
  const ends = devices.getByRole('button');
  await expect(ends).toHaveCount(3);
  for (const [place, left, next] of [
    [1, 2, 1],
    [1, 1, 0],
  ] as const) {
    await ends.nth(place).press('Enter');
    await expect(ends).toHaveCount(left);
    await expect(ends.nth(next)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('All other devices are logged out')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await lost.request.get('/api/me')).status()).toBe(401);
  await lost.context().close();
});
