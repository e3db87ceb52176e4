import { productOrderings } from '@besesaka/schema/catalog/limits.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySearch, productSearchParams, productSearchPath } from './product-search.ts';
import { activeFilterCount, readProductSearch } from './read-product-search.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_00 }).map(moneyText);
const search = fc
  .record({
    query: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    category: fc.stringMatching(/^[a-z0-9-]{0,40}$/),
    prices: fc.tuple(fc.option(amount, { nil: '' }), fc.option(amount, { nil: '' })),
    inStock: fc.boolean(),
    featured: fc.boolean(),
    region: fc.constantFrom('', ...regions),
    specs: fc.uniqueArray(fc.constantFrom('brand:Samsung', 'brand:Tecno', 'made_in:Bonwire, Ashanti', 'size:5:6 & 7')),
    ordering: fc.constantFrom('' as const, ...productOrderings),
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
  })
  .map(({ prices: [a, b], ...rest }) => {
    const swapped = a !== '' && b !== '' && Number(a) > Number(b);
    const usual = rest.query === '' && rest.ordering === '-created_at';
    return {
      ...rest,
      ordering: usual ? ('' as const) : rest.ordering,
      minPrice: swapped ? b : a,
      maxPrice: swapped ? a : b,
    };
  });

const names = fc.constantFrom(
  'q',
  'category',
  'min_price',
  'max_price',
  'price',
  'in_stock',
  'featured',
  'region',
  'spec',
  'ordering',
  'page',
);
const anyAddress = fc
  .array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom('0', '-1', '1e9', 'true', '100', '-100', '500-1000'))))
  .map((pairs) => new URLSearchParams(pairs));

describe('the address of a search', () => {
  it('is read back from every search without warnings', () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(readProductSearch(productSearchParams(wanted))).toEqual({ search: wanted, problems: [] });
      }),
    );
  });

  it('accepts any text and is normalised when it is written again', () => {
    fc.assert(
      fc.property(anyAddress, (params) => {
        const first = readProductSearch(params);
        const again = readProductSearch(productSearchParams(first.search));
        expect(again).toEqual({ search: first.search, problems: [] });
      }),
    );
  });

  it('omits default values', () => {
    expect(productSearchParams(emptySearch).toString()).toBe('');
    expect(productSearchPath('/search', { query: 'shea butter' })).toBe('/search?q=shea+butter');
    expect(productSearchPath('/search', { ordering: '-created_at', page: 1 })).toBe('/search');
  });

  it('contains "newest first" only with search terms, whose default is relevance', () => {
    expect(productSearchPath('/search', { query: 'kente', ordering: '-created_at' })).toBe(
      '/search?q=kente&ordering=-created_at',
    );
    expect(readProductSearch(new URLSearchParams('ordering=-created_at')).search.ordering).toBe('');
  });

  it.each([
    ['page=0', 'The page in this link does not exist, so this is the first page.'],
    ['page=99999999999', 'The page in this link does not exist, so this is the first page.'],
    ['page=two', 'The page in this link does not exist, so this is the first page.'],
    ['ordering=cheapest', 'The sort order in this link is unknown, so the default order is used.'],
    ['min_price=cheap', 'A price in this link is not a valid amount, so it was left out.'],
    ['max_price=99999999999', 'A price in this link is not a valid amount, so it was left out.'],
    ['max_price=-5', 'A price in this link is not a valid amount, so it was left out.'],
    ['min_price=500&max_price=100', 'The lowest price was above the highest, so the two were swapped.'],
    [`q=${'a'.repeat(10_240)}`, 'Search terms can have at most 200 characters, so yours was shortened.'],
    [`category=${'a'.repeat(10_240)}`, 'The category in this link is unknown, so all categories are shown.'],
  ])('warns about an invalid value: %s', (text, problem) => {
    expect(readProductSearch(new URLSearchParams(text)).problems).toEqual([problem]);
  });

  it('reads the price of a form sent without a script', () => {
    const { search: read } = readProductSearch(
      new URLSearchParams('q=&price=100-500&in_stock=true&ordering=-created_at'),
    );
    expect(read).toEqual({ ...emptySearch, minPrice: '100', maxPrice: '500', inStock: true });
  });

  it('reads amounts with thousands separators as sliders and list do', () => {
    const { search, problems } = readProductSearch(new URLSearchParams('min_price=1,250&max_price=10,000.50'));
    expect(problems).toEqual([]);
    expect(search).toEqual({ ...emptySearch, minPrice: '1250', maxPrice: '10000.50' });
  });
});

describe('the number of active filters', () => {
  it('counts category, price, stock and featured once each, and no terms, order or page', () => {
    expect(activeFilterCount(emptySearch)).toBe(0);
    expect(activeFilterCount({ ...emptySearch, query: 'kente', ordering: 'price', page: 3 })).toBe(0);
    const all = { ...emptySearch, category: 'fashion', minPrice: '1', maxPrice: '2', inStock: true, featured: true };
    expect(activeFilterCount(all)).toBe(4);
  });
});
