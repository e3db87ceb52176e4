import { expect, test } from 'vitest';
import { allShops, readShopSearch, shopProblems, shopSearchPath, shopsFound } from './shop-search.ts';

test('a search survives writing it to the address and reading it back', () => {
  const search = {
    name: 'Kente & co',
    orderBy: 'BEST_SELLING',
    minRating: '4.5',
    verifiedOnly: true,
    page: 3,
  } as const;
  const path = shopSearchPath(search);
  expect(path).toBe('/shops?business_name=Kente+%26+co&ordering=-sales&min_rating=4.5&verified=true&page=3');
  expect(readShopSearch(new URL(path, 'http://x').searchParams)).toEqual(search);
  expect(shopSearchPath(allShops)).toBe('/shops');
});

test('invalid values of the address are left out', () => {
  for (const query of ['page=0', 'page=-1', 'page=x', 'page=1e99', 'ordering=magic', 'min_rating=9', 'verified=yes'])
    expect(readShopSearch(new URLSearchParams(query)), query).toEqual(allShops);
  expect(readShopSearch(new URLSearchParams({ business_name: 'x'.repeat(500) })).name).toHaveLength(100);
});

test('ignored values are listed', () => {
  const problems = (query: string) => shopProblems(new URLSearchParams(query));
  expect(problems('min_rating=9&ordering=magic&page=0')).toEqual([
    'The rating in this link is unknown, so shops of any rating are shown.',
    'The sort order in this link is unknown, so the default order is used.',
    'The page in this link does not exist, so this is the first page.',
  ]);
  expect(problems('min_rating=4.5&ordering=-sales&page=3&business_name=Kente')).toEqual([]);
  expect(problems('min_rating=&ordering=&page=')).toEqual([]);
});

test('the count is singular or plural', () => {
  expect([shopsFound(1), shopsFound(0), shopsFound(1200)]).toEqual([
    '1 shop found',
    '0 shops found',
    '1,200 shops found',
  ]);
});
