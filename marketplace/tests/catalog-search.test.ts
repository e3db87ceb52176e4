import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchWords } from '#catalog/search/rebuild-search-words.ts';
import { newId } from '#platform/base/ids.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
const picture = { id: newId(), color: '#c0c8d0', width: 960, height: 960 };
const names = (body: Json) => (body.results as unknown as { name: string }[]).map(({ name }) => name);
const search = async (terms: string, more = '') =>
  (await market.client().get(`/api/v1/products/search/?q=${encodeURIComponent(terms)}${more}`)).body;

beforeAll(async () => {
  market = await startTestMarketplace();
  const { world } = market;
  const phones = await world.createCategory({ slug: 'smartphones', name: 'Smartphones' });
  const shoes = await world.createCategory({ slug: 'sneakers', name: 'Sneakers' });
  const food = await world.createCategory({ slug: 'food', name: 'Food & Drinks' });
  const kofi = await world.createShop({ businessName: 'Kofi Gadgets', businessSlug: 'kofi-gadgets' });
  const esi = await world.createShop({ businessName: 'Ɛsi Kɔkɔɔ Ventures', businessSlug: 'esi-kokoo' });
  const goods = [
    {
      shop: kofi,
      category: phones,
      name: 'iPhone 15 Pro Max',
      salesCount: 40,
      pricePesewas: 950_000,
      primaryImage: { ...picture, alt: 'Its back' },
    },
    { shop: kofi, category: phones, name: 'Tecno Spark 20', salesCount: 90, description: 'Rivals an iPhone for less.' },
    { shop: kofi, category: phones, name: 'iPhone Charger', salesCount: 60, stockQuantity: 0 },
    { shop: kofi, category: food, name: 'Phone Clip', salesCount: 99, description: 'Holds it.' },
    { shop: kofi, category: shoes, name: 'Air Runner', salesCount: 10 },
    { shop: esi, category: food, name: 'Hausa Kɔkɔ Mix', description: 'Koko for breakfast.' },
    { shop: esi, category: food, name: 'Waakye Bowl', description: 'With shito.' },
    { shop: esi, category: food, name: 'Raw Shea Butter', description: 'Nkuto from Tamale.' },
    { shop: esi, category: food, name: 'Kente Cloth' },
    { shop: esi, category: food, name: "Women's Café Flask", description: 'Keeps warm.' },
  ];
  for (const product of goods) await world.createProduct(product);
  await rebuildSearchWords({ ctx: market });
});
afterAll(() => market.close());

test('products of the searched kind come before products that only mention it', async () => {
  expect(names(await search('phone'))).toEqual(['Tecno Spark 20', 'iPhone 15 Pro Max', 'iPhone Charger', 'Phone Clip']);
});

test('products in stock come before sold out ones, and products that only mention the term are left out', async () => {
  expect(names(await search('iphone'))).toEqual(['iPhone 15 Pro Max', 'iPhone Charger']);
});

test('descriptions are searched only if no name matches', async () => {
  expect(await search('rivals')).toMatchObject({ count: 1, exact: true });
  expect(names(await search('iphone rivals'))).toEqual(['Tecno Spark 20']);
});

test('if no product has all words, products with most of them match, and the response says so', async () => {
  expect(await search('red iphone charger')).toMatchObject({ exact: false, count: 1, corrected: null });
  expect(names(await search('red iphone charger'))).toEqual(['iPhone Charger']);
  expect(await search('zzqqxx yyqqxx')).toMatchObject({ exact: true, count: 0 });
});

test.each([
  ['all words must match, in any order', 'max pro iphone', ['iPhone 15 Pro Max']],
  ['the last word may be unfinished', 'iphone ch', ['iPhone Charger']],
  ['a seller is found by name', 'kofi air', ['Air Runner']],
  ['a category is found by name', 'sneakers', ['Air Runner']],
  ['a synonym counts', 'ntoma', ['Kente Cloth']],
  ['singular and plural are the same', 'runners airs', ['Air Runner']],
  ['accents may be left out', 'cafe flask', ["Women's Café Flask"]],
  ['accents may be put in', 'wómén café', ["Women's Café Flask"]],
  ['Twi letters may be typed as plain ones', 'koko mix', ['Hausa Kɔkɔ Mix']],
  ['plain letters may be typed as Twi ones', 'wɔmɛn', ["Women's Café Flask"]],
  ['capital Twi letters are the same', 'HAUSA KƆKƆ', ['Hausa Kɔkɔ Mix']],
])('%s: %s', async (_, terms, expected) => {
  expect([names(await search(terms)), (await search(terms)).corrected]).toEqual([expected, null]);
});

