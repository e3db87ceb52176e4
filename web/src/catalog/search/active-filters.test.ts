import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { emptySearch, productSearchPath } from './product-search.ts';

test('each filter has a name and can be removed alone', () => {
  const search = { ...emptySearch, query: 'lamp', category: 'phones', minPrice: '100', maxPrice: '500', page: 3 };
  const filters = activeFilters({ ...search, inStock: true, featured: true }, 'Phones & Tablets');
  expect(filters.map(({ label, without }) => [label, productSearchPath('/search', without)])).toEqual([
    ['Phones & Tablets', '/search?q=lamp&min_price=100&max_price=500&in_stock=true&featured=true'],
    ['₵100 to ₵500', '/search?q=lamp&category=phones&in_stock=true&featured=true'],
    ['In Stock', '/search?q=lamp&category=phones&min_price=100&max_price=500&featured=true'],
    ['Featured', '/search?q=lamp&category=phones&min_price=100&max_price=500&in_stock=true'],
  ]);
});

test('the region and each choice can be removed alone, choices with their category', () => {
  const search = {
    ...emptySearch,
    category: 'phones',
    region: 'Brong Ahafo' as const,
    specs: ['brand:Tecno', 'condition:New'],
  };
  expect(
    activeFilters(search, 'Phones').map(({ label, without }) => [label, productSearchPath('/x', without)]),
  ).toEqual([
    ['Phones', '/x?region=Brong+Ahafo'],
    ['Shops in Bono (Brong Ahafo)', '/x?category=phones&spec=brand%3ATecno&spec=condition%3ANew'],
    ['Tecno', '/x?category=phones&region=Brong+Ahafo&spec=condition%3ANew'],
    ['New', '/x?category=phones&region=Brong+Ahafo&spec=brand%3ATecno'],
  ]);
});

test('without filters the list is empty, and an unknown category is named by its slug', () => {
  expect(activeFilters({ ...emptySearch, query: 'lamp', ordering: 'price' }, undefined)).toEqual([]);
  expect(activeFilters({ ...emptySearch, category: 'phone-cases' }, undefined)[0]?.label).toBe('Phone cases');
});
