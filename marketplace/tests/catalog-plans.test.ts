import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchWords } from '#catalog/search/rebuild-search-words.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;

/** Enough products that reading all of them would be the slower way. */
const productCount = 12_000;
const batch = 3000;

beforeAll(async () => {
  market = await startTestMarketplace();
  const { world, db } = market;
  const root = await world.createCategory({ slug: 'root' });
  for (let n = 0; n < 12; n += 1) {
    const path = ['root', `leaf-${n}`];
    const category = await world.createCategory({ slug: `leaf-${n}`, name: `Leaf ${n}`, parentId: root.id, path });
    const shop = await world.createShop({ businessSlug: `shop-${n}` });
    await world.createProduct({ slug: `pattern-${n}`, category, shop });
  }
  for (let from = 0; from < productCount; from += batch) {
    await db.execute(sql`
    insert into products (id, shop_id, category_id, slug, sku, name, description, price_pesewas, stock_quantity, is_active,
      featured_until, category_name, category_slug, category_path, seller_name, seller_slug, seller_verified, sales_count,
      views_count, created_at, updated_at, specifications)
    select gen_random_uuid(), shop_id, category_id, 'bulk-' || n, 'BULK' || n, 'Cloth ' || md5((n % 3000)::text), description,
      100 + (n * 7919) % 90000, n % 9, true, case when n % 90 = 0 then created_at + interval '9 days' end, category_name,
      category_slug, category_path, seller_name, seller_slug, true, (n * 31) % 997, (n * 17) % 991,
      created_at - n * interval '1 minute', updated_at,
      jsonb_build_object('brand', 'Brand ' || n % 400, 'condition', case when n % 3 = 0 then 'New' else 'Used' end)
    from generate_series(${from + 1}::int, ${from + batch}::int) as n join products on products.slug = 'pattern-' || n % 12`);
  }
  await rebuildSearchWords({ ctx: market });
  await db.execute(sql`vacuum analyze`);
}, 60_000);
afterAll(() => market.close());

/** The query plans for this address. Each call uses other words, because matches are cached. */
async function plansOf(path: string): Promise<string> {
  const recorded = recordStatements(market.db);
  expect((await market.client().get(path)).status).toBe(200);
  const statements = recorded.take();
  recorded.stop();
  const plans = statements.map(({ text, values }) => market.db.$client.query(`explain ${text}`, values));
  return JSON.stringify(await Promise.all(plans));
}

test.each([
  ['the newest', '', 'products_newest_idx'],
  ['the cheapest', 'ordering=price', 'products_price_idx'],
  ['the dearest', 'ordering=-price', 'products_price_idx'],
  ['best sellers', 'ordering=-sales_count', 'products_sales_idx'],
  ['most viewed', 'ordering=-views_count', 'products_views_idx'],
  ['a category', 'category=leaf-3', 'products_category_newest_idx'],
  ['the cheapest of a category', 'category=root&ordering=price', 'products_category_price_idx'],
  ['a brand', 'spec=brand:Brand 7', 'products_kinds_idx'],
  ['some brands of a category', 'category=leaf-7&spec=brand:brand 7&spec=brand:brand 19', 'products_kinds_idx'],
  ['a shop', 'seller=shop-3', 'products_shop_idx'],
  ['a span of prices', 'min_price=10&max_price=12', 'products_price_idx'],
  ['what is featured', 'featured=true', 'products_featured_idx'],
  ['what changed lately', 'updated_after=2099-01-01T00:00:00Z', 'products_updated_idx'],
  ['a search', 'q=cfcd208495d565ef', 'products_called_idx'],
  ['a search in an order', 'q=c4ca4238a0b92382&ordering=price', 'products_called_idx'],
  ['a search that names a category', 'q=leaf 3', 'products_category_idx'],
  ['a search of a shop by some of its words', 'q=cfcd208495d565ef shop', 'products_search_idx'],
])('%s is read by an index: ?%s', async (_, query, index) => {
  expect(await plansOf(`/api/v1/products/?${query}`)).toContain(index);
});

test('an endless list continues at its position in the index', async () => {
  const first = await market.client().get('/api/v1/products/?ordering=price');
  const plans = await plansOf(`/api/v1/products/?ordering=price&cursor=${first.body.next_cursor}`);
  expect(plans).toMatch(/Index Cond: \(ROW\(price_pesewas, id\) > ROW/);
});

test.each([
  ['many have', 'condition:New', sql`specifications ->> 'condition' = 'New'`],
  ['few have', 'brand:Brand 7', sql`specifications ->> 'brand' = 'Brand 7'`],
])('all items of %s come in order, each once', async (_, spec, has) => {
  const wanted = await market.db.execute<{ slug: string }>(
    sql`select slug from products where category_path @> '{leaf-3}' and ${has} order by price_pesewas, id limit 250`,
  );
  const listed: string[] = [];
  const first = `/api/v1/products/?category=leaf-3&spec=${spec}&ordering=price&page_size=50`;
  for (let path: string | null = first; path && listed.length < 250; ) {
    const { body } = await market.client().get(path);
    listed.push(...(body.results as unknown as { slug: string }[]).map(({ slug }) => slug));
    const cursor = body.next_cursor as unknown as string | null;
    path = cursor && `${first}&cursor=${cursor}`;
  }
  expect(listed).toEqual(wanted.rows.map(({ slug }) => slug));
});

test('a search with thousands of matches has products on every announced page, none of them twice', async () => {
  const seen = new Set<string>();
  let listed = 0;
  for (let path: string | null = '/api/v1/products/?q=cloth&page_size=100'; path; ) {
    const { body } = await market.client().get(path);
    const results = body.results as unknown as { id: string }[];
    expect(results.length, path).toBeGreaterThan(0);
    expect(body.count).toBe(limits.countedProducts);
    for (const { id } of results) seen.add(id);
    listed += results.length;
    path = body.next as unknown as string | null;
  }
  expect(seen.size).toBe(listed);
  expect(listed).toBeLessThan(productCount);
});

test.each([
  '/api/v1/products/bulk-7',
  '/api/v1/products/bulk-7/related',
  '/api/v1/product-facets?category=leaf-3&spec=condition:New',
  '/api/v1/products/?category=leaf-3&spec=condition:New',
  '/api/v1/products/?region=Greater Accra',
  '/api/v1/suggest?q=cfcd',
  '/api/v1/products/?q=c81e728d9d4c2f63',
])('%s never scans all products', async (path) => {
  expect(await plansOf(path)).not.toContain('Seq Scan on products');
});
