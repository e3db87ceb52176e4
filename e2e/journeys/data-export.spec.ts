import { readFileSync } from 'node:fs';
import { unzip } from '@besesaka/marketplace/tests/world/unzip.ts';
import { expectAccessible } from '#accessible.ts';
import { patience } from '#config.ts';
import { mailedPath } from '#mails.ts';
import { confirmEmail } from '#selling.ts';
import { becomeBuyer, placeOrder, plentyOf } from '#shopping.ts';
import { demo, expect, test } from '#test.ts';

test('a user requests the archive of their data, gets it by mail, and it contains what the service stores @phone @deep', async ({
  page,
  baseURL,
  playwright,
}) => {
  const origin = String(baseURL);
  const api = await playwright.request.newContext({ baseURL });
  const product = await plentyOf(api);
  const email = await becomeBuyer(page, origin);
  await confirmEmail(page.request, origin);
  const code = await placeOrder(page.request, origin, product.id);

  await page.goto('/dashboard/settings?section=security');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText('We are gathering your data. You can leave this page.')).toBeVisible();
  const save = page.getByRole('link', { name: /^Save the archive/ });
  await expect(save).toBeVisible({ timeout: patience(30_000) });
  await expectAccessible(page);

  // The link of the mail, and the one of the screen, are of one archive.
  const mailed = await mailedPath(api, email, 'api/data-exports/[0-9a-f-]+/archive');
  expect(await save.getAttribute('href')).toBe(mailed);
  const waiting = page.waitForEvent('download');
  await save.click();
  const downloaded = await waiting;
  expect(downloaded.suggestedFilename()).toMatch(/^besesaka-my-data-\d{4}-\d\d-\d\d\.zip$/);
  const archive = readFileSync(await downloaded.path());
  const byMail = await page.request.get(mailed);
  expect(byMail.ok()).toBe(true);
  expect((await byMail.body()).equals(archive)).toBe(true);

  const files = unzip(archive);
  const read = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]');
  const me = await (await page.request.get('/api/me')).json();
  expect(read('users')).toMatchObject([{ email, full_name: me.full_name }]);
  const order = await (await page.request.get(`/api/orders/${code}`)).json();
  expect(read('orders')).toMatchObject([{ code, buyer_email: email, shipping_full_name: order.shipping_full_name }]);
  expect(read('addresses')).toEqual([]);
  expect(files.get('about.txt')?.toString()).toContain('The data that Besesaka stores about you');
  // A seller who has the link has nothing of it.
  const login = await api.post('/api/login', { data: demo.seller, headers: { origin } });
  expect(login.ok(), await login.text()).toBe(true);
  expect((await api.get(mailed)).status()).toBe(404);
  await api.dispose();
});
