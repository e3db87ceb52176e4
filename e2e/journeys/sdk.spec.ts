import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeOrder } from '#by-sdk.ts';
import { demo, expect, test } from '#test.ts';

test('the page of the guide loads the SDK from the site, and shows a new order @phone', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const site = String(baseURL);
  const file = new URL('../../docs/developers/samples/page.html', import.meta.url);
  const html = (await readFile(file, 'utf8')).replaceAll('SITE_ADDRESS', site);
  const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByPlaceholder('Email').fill(demo.seller.email);
  await page.getByPlaceholder('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('pre')).not.toBeEmpty();
  await page.getByPlaceholder('Password').fill(demo.seller.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('pre')).toContainText('Listening');
  await expect(page.locator('pre')).toContainText(String(await placeOrder(site)));
  other.close();
});
