import { expect, test } from 'vitest';
import { screenOf } from './rendered-screen.ts';

const list = ['Categories', 'Products'];

test.each([
  ['/', ['Home']],
  ['/products', list],
  ['/products?page=2&min_price=10', list],
  ['/products?category=fashion', [...list, 'ProductFacets'].sort()],
  ['/search?q=kente', ['Categories', 'Search']],
  ['/search?q=kente&category=fashion', ['Categories', 'ProductFacets', 'Search']],
  ['/categories/fashion', ['Categories', 'CategoryScreen', 'ProductFacets']],
  ['/products/kente', ['ProductScreen']],
  ['/shops', ['ShopsScreen']],
  ['/shops?business_name=esi', ['ShopsScreen']],
  ['/shops/esi?page=2', ['ShopScreen']],
  ['/help', ['HelpScreen']],
  ['/help/safety', ['SafetyScreen']],
  ['/help/imports', []],
  ['/policies/privacy', ['PolicyScreen']],
  ['/login', []],
  ['/cart', []],
])('%s is rendered once, from these responses only', async (path, queries) => {
  const { asked, renders } = await screenOf(path);
  // Each page also has the notices of the admins.
  expect(asked.sort()).toEqual([...queries, 'SiteNotices'].sort());
  expect(renders).toBe(1);
});

test('a page contains neither the category tree nor any duplicates', async () => {
  const { html, data } = await screenOf('/products/kente');
  const { answers } = JSON.parse(data) as { answers: Record<string, object> };
  expect(Object.values(answers).flatMap(Object.keys)).toContain('product');
  expect(Object.values(answers).flatMap(Object.keys)).not.toContain('categories');
  expect(html).not.toContain(data);
});
