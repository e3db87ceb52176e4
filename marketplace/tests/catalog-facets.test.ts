import { categoryLimits } from '@besesaka/schema/catalog/category-limits.ts';
import type { SpecificationField } from '@besesaka/schema/catalog/category-resources.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchWords } from '#catalog/search/rebuild-search-words.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;

const field = (id: string, type: SpecificationField['type']): SpecificationField => ({
  id,
  type,
  label: id.toUpperCase(),
  required: false,
  placeholder: '',
  options: [],
});

beforeAll(async () => {
  market = await startTestMarketplace();
  const { world } = market;
  const root = await world.createCategory({ slug: 'devices', name: 'Devices' });
  const phones = await world.createCategory({
    slug: 'phones',
    name: 'Phones',
    parentId: root.id,
    path: ['devices', 'phones'],
    fields: [
      field('brand', 'text'),
      field('condition', 'select'),
      field('battery_mah', 'number'),
      field('note', 'text'),
    ],
  });
  const tablets = await world.createCategory({
    slug: 'tablets',
    name: 'Tablets',
    parentId: root.id,
    path: ['devices', 'tablets'],
    fields: [field('brand', 'text')],
  });
  const accra = await world.createShop({ businessSlug: 'accra-phones' });
  const kumasi = await world.createShop({ businessSlug: 'kumasi-phones', region: 'Ashanti' });
  const offers: Parameters<typeof world.createProduct>[0][] = [
    {
      name: 'One Phone',
      shop: accra,
      specifications: { brand: 'Samsung', condition: 'New', battery_mah: '5000', note: 'x' },
    },
    { name: 'Two Phone', shop: accra, specifications: { brand: ' samsung', condition: 'Foreign used' } },
    { name: 'Three Phone', shop: kumasi, specifications: { brand: 'Samsung', condition: 'New' }, pricePesewas: 90_000 },
    { name: 'Four Phone', shop: kumasi, specifications: { brand: 'Tecno', condition: 'New' } },
    { name: 'Five Phone', shop: kumasi, specifications: { condition: 'New' }, stockQuantity: 0 },
    { name: 'Draft Phone', shop: accra, specifications: { brand: 'Nokia' }, isActive: false },
  ];
  for (const offer of offers) await world.createProduct({ category: phones, ...offer });
  await world.createProduct({ category: tablets, shop: accra, name: 'Slate', specifications: { brand: 'Tecno' } });
  await rebuildSearchWords({ ctx: market });
});
afterAll(() => market.close());

const get = async (path: string) => (await market.client().get(path)).body;
const names = async (query: string) =>
  ((await get(`/api/v1/products/?${query}`)).results as unknown as { name: string }[]).map(({ name }) => name).sort();
