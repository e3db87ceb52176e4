import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '#accessible.ts';
import { expect, expectAlive, test } from '#test.ts';

interface Listed {
  slug: string;
  name: string;
  seller_slug: string;
  seller_name: string;
}

/** A product of the shop that has the most of the hundred best-selling ones. */
async function productOfLargeShop(api: APIRequestContext): Promise<Listed & { count: number }> {
  const list = await (await api.get('/api/v1/products/?ordering=-sales_count&page_size=100')).json();
  const products: Listed[] = list.results;
  const share = ({ seller_slug }: Listed) => products.filter((other) => other.seller_slug === seller_slug).length;
  const [first] = products.toSorted((a, b) => share(b) - share(a));
  if (!first) throw new Error('There are no products');
  const shop = await (await api.get(`/api/shops/${first.seller_slug}`)).json();
  return { ...first, count: shop.product_count };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script @deep', () => {
    test.use({ javaScriptEnabled });

    test('a product links to its shop and back', { tag: '@large-deep' }, async ({ page, request }) => {
      const product = await productOfLargeShop(request);
      await page.goto(`/products/${product.slug}`);
      const seller = page.getByRole('main').getByRole('region', { name: 'Seller' });
      await seller.getByRole('link', { name: product.seller_name }).click();
      await expect(page).toHaveURL(new RegExp(`/shops/${product.seller_slug}$`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: product.seller_name })).toBeVisible();
      await expect(main).toContainText(/Member since \d{1,2} [A-Z][a-z]+ \d{4}/);
      await expect(main.getByRole('heading', { name: `Products (${product.count})` })).toBeVisible();
      const card = main.getByRole('article').first();
      await expect(card).toContainText(product.seller_name);
      // Below their heading, not beside it.
      const heading = main.getByRole('heading', { name: `Products (${product.count})` });
      expect((await card.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
      await card.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
      await page.goBack();
      await expect(main.getByRole('heading', { level: 1, name: product.seller_name })).toBeVisible();
      await page.goBack();
      await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    });
  });
}

test('a shop shows twelve products and loads more near the end @phone @deep', async ({ page, request }) => {
  const { seller_slug, count } = await productOfLargeShop(request);
  expect(count).toBeGreaterThan(12);
  await page.goto(`/shops/${seller_slug}`);
  // Reviews are articles too, and have more to load.
  const products = page.getByRole('region', { name: 'Products' });
  const cards = products.getByRole('article');
  await expect(cards).toHaveCount(12);
  // On a phone the goods come first: by 420, a second line of the product's name more.
  expect((await cards.first().getByText(/^₵/).first().boundingBox())?.y).toBeLessThan(441);
  await products.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(Math.min(24, count));
});

test("sorting a shop's products includes those that were not loaded @phone @deep", async ({ page, request }) => {
  const { seller_slug, count } = await productOfLargeShop(request);
  const all = await (await request.get(`/api/v1/products/?seller=${seller_slug}&page_size=100&ordering=price`)).json();
  await page.goto(`/shops/${seller_slug}`);
  const products = page.getByRole('region', { name: 'Products' });
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await products.getByLabel('Sort by').selectOption('price_low');
  await expect(products.getByRole('article')).toHaveCount(count);
  await expect(products.getByRole('article').first()).toContainText(all.results[0].name);
  await expect(products.getByRole('article').last()).toContainText(all.results.at(-1).name);
});

test('axe finds no problems on a shop, and it is not wider than the window @deep', { tag: '@large-deep' }, async ({
  page,
  request,
}) => {
  const { seller_slug } = await productOfLargeShop(request);
  await page.goto(`/shops/${seller_slug}`);
  await expectAlive(page.getByRole('heading', { level: 1 }));
  await expectAccessible(page);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
});

test('loaded products of a shop are filtered and sorted at once; a product shows more of its shop @deep', {
  tag: '@large-deep',
}, async ({ page, request }) => {
  const product = await productOfLargeShop(request);
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('region', { name: 'Related products' }).scrollIntoViewIfNeeded();
  const more = page.getByRole('region', { name: `More from ${product.seller_name}` });
  await expect(more.getByRole('article').first()).toContainText(product.seller_name);
  await more.getByRole('link', { name: 'See the whole shop' }).click();

  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const list = page.getByRole('region', { name: /^Products/ });
  const names = () => list.getByRole('article').getByRole('heading').allTextContents();
  // Sorted once the rest of the shop has come.
  await expect(async () => {
    const shown = await names();
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
  const panel = page.getByRole('group', { name: 'Filters' });
  await panel.getByLabel('Highest price').fill('0');
  await expect(list).toContainText('No products found');
  await panel.getByRole('button', { name: 'Clear All' }).click();
  await expect(list.getByRole('article').first()).toBeVisible();
  await panel.getByLabel('Sort by').selectOption('newest');
  await expectAccessible(page);

  // Back finds it as it was left.
  await list.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(panel.getByLabel('Sort by')).toHaveValue('newest');
});