test.each([
  ['smartfone', 'smartphone', 'Tecno Spark 20'],
  ['fone', 'phone', 'Tecno Spark 20'],
  ['ifone', 'iphone', 'iPhone 15 Pro Max'],
  ['ihpone', 'iphone', 'iPhone 15 Pro Max'],
  ['sneekers', 'sneakers', 'Air Runner'],
  ['sneakerrs', 'sneakers', 'Air Runner'],
  ['wakye bowl', 'waakye bowl', 'Waakye Bowl'],
  ['kofy gadgest', 'kofi gadgets', 'Phone Clip'],
  ['sheabutter', 'shea butter', 'Raw Shea Butter'],
  ['iphone15', 'iphone 15', 'iPhone 15 Pro Max'],
  ['air run ner', 'air runner', 'Air Runner'],
])('%s is corrected to %s', async (typed, meant, first) => {
  const body = await search(typed);
  expect([body.corrected, names(body)[0]]).toEqual([meant, first]);
});

test('a correction also applies to the next pages', async () => {
  const first = await search('smartfone', '&page_size=1&ordering=price');
  const second = await search('smartfone', `&page_size=1&ordering=price&cursor=${first.next_cursor}`);
  const third = await search('smartfone', '&page_size=1&ordering=price&page=3');
  expect([first.count, second.count, third.count]).toEqual([3, 3, 3]);
  expect(new Set([...names(first), ...names(second), ...names(third)]).size).toBe(3);
});

test('known words are not corrected when filters leave no results', async () => {
  expect(await search('iphone', '&category=food')).toMatchObject({ count: 0, results: [], corrected: null });
});

test('a number is never corrected to another number', async () => {
  expect(await search('spark 21')).toMatchObject({ exact: false, count: 1, corrected: null });
});

test.each([
  'zzqqxx',
  '😀',
  '💥 \u202e\u0301',
  "'; drop table products; --",
  ':* & | ! ( )',
  '\\',
  '%_',
  '你好',
  'ﬁ½',
  'x\u0301'.repeat(99),
])('terms without a match are no error: %s', async (terms) => {
  const { status } = await market.client().get(`/api/v1/products/search/?q=${encodeURIComponent(terms)}`);
  expect(status).toBe(200);
});

test('blanks and control characters are ignored', async () => {
  for (const terms of ['%20%20', '%01%1f', '%0a']) {
    expect((await market.client().get(`/api/v1/products/search/?q=${terms}`)).body.count).toBe(10);
  }
});

test('a search takes the statements of a list; each correction takes one more count', async () => {
  const recorded = recordStatements(market.db);
  await search('food drinks', '&ordering=price');
  // One statement reads the featured products, which are cached for some seconds.
  expect(recorded.take()).toHaveLength(4);
  await search('food drinks', '&page=2');
  expect(recorded.take()).toHaveLength(1);
  await search('chargerr');
  expect(recorded.take()).toHaveLength(10);
  recorded.stop();
});

test('suggestions are products, categories and shops that begin with the text', async () => {
  const suggest = async (q: string) => (await market.client().get(`/api/v1/suggest?q=${encodeURIComponent(q)}`)).body;
  expect(await suggest('iph')).toEqual({
    products: [
      { name: 'iPhone Charger', slug: expect.any(String), price: '125.00', primary_image: null },
      {
        name: 'iPhone 15 Pro Max',
        slug: expect.any(String),
        price: '9500.00',
        primary_image: { ...picture, image: `/media/${picture.id}`, alt_text: 'Its back' },
      },
    ],
    categories: [],
    shops: [],
  });
  expect(await suggest('sn')).toMatchObject({ categories: [{ name: 'Sneakers', slug: 'sneakers' }] });
  expect(await suggest('kokoo')).toMatchObject({ shops: [{ business_slug: 'esi-kokoo' }] });
  expect(await suggest('sneekers')).toMatchObject({ categories: [{ slug: 'sneakers' }] });
  const nothing = { products: [], categories: [], shops: [] };
  expect(await suggest('')).toEqual(nothing);
  expect(await suggest('zzqqxx')).toEqual(nothing);
});

test('suggestions take one statement', async () => {
  const recorded = recordStatements(market.db);
  await market.client().get('/api/v1/suggest?q=iph');
  expect(recorded.take()).toHaveLength(1);
  recorded.stop();
});
