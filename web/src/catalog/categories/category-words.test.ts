import { expect, test } from 'vitest';
import { categoryCrumbs, categoryText } from './category-words.ts';

const names = (...all: string[]) => all.map((name) => ({ name }));

test('breadcrumbs name each parent of a category', () => {
  const path = [
    { name: 'Fashion', slug: 'fashion' },
    { name: 'Shoes', slug: 'shoes' },
  ];
  expect(categoryCrumbs(path)).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Fashion', to: '/categories/fashion' },
    { label: 'Shoes' },
  ]);
});

test.each([
  [[], 'Shoes in Ghana, from'],
  [['Boots', 'Sandals'], 'Shoes in Ghana: Boots, Sandals, from'],
  [['Boots', 'Sandals', 'Heels', 'Sneakers'], 'Shoes in Ghana: Boots, Sandals, Heels and more, from'],
])('the text names the subcategories: %s', (below, start) => {
  expect(categoryText('Shoes', names(...below)).startsWith(start)).toBe(true);
});
