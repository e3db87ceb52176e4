import { expect, it } from 'vitest';
import { productNames } from './order-row.tsx';

it('names what was ordered', () => {
  const items = ['Kente Stole', 'Raffia Bag', 'Shea Butter'].map((productName) => ({
    productName,
    variantLabel: '',
    quantity: 1,
  }));
  expect([1, 2, 3].map((count) => productNames(items.slice(0, count)).join(''))).toEqual([
    'Kente Stole',
    'Kente Stole +1 more',
    'Kente Stole +2 more',
  ]);
  expect(productNames([{ productName: 'Kente Stole', variantLabel: '', quantity: 2 }]).join('')).toBe(
    'Kente Stole × 2',
  );
});

it('separates the size from the name, which a narrow row cuts', () => {
  const item = { productName: 'Sandals', variantLabel: '42', quantity: 1 };
  expect(productNames([item])).toEqual(['Sandals', ' (42)']);
  expect(productNames([item, { ...item, variantLabel: '43' }])).toEqual(['Sandals', ' (42) +1 more']);
});
