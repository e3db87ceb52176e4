import { expect, test } from 'vitest';
import { filterLoaded, type LoadedFilter, loadedCategories, unfiltered } from './loaded-filter.ts';

const product = (id: string, amount: string, given: object = {}) => ({
  ...{ id, name: `Cloth ${id}`, inStock: true, isFeatured: false, createdAt: `2026-01-0${id}T00:00:00Z` },
  ...{ price: { amount }, category: { name: 'Cloth' } },
  ...given,
});
const loaded = [
  product('2', '20000.00'),
  product('1', '50.00', { inStock: false }),
  product('3', '700.00', { category: { name: 'Beads' }, isFeatured: true }),
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

test('the categories are those of what is loaded', () => {
  expect(loadedCategories(loaded)).toEqual(['Beads', 'Cloth']);
});
