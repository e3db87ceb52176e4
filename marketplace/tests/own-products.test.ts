import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

test('a seller finds own products by name, category, stock and state, in each order, with drafts', async () => {
  const shop = await market.world.createShop();
  const browser = await browserOf(market, shop.owner);
  const category = await market.world.createCategory({ name: 'Pots & Pans' });
  const make = (name: string, change: object) => market.world.createProduct({ shop, name, ...change });
  await make('Asanka', { category, pricePesewas: 900, stockQuantity: 0, salesCount: 5 });
  await make('Bɔɔdoɔ 100%', { pricePesewas: 300, stockQuantity: 4, viewsCount: 9 });
  await make('Cup', { pricePesewas: 600, stockQuantity: 9, isActive: false });
  await market.world.createProduct({ name: 'Of another shop' });
  const names = async (query: string) => {
    const { body } = await browser.get(`/api/my-products?${query}`);
    return [body.count, ...(body.results as unknown as { name: string }[]).map(({ name }) => name)];
  };
  expect(await names('ordering=name')).toEqual([3, 'Asanka', 'Bɔɔdoɔ 100%', 'Cup']);
  expect(await names('ordering=-name&page_size=1')).toEqual([3, 'Cup']);
  expect(await names('ordering=price')).toEqual([3, 'Bɔɔdoɔ 100%', 'Cup', 'Asanka']);
  expect(await names('ordering=-stock_quantity&page=2&page_size=2')).toEqual([3, 'Asanka']);
  expect(await names('ordering=-sales_count&page_size=1')).toEqual([3, 'Asanka']);
  expect(await names('ordering=-views_count&page_size=1')).toEqual([3, 'Bɔɔdoɔ 100%']);
  expect(await names('q=boodoo')).toEqual([1, 'Bɔɔdoɔ 100%']);
  expect(await names('q=%25')).toEqual([1, 'Bɔɔdoɔ 100%']);
  expect(await names('q=POTS')).toEqual([1, 'Asanka']);
  expect(await names(`category=${category.slug}`)).toEqual([1, 'Asanka']);
  expect(await names('stock=out_of_stock')).toEqual([1, 'Asanka']);
  expect(await names('stock=in_stock&status=active')).toEqual([1, 'Bɔɔdoɔ 100%']);
  expect(await names('stock=low_stock&ordering=stock_quantity&page_size=2')).toEqual([3, 'Asanka', 'Bɔɔdoɔ 100%']);
  expect(await names('stock=low_stock&status=active')).toEqual([2, 'Bɔɔdoɔ 100%', 'Asanka']);
  expect(await names('status=inactive')).toEqual([1, 'Cup']);
  expect(await names('featured=featured')).toEqual([0]);
  expect((await browser.get('/api/my-products?status=lost')).status).toBe(400);
  expect((await market.client().get('/api/my-products')).status).toBe(401);
});

test('an archived product is hidden from other users and can be restored', async () => {
  const shop = await market.world.createShop();
  const browser = await browserOf(market, shop.owner);
  const { slug } = await market.world.createProduct({ shop });
  const other = await browserOf(market, (await market.world.createShop()).owner);
  const path = `/api/v1/products/${slug}`;
  expect((await market.client().delete(`/api/products/${slug}`)).status).toBe(401);
  expect((await other.delete(`/api/products/${slug}`)).status).toBe(403);
  expect((await browser.delete(`/api/products/${slug}`)).body).toMatchObject({ is_archived: true });
  expect((await market.client().get(path)).status).toBe(404);
  expect((await browser.get(path)).body.is_archived).toBe(true);
  expect((await browser.get('/api/my-products')).body.count).toBe(0);
  expect((await browser.get('/api/my-products?status=archived')).body.results).toMatchObject([{ slug }]);
  expect((await browser.post(`/api/products/${slug}/restore`)).body).toMatchObject({ is_archived: false });
  expect((await market.client().get(path)).status).toBe(200);
});
