import { expect, test } from 'vitest';
import {
  filterLoaded,
  filterOfService,
  type LoadedFilter,
  loadedCategories,
  loadRest,
  unfiltered,
} from './loaded-filter.ts';

const product = (id: string, amount: string, given: object = {}) => ({
  id,
  name: `Cloth ${id}`,
  inStock: true,
  isFeatured: false,
  createdAt: `2026-01-0${id}T00:00:00Z`,
  price: { amount },
  category: { name: 'Cloth', slug: 'cloth' },
  ...given,
});
const loaded = [
  product('2', '20000.00'),
  product('1', '50.00', { inStock: false }),
  product('3', '700.00', { category: { name: 'Beads', slug: 'beads' }, isFeatured: true }),
];
const left = (change: Partial<LoadedFilter>) => filterLoaded(loaded, { ...unfiltered, ...change });

test.each<[Partial<LoadedFilter>, string[]]>([
  [{}, ['1', '2', '3']],
  [{ sort: 'price_low' }, ['1', '3', '2']],
  [{ sort: 'price_high' }, ['2', '3', '1']],
  [{ sort: 'newest' }, ['3', '2', '1']],
  [{ max: 9_999 }, ['1', '3']],
  [{ min: 50, max: 700 }, ['1', '3']],
  [{ min: 51 }, ['2', '3']],
  [{ inStock: true }, ['2', '3']],
  [{ featured: true }, ['3']],
  [{ category: 'Beads' }, ['3']],
  [{ category: 'Beads', max: 100 }, []],
])('%o leaves %j', (change, expected) => {
  expect(left(change)).toEqual(expected);
});

test('the filter lists the categories of the loaded products', () => {
  expect(loadedCategories(loaded)).toEqual(['Beads', 'Cloth']);
});

test('a list too long to load is filtered and sorted by the service in the same way', () => {
  const chosen = { category: 'Beads', min: 50, max: 700, inStock: true, featured: true, sort: 'price_low' } as const;
  expect(filterOfService('kente-house', chosen, loaded)).toEqual({
    filter: {
      shop: 'kente-house',
      category: 'beads',
      minPrice: '50',
      maxPrice: '700',
      inStock: true,
      featured: true,
    },
    orderBy: 'PRICE_LOW',
  });
  expect(filterOfService('kente-house', unfiltered, loaded).filter).toEqual({ shop: 'kente-house' });
});

test('all other products of a list are loaded page by page', async () => {
  const asked: unknown[] = [];
  await loadRest({ after: 'a', hasMore: true }, async (after) => {
    asked.push(after);
    return { after: `${after}+`, hasMore: asked.length < 3 };
  });
  expect(asked).toEqual(['a', 'a+', 'a++']);
});
