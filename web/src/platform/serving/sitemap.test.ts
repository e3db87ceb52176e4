import { expect, test } from 'vitest';
import { sitemapFile, urlsPerFile } from './sitemap.ts';

const origin = 'https://besesaka.test';
const addresses = {
  products: Array.from({ length: urlsPerFile + 1 }, (_, n) => `cloth-${n + 1}`),
  shops: ['kente-house'],
  categories: ['men&women'],
};
const file = (path: string) => sitemapFile(path, addresses, origin);
const locations = (path: string) => [...(file(path) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test('the index names a file for each kind, and another one per 5,000 URLs', () => {
  const names = ['pages-1', 'categories-1', 'shops-1', 'products-1', 'products-2'];
  expect(locations('/sitemap.xml')).toEqual(names.map((name) => `${origin}/sitemap-${name}.xml`));
});

test('all files together contain every URL once, at most 5,000 each', () => {
  const parts = locations('/sitemap.xml').map((url) => locations(new URL(url ?? '').pathname));
  expect(Math.max(...parts.map(({ length }) => length))).toBe(5000);
  const all = parts.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(13 + 1 + 1 + 5001);
  expect(all).toContain(`${origin}/products/cloth-5001`);
  expect(all).toContain(`${origin}/shops/kente-house`);
});

test('special characters of URLs and XML are escaped', () => {
  expect(locations('/sitemap-categories-1.xml')).toEqual([`${origin}/categories/men%26women`]);
});

test('files beyond the last and of unknown kinds do not exist', () => {
  for (const path of ['/sitemap-products-3.xml', '/sitemap-products-0.xml', '/sitemap-users-1.xml', '/other.xml'])
    expect(file(path), path).toBeUndefined();
});
