import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeOrder, registerApp } from '#by-sdk.ts';
import { demo, expect, test } from '#test.ts';

test('the page of the guide connects by OAuth from another origin, and shows a new order @phone', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
  const site = String(baseURL);
  const clientId = await registerApp(site, demo.seller.email, 'http://127.0.0.1/');
  const file = new URL('../../docs/developers/samples/page.html', import.meta.url);
  const html = (await readFile(file, 'utf8')).replaceAll('SITE_ADDRESS', site).replace('CLIENT_ID', clientId);
  const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const log = page.locator('pre');
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole('button', { name: 'Connect Besesaka' }).click();
  await page.getByLabel('Email').fill(demo.seller.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.seller.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(log).toContainText('does not allow');
  await page.getByRole('button', { name: 'Connect Besesaka' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(log).toContainText('Listening');
  await expect(log).toContainText(String(await placeOrder(site)));
  other.close();
});
