import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldViews, pruneViews } from '#catalog/product/fold-views.ts';
import { lockProducts } from '#catalog/product/lock-products.ts';
import { productDays } from '#catalog/product/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './orders/shoppers.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ poolSize: 4 });
});
afterAll(() => market.close());

const browsersOf = (count: number) =>
  Array.from({ length: count }, (_, n) => market.client({ 'user-agent': `browser ${n}` }));
const viewProduct = async (slug: string, browser: Client) =>
  expect((await browser.post(`/api/v1/products/${slug}/view`)).status).toBe(204);
const viewsOf = async (slug: string) => {
  await foldViews({ ctx: market.context() });
  return (await market.client().get(`/api/v1/products/${slug}`)).body.views_count;
};

test('a view counts once per visitor, product and day, and not for the owner', async () => {
  const shop = await market.world.createShop();
  const { slug } = await market.world.createProduct({ shop });
  const user = await browserOf(market, await market.world.createUser());
  const owner = await browserOf(market, shop.owner);
  for (const browser of [market.client(), market.client(), user, user, owner]) await viewProduct(slug, browser);
  expect(await viewsOf(slug)).toBe(2);
  expect(await viewsOf(slug)).toBe(2);
  market.clock.pass({ days: 1 });
  await viewProduct(slug, market.client());
  expect(await viewsOf(slug)).toBe(3);
});

test('one address counts few views a day per product, whatever its user agents', async () => {
  const { slug } = await market.world.createProduct();
  for (const browser of browsersOf(60)) await viewProduct(slug, browser);
  const views = Number(await viewsOf(slug));
  expect(views).toBeGreaterThan(1);
  expect(views).toBeLessThanOrEqual(catalogLimits.visitorsOfOneAddress);
});

test('views and orders never wait for each other', async () => {
  const { id, slug, stockQuantity } = await market.world.createProduct();
  const other = await market.world.createProduct();
  await inTransaction(market.context(), async (tx) => {
    await lockProducts({ ctx: tx, input: { ids: [id] } });
    await Promise.all(browsersOf(10).map((browser) => viewProduct(slug, browser)));
    await viewProduct(other.slug, market.client());
    expect(await viewsOf(slug)).toBe(0);
    expect(await viewsOf(other.slug)).toBe(1);
    await tx.db.execute(sql`update products set stock_quantity = stock_quantity - 1 where id = ${id}`);
  });
  expect(await viewsOf(slug)).toBeGreaterThan(0);
  expect((await market.client().get(`/api/v1/products/${slug}`)).body.stock_quantity).toBe(stockQuantity - 1);
});

test('views that several processes add up at once are counted once', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => market.world.createProduct()));
  for (const { slug } of made) await viewProduct(slug, market.client());
  await Promise.all([1, 2, 3, 4].map(() => foldViews({ ctx: market.context() })));
  for (const { slug } of made) expect(await viewsOf(slug)).toBe(1);
});

test('views and orders of thirty days are returned together, each view counted once', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const other = await market.world.createProduct({ shop });
  await market.world.createProduct();
  const buyer = await shopper(market);
  const fold = () => foldViews({ ctx: market.context() });
  for (const { slug } of [product, other, product]) await viewProduct(slug, buyer);
  await fold();
  await viewProduct(product.slug, buyer);
  await Promise.all([fold(), fold()]);
  await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  const day = (ago: number) => new Date(market.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const before = { productId: product.id, opened: 5 };
  await market.db.insert(productDays).values([29, 30].map((ago) => ({ ...before, day: day(ago) })));
  // Only the rows of viewers are deleted.
  await pruneViews({ ctx: market.context() });

  const statements = recordStatements(market.db);
  const { body } = await (await browserOf(market, shop.owner)).get('/api/dashboard/metrics');
  const viewStatements = statements.take().filter(({ text }) => /product_days|from "(orders|products)"/.test(text));
  statements.stop();
  expect(viewStatements).toHaveLength(4);
  const days = Object.values(body.days ?? {});
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: day(29), views: 5, orders: 0 });
  expect(days[28]).toEqual({ day: day(1), views: 0, orders: 0 });
  expect(days[29]).toEqual({ day: day(0), views: 2, orders: 1 });
});
