import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchWords } from '#catalog/search/rebuild-search-words.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
const minute = (minutes: number) => new Date(market.clock.now().getTime() - minutes * 60_000);
const names = (body: Json) => (body.results as unknown as { name: string }[]).map(({ name }) => name);
const list = async (query: string) => (await market.client().get(`/api/v1/products/?${query}`)).body;

beforeAll(async () => {
  market = await startTestMarketplace();
  const { world } = market;
  const fashion = await world.createCategory({ slug: 'fashion', name: 'Fashion' });
  const shoes = await world.createCategory({
    slug: 'shoes',
    name: 'Shoes',
    parentId: fashion.id,
    path: ['fashion', 'shoes'],
  });
  const phones = await world.createCategory({ slug: 'phones', name: 'Phones' });
  const shop = await world.createShop({ businessSlug: 'ama-styles', businessName: 'Ama Styles' });
  const soon = new Date(market.clock.now().getTime() + 60_000);
  await world.createProduct({
    shop,
    category: shoes,
    name: 'Red Sneakers',
    pricePesewas: 20_000,
    salesCount: 5,
    createdAt: minute(1),
    featuredUntil: soon,
  });
  await world.createProduct({
    shop,
    category: fashion,
    name: 'Kente Scarf',
    pricePesewas: 9_000,
    viewsCount: 50,
    createdAt: minute(2),
  });
  await world.createProduct({
    category: phones,
    name: 'Sunlight Phone',
    pricePesewas: 150_000,
    salesCount: 9,
    createdAt: minute(3),
    stockQuantity: 0,
  });
  await world.createProduct({ category: phones, name: 'Draft Phone', isActive: false });
  await world.createProduct({ category: phones, name: 'Old Phone', archivedAt: minute(9) });
  await rebuildSearchWords({ ctx: market });
});
afterAll(() => market.close());

test('visitors see active products that are not archived, newest first', async () => {
  const body = await list('');
  expect(names(body)).toEqual(['Red Sneakers', 'Kente Scarf', 'Sunlight Phone']);
  const featured = body.results as unknown as { is_featured: boolean; featured: boolean }[];
  expect(featured.map((one) => [one.is_featured, one.featured])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(body).toMatchObject({ count: 3, next: null, previous: null, next_cursor: null, corrected: null });
});

test.each([
  ['category=fashion', ['Red Sneakers', 'Kente Scarf']],
  ['category=shoes', ['Red Sneakers']],
  ['category=unknown', []],
  ['seller=ama-styles', ['Red Sneakers', 'Kente Scarf']],
  ['min_price=90&max_price=200.00', ['Red Sneakers', 'Kente Scarf']],
  ['min_price=9999999999', []],
  ['in_stock=true', ['Red Sneakers', 'Kente Scarf']],
  ['in_stock=false&category=&q=', ['Red Sneakers', 'Kente Scarf', 'Sunlight Phone']],
  ['featured=true', ['Red Sneakers']],
  ['ordering=price', ['Kente Scarf', 'Red Sneakers', 'Sunlight Phone']],
  ['ordering=-price', ['Sunlight Phone', 'Red Sneakers', 'Kente Scarf']],
  ['ordering=-sales_count', ['Sunlight Phone', 'Red Sneakers', 'Kente Scarf']],
  ['ordering=-views_count&page_size=1', ['Kente Scarf']],
  ['colour=red&nonsense', ['Red Sneakers', 'Kente Scarf', 'Sunlight Phone']],
  ['page=1000000000', []],
])('?%s', async (query, expected) => {
  const { status, body } = await market.client().get(`/api/v1/products/?${query}`);
  expect([status, names(body)]).toEqual([200, expected]);
});

test('past the last page, the count is still right', async () => {
  for (const page of [2, 417, 1_000_000_000])
    expect(await list(`page=${page}`)).toMatchObject({ results: [], count: 3 });
});

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=one', 'page'],
  ['page=1.5', 'page'],
  ['page=10000000000', 'page'],
  ['page_size=101', 'page_size'],
  ['page_size=0', 'page_size'],
  ['ordering=name', 'ordering'],
  ['min_price=-1', 'min_price'],
  ['max_price=1e3', 'max_price'],
  ['in_stock=maybe', 'in_stock'],
  ['cursor=abc', 'cursor'],
  [`q=${'x'.repeat(10_000)}`, 'q'],
])('an invalid value is refused with the name of its field: %s', async (query, field) => {
  const { status, body } = await market.client().get(`/api/v1/products/search/?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body.details as object)).toEqual([field]);
});

test('a NUL character is refused in every field', async () => {
  for (const path of ['?q=a%00b', '?category=%00', 'a%00b', '?cursor=%00']) {
    expect((await market.client().get(`/api/v1/products/${path}`)).status).toBe(400);
  }
});

test('pages name the previous and next page', async () => {
  const body = await list('page_size=1&page=2&category=fashion');
  expect(body.next).toBeNull();
  expect(body.previous).toBe('/api/v1/products/?page_size=1&page=1&category=fashion');
});

test('a cursor walks each ordering without gaps or repetitions', async () => {
  for (const query of [
    '',
    'ordering=price',
    'ordering=-price',
    'ordering=-sales_count',
    'ordering=-views_count',
    'q=phone',
    'q=s',
  ]) {
    const whole = names(await list(query));
    const seen: string[] = [];
    let next: string | null = `/api/v1/products/?${query}&page_size=1`;
    let cursor = '';
    while (next) {
      const body: Json = (await market.client().get(cursor ? `${next}&cursor=${cursor}` : next)).body;
      seen.push(...names(body));
      cursor = String(body.next_cursor ?? '');
      next = cursor ? `/api/v1/products/?${query}&page_size=1` : null;
    }
    expect([query, seen]).toEqual([query, whole]);
  }
});

test('a list takes one statement; total and featured products take others, which are cached for seconds', async () => {
  const recorded = recordStatements(market.db);
  await list('category=phones&ordering=price');
  expect(recorded.take()).toHaveLength(3);
  await list('category=phones&ordering=-price');
  expect(recorded.take()).toHaveLength(1);
  market.clock.pass({ seconds: 4 });
  await list('category=phones&ordering=-price');
  expect(recorded.take()).toHaveLength(2);
  recorded.stop();
});

test('lists have `no-store`', async () => {
  const { headers } = await market.client().get('/api/v1/products/search/');
  expect(headers.get('cache-control')).toBe('no-store');
});
