import { expectAccessible } from '#accessible.ts';
import { demo, expect, logIn, test } from '#test.ts';

test('a seller answers reviews from the dashboard, and everybody reads that below the product @phone', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  test.slow();
  await logIn(page, demo.seller);
  await page.goto('/dashboard/shop/reviews');
  const products = page.getByRole('region', { name: 'Your products' });
  await expect(products.getByText(/reviews? waits? for your reply|waits for a reply/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Reviews/ })).toBeVisible();
  await expectAccessible(page);
  const article = products
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Reply', exact: true }) });
  const title = await article.first().getByRole('heading').first().textContent();
  const product = products
    .getByRole('group')
    .filter({ hasText: String(title) })
    .first();
  const path = await product.getByRole('heading').first().getByRole('link').getAttribute('href');
  await article.first().getByRole('button', { name: 'Reply', exact: true }).click();
  const words = `Thank you from ${project.name} ${Date.now()}`;
  await page.getByRole('dialog').getByLabel('Your reply').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Send reply' }).click();
  await expect(products.getByText(words)).toBeVisible();
  // Of any page of them, and by somebody who is nobody.
  const api = String(path).replace(/^\/products\/([^#]+).*$/, '/api/v1/products/$1/reviews?page_size=100');
  const everybodys = await (await playwright.request.newContext({ baseURL: String(baseURL) })).get(api);
  expect(await everybodys.text()).toContain(words);
});
