import { expect, test } from 'vitest';
import { screenHtml, screenOf } from './rendered-screen.ts';

/** What a browser without script reads instead, of the parts that say so. */
const insteadOfScript = (html: string) =>
  [...html.replaceAll('<!-- -->', '').matchAll(/<noscript>(.*?)<\/noscript>/gs)]
    .map(([, inside = '']) => inside)
    .filter((inside) => inside.includes('needs JavaScript'));

test.each(['/cart', '/checkout', '/chat', '/dashboard', '/forgot-password'])(
  '%s says once what it needs, with a way on',
  async (path) => {
    const [words, ...others] = insteadOfScript(await screenHtml(path));
    expect(words).toContain('href="/products"');
    expect(others).toEqual([]);
  },
);

test('a product says why it cannot be ordered without a script', async () => {
  expect(insteadOfScript(await screenHtml('/products/kente')).join()).toContain('Ordering here needs JavaScript');
});

const more = { slug: 'esi', pageInfo: { hasNextPage: true, endCursor: 'c' } };
const linksOf = (html: string) => [...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href);

test.each([
  ['/products', '/products?page=2'],
  ['/products?page=2&in_stock=true', '/products?in_stock=true&amp;page=3'],
  ['/shops/esi', '/shops/esi?page=2'],
])('the next page of %s is a link', async (path, next) => {
  expect(linksOf(await screenHtml(path, more))).toContain(next);
});

/** The block of structured data. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test.each([
  [
    '/products/kente',
    { '@graph': [{ '@type': 'Product', offers: { priceCurrency: 'GHS' } }, { '@type': 'BreadcrumbList' }] },
  ],
  ['/shops/esi', { '@type': 'Store', address: { addressCountry: 'GH' } }],
])('%s describes itself to search engines and messengers', async (path, data) => {
  const html = await screenHtml(path, {
    name: 'Kente of Esi',
    metaTitle: 'Kente of Esi',
    price: { amount: '350.00', currency: 'GHS' },
  });
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(/^Kente of Esi.* \| Besesaka$/);
  const properties = [...html.matchAll(/<meta property="(.*?)"/g)].map(([, property]) => property);
  expect(properties).toEqual(expect.arrayContaining(['og:title', 'og:description', 'og:image', 'og:url']));
  expect(dataOf(html)).toMatchObject(data);
});

test.each([
  ['/products/no-such-thing', { product: null }, 'Product not found'],
  ['/shops/no-such-shop', { shop: null }, 'Shop not found'],
])('%s is a 404 page with links', async (path, given, words) => {
  const { html, status } = await screenOf(path, given);
  expect([status, html.includes(words)]).toEqual([404, true]);
  expect(linksOf(html.slice(html.indexOf('<main')))).toContain('/products');
});
