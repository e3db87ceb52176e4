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

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace({ poolSize: 4 });
});
afterAll(() => it.close());

const browsersOf = (count: number) =>
  Array.from({ length: count }, (_, n) => it.client({ 'user-agent': `browser ${n}` }));
const look = async (slug: string, browser: Client) =>
  expect((await browser.post(`/api/v1/products/${slug}/view`)).status).toBe(204);
const viewsOf = async (slug: string) => {
  await foldViews({ ctx: it.context() });
  return (await it.client().get(`/api/v1/products/${slug}`)).body.views_count;
};

test('a view counts once per visitor, product and day, and not for the owner', async () => {
  const shop = await it.world.createShop();
  const { slug } = await it.world.createProduct({ shop });
  const user = await browserOf(it, await it.world.createUser());
  const owner = await browserOf(it, shop.owner);
  for (const browser of [it.client(), it.client(), user, user, owner]) await look(slug, browser);
  expect(await viewsOf(slug)).toBe(2);
  expect(await viewsOf(slug)).toBe(2);
  it.clock.pass({ days: 1 });
  await look(slug, it.client());
  expect(await viewsOf(slug)).toBe(3);
});

test('one address counts few views a day per product, whatever its user agents', async () => {
  const { slug } = await it.world.createProduct();
  for (const browser of browsersOf(60)) await look(slug, browser);
  const views = Number(await viewsOf(slug));
  expect(views).toBeGreaterThan(1);
  expect(views).toBeLessThanOrEqual(catalogLimits.visitorsOfOneAddress);
});

test('views and orders never wait for each other', async () => {
  const { id, slug, stockQuantity } = await it.world.createProduct();
  const other = await it.world.createProduct();
  await inTransaction(it.context(), async (tx) => {
    await lockProducts({ ctx: tx, input: { ids: [id] } });
    await Promise.all(browsersOf(10).map((browser) => look(slug, browser)));
    await look(other.slug, it.client());
    expect(await viewsOf(slug)).toBe(0);
    expect(await viewsOf(other.slug)).toBe(1);
    await tx.db.execute(sql`update products set stock_quantity = stock_quantity - 1 where id = ${id}`);
  });
  expect(await viewsOf(slug)).toBeGreaterThan(0);
  expect((await it.client().get(`/api/v1/products/${slug}`)).body.stock_quantity).toBe(stockQuantity - 1);
});

test('views that several processes add up at once are counted once', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => it.world.createProduct()));
  for (const { slug } of made) await look(slug, it.client());
  await Promise.all([1, 2, 3, 4].map(() => foldViews({ ctx: it.context() })));
  for (const { slug } of made) expect(await viewsOf(slug)).toBe(1);
});

test('views and orders of thirty days are returned together, each view counted once', async () => {
  const shop = await it.world.createShop();
  const product = await it.world.createProduct({ shop });
  const other = await it.world.createProduct({ shop });
  await it.world.createProduct();
  const buyer = await shopper(it);
  const fold = () => foldViews({ ctx: it.context() });
  for (const { slug } of [product, other, product]) await look(slug, buyer);
  await fold();
  await look(product.slug, buyer);
  await Promise.all([fold(), fold()]);
  await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  const day = (ago: number) => new Date(it.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const before = { productId: product.id, opened: 5 };
  await it.db.insert(productDays).values([29, 30].map((ago) => ({ ...before, day: day(ago) })));
  // Only the rows of viewers are deleted.
  await pruneViews({ ctx: it.context() });

  const statements = recordStatements(it.db);
  const { body } = await (await browserOf(it, shop.owner)).get('/api/dashboard/metrics');
  const viewStatements = statements.take().filter(({ text }) => /product_days|from "(orders|products)"/.test(text));
  statements.stop();
  expect(viewStatements).toHaveLength(4);
  const days = Object.values(body.days ?? {});
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: day(29), views: 5, orders: 0 });
  expect(days[28]).toEqual({ day: day(1), views: 0, orders: 0 });
  expect(days[29]).toEqual({ day: day(0), views: 2, orders: 1 });
});
