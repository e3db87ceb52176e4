import { expect, test } from 'vitest';
import { filledDown, gridOf, sentGrid, type VariantProduct, valuesOf, withCell, withOptions } from './grid.ts';

const money = (amount: string) => ({ amount });
const simple = {
  id: 'p',
  slug: 'shoes',
  name: 'Shoes',
  version: 1,
  isActive: true,
  images: [],
  price: money('80.00'),
  compareAtPrice: null,
  options: [],
  variants: [],
  category: { id: 'c', slug: 'shoes' },
} as unknown as VariantProduct;
const variant = (optionValues: string[], stockQuantity: number) => ({
  id: optionValues.join(),
  optionValues,
  stockQuantity,
  price: money('90.00'),
  compareAtPrice: null,
  sku: 'S',
  image: null,
  isActive: true,
});
const sized = {
  ...simple,
  options: [
    { key: 'size', name: 'Size', values: ['41', '42'] },
    { key: 'colour', name: 'Colour', values: ['Black', 'Red'] },
  ],
  variants: [variant(['41', 'Black'], 3), variant(['42', 'Black'], 5)],
} as unknown as VariantProduct;
const labels = ({ rows }: { rows: readonly { values: readonly string[] }[] }) =>
  rows.map(({ values }) => values.join('/'));

test('values are separated by commas, without duplicates', () => {
  expect(valuesOf({ name: 'Size', typed: ' 41, 42,,42 ,  Extra   large\n44' })).toEqual([
    '41',
    '42',
    'Extra large',
    '44',
  ]);
});

test('the first sizes of a simple product start with its price, with one row per combination', () => {
  const grid = withOptions(gridOf(simple), [
    { name: 'Size', typed: '41, 42' },
    { name: 'Colour', typed: 'Black, Red' },
  ]);
  expect(labels(grid)).toEqual(['41/Black', '41/Red', '42/Black', '42/Red']);
  expect(grid.rows.every(({ price, isActive }) => price === '80.00' && isActive)).toBe(true);
});

test('combinations that are not for sale are off, and those with a new value are on', () => {
  const grid = gridOf(sized);
  expect(grid.rows.map(({ isActive }) => isActive)).toEqual([true, false, true, false]);
  const [size, colour] = grid.options;
  if (!size || !colour) throw new Error('no options');
  const more = withOptions(grid, [{ ...size, typed: '41, 42, 43' }, colour]);
  expect(more.rows.filter(({ values }) => values[0] === '43').map(({ isActive }) => isActive)).toEqual([true, true]);
});

test('a value that is removed and typed again gets its old row', () => {
  const grid = withCell(gridOf(sized), 0, { price: '99' });
  const [size, colour] = grid.options;
  if (!size || !colour) throw new Error('no options');
  const without = withOptions(grid, [{ ...size, typed: '42' }, colour]);
  expect(labels(without)).toEqual(['42/Black', '42/Red']);
  const again = withOptions(without, grid.options);
  expect(again.rows[0]).toMatchObject({ price: '99', stockSeen: 3 });
});

test('too many combinations do not change the rows', () => {
  const grid = gridOf(sized);
  const typed = Array.from({ length: 60 }, (_, n) => n).join();
  expect(withOptions(grid, [{ name: 'Size', typed }, ...grid.options.slice(1)]).rows).toBe(grid.rows);
});

test('typed stock is sent as a difference, and new rows that are off are left out', () => {
  const grid = withCell(filledDown(withCell(gridOf(sized), 0, { price: '1,000' }), 0, 'price'), 2, { stock: '9' });
  const { input, places } = sentGrid(grid);
  expect(places).toEqual([0, 2]);
  expect(input.variants).toMatchObject([{ price: '1000' }, { price: '1000', stock_by: 4 }]);
  expect(input.variants[0]).not.toHaveProperty('stock_by');
});
