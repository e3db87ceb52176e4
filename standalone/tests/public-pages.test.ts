import { readFile } from 'node:fs/promises';
import { browserOf } from '@besesaka/marketplace/tests/world/browser-of.ts';
import { createPublicScene, secretsIn } from '@besesaka/marketplace/tests/world/public-scene.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicUrl, type Site, startSite } from './site.ts';

let site: Site;
let scene: Awaited<ReturnType<typeof createPublicScene>>;
beforeAll(async () => {
  site = await startSite();
  scene = await createPublicScene(site.market);
});
afterAll(() => site?.close());

/** What the parameters of addresses are given, by their names. Slugs are those of everything there is. */
function valuesOf(name: string): readonly string[] {
  const { products, shops, product } = scene;
  const values: Record<string, readonly string[]> = {
    slug: [
      ...products.map(({ slug }) => slug),
      product.categorySlug,
      'returns',
      'privacy',
      'terms',
      'prohibited-goods',
    ],
    business_slug: shops.map(({ businessSlug }) => businessSlug),
    id: [product.id],
    number: ['none'],
    checkoutId: ['none'],
    'kind/:id': [`product/${product.id}`],
    'page?': ['', 'first-query'],
    '*': ['nowhere'],
  };
  const value = values[name];
  if (!value) throw new Error(`Say in standalone/tests/public-pages.test.ts what the parameter ${name} is given`);
  return value;
}

/** What a list is asked for. */
const searches = ['q=Kente', 'q=zmark', 'business_name=Kente', 'business_name=zmark', 'ordering=-created_at'];
const lists = ['/products', '/products/search', '/search', '/shops'];

/** Each route of the web with each value of its parameters, and lists with what is searched for in them. */
async function addresses(): Promise<string[]> {
  const table = await readFile(new URL('../../web/src/routes/screens.ts', import.meta.url), 'utf8');
  // The screens of the dashboard and the back office come before.
  const screens = table.slice(table.indexOf('export const screens:'));
  const patterns = [...screens.matchAll(/\bpath: '([^']+)'/g)].map(([, pattern = '']) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(['products/:slug', 'shops/:business_slug', 'categories/:slug']));
  const paths = patterns.flatMap((pattern) => {
    const name = /:(.+)$|(\*)$/.exec(pattern)?.slice(1).find(Boolean);
    return name ? valuesOf(name).map((value) => `/${pattern.replace(/:.+$|\*$/, value)}`) : `/${pattern}`;
  });
  return ['/', ...paths, ...lists.flatMap((list) => searches.map((search) => `${list}?${search}`))];
}

async function read(address: string) {
  const response = await site.web.fetch(new Request(new URL(address, publicUrl)));
  return { status: response.status, text: await response.text() };
}

/** What was asked for may be repeated. */
const secretsOn = (text: string, address: string) => secretsIn(text).filter((secret) => !address.includes(secret));

test("no page shows drafts, inactive or hidden content, or a seller's private data, in HTML or data", async () => {
  const leaks: Record<string, string[]> = {};
  const statuses: Record<string, number> = {};
  const open: string[] = [];
  for (const address of await addresses()) {
    const { status, text } = await read(address);
    statuses[address] = status;
    if (text.includes('Kente Open')) open.push(address);
    const secrets = secretsOn(text, address);
    if (secrets.length > 0) leaks[address] = secrets;
  }
  expect(leaks).toEqual({});
  expect(Object.entries(statuses).filter(([, status]) => ![200, 301, 302, 404].includes(status))).toEqual([]);
  const { product, shop, products, shops } = scene;
  const own = [`/products/${product.slug}`, `/shops/${shop.businessSlug}`, `/categories/${product.categorySlug}`];
  expect(open).toEqual(expect.arrayContaining([...own, '/products', '/products?q=Kente', '/shops']));
  const gone = [
    ...products.slice(1).map(({ slug }) => `/products/${slug}`),
    ...shops.slice(1).map(({ businessSlug }) => `/shops/${businessSlug}`),
  ];
  expect(gone.map((address) => statuses[address])).toEqual(gone.map(() => 404));
});

test('the sitemap names no hidden content', async () => {
  const { text: index } = await read('/sitemap.xml');
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file);
  const all = (await Promise.all(files.map(read))).map(({ text }) => text).join('');
  expect(all).toContain(`/products/${scene.product.slug}<`);
  expect(all).toContain(`/shops/${scene.shop.businessSlug}<`);
  expect(secretsIn(all)).toEqual([]);
});

test('a hidden product is gone from the API at once, and from its page and lists within five seconds', async () => {
  const { market } = site;
  const { id, slug } = await market.world.createProduct();
  const pages = () => Promise.all([`/products/${slug}`, '/products?in_stock=true'].map((address) => read(address)));
  expect((await pages()).map(({ text }) => text.includes(slug))).toEqual([true, true]);
  const admin = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  await admin.put(`/api/admin/hidden/product/${id}`, { reason: 'It is a copy.' });
  expect((await admin.get(`/api/v1/products/${slug}`)).status).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
  const [page, list] = await pages().finally(() => vi.useRealTimers());
  expect([page?.status, list?.text.includes(slug)]).toEqual([404, false]);
});