const valuesOf = (body: Json) =>
  Object.fromEntries(
    (body.results as unknown as { id: string; values: { value: string; count: number }[] }[]).map(({ id, values }) => [
      id,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );
const facets = async (query: string) => valuesOf(await get(`/api/v1/product-facets?${query}`));

test.each([
  ['spec=brand:Samsung', ['One Phone', 'Three Phone', 'Two Phone']],
  ['spec=brand:SAMSUNG%20', ['One Phone', 'Three Phone', 'Two Phone']],
  ['spec=brand:Samsung&spec=brand:Tecno', ['Four Phone', 'One Phone', 'Slate', 'Three Phone', 'Two Phone']],
  ['spec=brand:Samsung&spec=condition:New', ['One Phone', 'Three Phone']],
  ['spec=brand:Samsung&spec=condition:New&region=Ashanti', ['Three Phone']],
  ['region=Ashanti', ['Five Phone', 'Four Phone', 'Three Phone']],
  ['region=Bono', []],
  ['spec=brand:Sam', []],
  ['spec=brand:', null],
  ['spec=no-colon', null],
  ['region=Lagos', null],
])('chosen values narrow the list: ?%s', async (query, expected) => {
  const { status, body } = await market.client().get(`/api/v1/products/?${query}`);
  if (expected === null) {
    expect([status, Object.keys(body.details as object)[0]]).toEqual([
      400,
      expect.stringMatching(/^(spec\.0|region)$/),
    ]);
    return;
  }
  expect([status, body.count]).toEqual([200, expected.length]);
  expect(await names(query)).toEqual(expected);
});

test('values are counted ignoring case, in the order of the category; free text and numbers are not facets', async () => {
  const body = await get('/api/v1/product-facets?category=phones');
  expect(body).toEqual({
    results: [
      {
        id: 'brand',
        label: 'BRAND',
        values: [
          { value: 'Samsung', count: 3 },
          { value: 'Tecno', count: 1 },
        ],
      },
      {
        id: 'condition',
        label: 'CONDITION',
        values: [
          { value: 'New', count: 4 },
          { value: 'Foreign used', count: 1 },
        ],
      },
    ],
    exact: true,
  });
});

test('each facet is counted with the choices of the other facets, not its own', async () => {
  expect(await facets('category=phones&spec=brand:Tecno')).toEqual({
    brand: { Samsung: 3, Tecno: 1 },
    condition: { New: 1 },
  });
  expect(await facets('category=phones&spec=brand:Tecno&spec=condition:Foreign%20used')).toEqual({
    brand: { Samsung: 1 },
    condition: { New: 1 },
  });
});

test('other filters and search terms narrow the counts; a root category counts all its descendants', async () => {
  expect((await facets('category=phones&max_price=500')).brand).toEqual({ Samsung: 2, Tecno: 1 });
  expect((await facets('category=phones&region=Ashanti&in_stock=true')).brand).toEqual({ Samsung: 1, Tecno: 1 });
  expect((await facets('category=phones&q=fuor%20phone')).brand).toEqual({ Tecno: 1 });
  expect((await facets('category=devices')).brand).toEqual({ Samsung: 3, Tecno: 2 });
  expect(await facets('category=phones&q=zzzzqqq')).toEqual({});
  expect(await facets('category=unknown')).toEqual({});
  expect(await facets('')).toEqual({});
});

test('the facets take one statement, and are then cached for a moment', async () => {
  const recorded = recordStatements(market.db);
  await facets('category=phones&min_price=1');
  const first = recorded.take().length;
  await facets('category=phones&min_price=1');
  const second = recorded.take().length;
  recorded.stop();
  expect([first, second]).toEqual([1, 0]);
});

test('a root category has at most as many facets as one category may have', async () => {
  const { world } = market;
  const root = await world.createCategory({ slug: 'parts', name: 'Parts' });
  for (const slug of ['bolts', 'nuts']) {
    const ids = Array.from({ length: 30 }, (_, n) => `${slug}_${n}`);
    const category = await world.createCategory({
      slug,
      name: slug,
      parentId: root.id,
      path: ['parts', slug],
      fields: ids.map((id) => field(id, 'select')),
    });
    const specifications = Object.fromEntries(ids.map((id) => [id, 'Steel']));
    await world.createProduct({ category, name: slug, specifications });
  }
  const fieldsOf = async (category: string) => Object.keys(await facets(`category=${category}`)).length;
  expect([await fieldsOf('bolts'), await fieldsOf('parts')]).toEqual([30, categoryLimits.fieldsMax]);
});

test('a size that is a range or a list counts for each of its sizes, in facets and list', async () => {
  const { world } = market;
  const shoes = await world.createCategory({ slug: 'size-shoes', fields: [field('size', 'text')] });
  const sizes = ['38 to 45', '40-42', '42', 'S to XL', 'S, M', '41.5 to 42.5', 'Size 5', '45 to 38', '60 x 90 cm'];
  for (const size of sizes)
    await world.createProduct({ category: shoes, name: `Shoe ${size}`, specifications: { size } });
  const [facet] = (await get('/api/v1/product-facets?category=size-shoes')).results as unknown as {
    values: { value: string; count: number }[];
  }[];
  expect(facet?.values.map(({ value, count }) => `${value}: ${count}`)).toEqual([
    ...['38: 1', '39: 1', '40: 2', '41: 2', '41.5: 1', '42: 4', '42.5: 1', '43: 1', '44: 1', '45: 1', '45 to 38: 1'],
    ...['60 x 90 cm: 1', 'S: 2', 'M: 2', 'L: 1', 'XL: 1', 'Size 5: 1'],
  ]);
  const found = ['Shoe 38 to 45', 'Shoe 40-42', 'Shoe 41.5 to 42.5', 'Shoe 42'];
  expect(await names('category=size-shoes&spec=size:42')).toEqual(found);
  expect(await names('category=size-shoes&spec=size:m')).toEqual(['Shoe S to XL', 'Shoe S, M']);
});
