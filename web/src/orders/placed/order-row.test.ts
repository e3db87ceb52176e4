import { expect, it } from 'vitest';
import { productNames } from './order-row.tsx';

it('names what was ordered', () => {
  const items = ['Kente Stole', 'Raffia Bag', 'Shea Butter'].map((productName) => ({
    productName,
    variantLabel: '',
    quantity: 1,
  }));
  expect([1, 2, 3].map((count) => productNames(items.slice(0, count)))).toEqual([
    'Kente Stole',
    'Kente Stole and Raffia Bag',
    'Kente Stole and 2 more',
  ]);
  expect(productNames([{ productName: 'Kente Stole', variantLabel: '', quantity: 2 }])).toBe('Kente Stole × 2');
});
