import { expect, test } from 'vitest';
import { render } from '#app/entry-server.tsx';

const anonymous = {
  lowData: false,
  graphqlFetch: async () => Response.json({ data: { __typename: 'Query', categories: [] } }),
  onError: () => {},
};
const urlOf = (path: string) => new URL(path, 'https://besesaka.test');

test('an unknown address is a 404 with a title and links', async () => {
  const page = await render({ ...anonymous, url: urlOf('/nowhere') });
  expect(page).toMatchObject({ kind: 'page', status: 404, complete: true, screens: ['src/routes/not-found.tsx'] });
  if (page.kind !== 'page') return;
  expect(page.head).toContain('<title>Page not found | Besesaka</title>');
  expect(page.head).toContain('content="noindex"');
  expect(page.body).toMatch(/<div id="root">/);
  expect(page.body).toContain('href="/products"');
  expect(page.body).toContain('Skip to content');
});

test('the old address of a product redirects to the new one', async () => {
  const page = await render({ ...anonymous, url: urlOf('/product/kente-cloth') });
  expect(page).toEqual({ kind: 'redirect', status: 301, location: '/products/kente-cloth' });
});

test('URLs for sharing are absolute', async () => {
  const page = await render({ ...anonymous, url: urlOf('/login') });
  expect(page.kind === 'page' && page.head).toContain('<link rel="canonical" href="https://besesaka.test/login"/>');
});

for (const [name, graphqlFetch] of [
  ['unreachable', async () => Promise.reject(new Error('no'))],
  ['broken', async () => new Response('<html>', { status: 502 })],
  ['complaining', async () => Response.json({ data: null, errors: [{ message: 'x' }] })],
] as const) {
  test(`with GraphQL ${name} the page is a 503 that the browser renders again`, async () => {
    const page = await render({ ...anonymous, graphqlFetch, url: urlOf('/help') });
    expect(page).toMatchObject({ status: 503, complete: false });
    expect(page.kind === 'page' && JSON.parse(page.data)).toMatchObject({ hydrate: false });
  });
}
