import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { LoadLimits } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { expect, test, vi } from 'vitest';
import { appScript } from '#platform/page/app-files.ts';
import type { Rendered, RenderInput } from '#platform/render.ts';
import { pageParameters } from '#platform/serving/page-url.ts';
import type { StaticFile, WebFiles } from '#platform/serving/web-files.ts';
import { createWeb } from '#server.ts';

const script: StaticFile = {
  type: 'text/javascript',
  etag: '"one"',
  immutable: true,
  body: new TextEncoder().encode('plain'),
  br: new TextEncoder().encode('packed'),
};

const rules: StaticFile = {
  ...script,
  type: 'text/plain',
  body: new TextEncoder().encode('User-agent: *\nDisallow: /cart\n'),
};

function setUp(
  rendered: Partial<Rendered> = {},
  graphqlFetch = async (_: Request) => Response.json({}),
  load?: LoadLimits,
) {
  const render = vi.fn(
    async (_input: RenderInput): Promise<Rendered> =>
      ({
        kind: 'page',
        status: 200,
        head: '<title>Kente</title>',
        body: '<div id="root">Kente</div>',
        data: '{}',
        screens: ['src/routes/home.tsx'],
        renders: 1,
        complete: true,
        ...rendered,
      }) as Rendered,
  );
  const files: WebFiles = {
    render,
    formPosts: [],
    assets: () => ({
      files: { app: '/assets/app.js', scripts: ['/assets/app.js', '/assets/home.js'], styles: ['/assets/app.css'] },
      styles: () => '#root{color:red}',
    }),
    file: (path) =>
      ({ '/assets/app.js': script, '/robots.txt': rules, '/worker.js': { ...script, immutable: false } })[path],
  };
  const log = { error: () => {} };
  const web = createWeb({ files, publicUrl: 'https://besesaka.test', graphqlFetch, load, log });
  const get = (path: string, headers: Record<string, string> = {}) =>
    web.fetch(new Request(`http://evil.test${path}`, { headers }));
  return { render, web, get };
}

test('a page is the same for everybody: neither cookies nor the Host header reach the render', async () => {
  const { get, render } = setUp();
  await get('/products?page=2', { cookie: 'access=secret' });
  const input = render.mock.calls[0]?.[0];
  expect(String(input?.url)).toBe('https://besesaka.test/products?page=2');
  expect(JSON.stringify(input)).not.toContain('secret');
});

test('the shared cache contains nothing of users: they get and leave the page of visitors', async () => {
  const { get, render } = setUp();
  const own = { cookie: 'besesaka-access=secret; besesaka-role=admin', authorization: 'Bearer secret' };
  const pages = [await get('/dashboard', own), await get('/dashboard'), await get('/dashboard', own)];
  const texts = await Promise.all(pages.map((page) => page.text()));
  expect(new Set(texts).size).toBe(1);
  expect(render).toHaveBeenCalledOnce();
  expect(JSON.stringify([render.mock.calls, texts])).not.toContain('secret');
  for (const { headers } of pages) expect(headers.has('set-cookie')).toBe(false);
});

test('a page is cached for five seconds, and a cache in front of us counts from its render', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { get, render } = setUp();
    const sharedFor = async () => (await get('/products/kente')).headers.get('cache-control');
    expect(await sharedFor()).toBe('public, max-age=0, s-maxage=5');
    vi.advanceTimersByTime(3_500);
    expect(await sharedFor()).toBe('public, max-age=0, s-maxage=1');
    expect(render).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_500);
    expect(await sharedFor()).toBe('public, max-age=0, s-maxage=5');
    expect(render).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the only inline script is the one that the policy names by its hash', async () => {
  const { get } = setUp();
  const response = await get('/');
  const html = await response.text();
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = '']) => code);
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
});

test('the first paint needs no other file before the first script', async () => {
  const { get } = setUp();
  const html = await (await get('/')).text();
  expect(html).toContain('<style>#root{color:red}</style>');
  // A browser that runs scripts skips what stands in noscript.
  const read = html.replace(/<noscript>.*?<\/noscript>/, '');
  expect(read).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"|<script[^>]* src=/);
  expect(appScript(html)).toBe('/assets/app.js');
});

test('a page is compressed, cached for seconds and answered with 304', async () => {
  const { get, render } = setUp();
  const first = await get('/', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toContain('<title>Kente</title>');
  const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(render).toHaveBeenCalledOnce();
});

test('an incomplete page is not cached', async () => {
  const { get, render } = setUp({ complete: false, status: 503 } as Partial<Rendered>);
  const response = await get('/');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  await get('/');
  expect(render).toHaveBeenCalledTimes(2);
});

test('beyond its capacity the server returns 503 with Retry-After, and still serves cached pages', async () => {
  let go = () => {};
  const gate = new Promise<void>((done) => {
    go = done;
  });
  const { get, render } = setUp({}, undefined, { atWork: 1, waiting: 2 });
  await get('/');
  const page = render.getMockImplementation();
  render.mockImplementation(async (input) => {
    await gate;
    return page?.(input) ?? Promise.reject(new Error('no page'));
  });
  const crowd = Array.from({ length: 10 }, (_, n) => get(`/search?q=${n}`));
  expect((await get('/')).status).toBe(200);
  expect((await get('/assets/app.js')).status).toBe(200);
  go();
  const answers = await Promise.all(crowd);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const refusal of answers.filter(({ status }) => status !== 200)) {
    expect(refusal.status).toBe(503);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test("Save-Data and the user's switch are cached apart, and the switch wins", async () => {
  const { get, render } = setUp();
  await get('/');
  await get('/', { 'save-data': 'on' });
  await get('/', { 'save-data': 'on', cookie: 'a=1; besesaka-low-data=off' });
  expect(render.mock.calls.map(([input]) => input.lowData)).toEqual([false, true]);
});

test('a mailed link is in no cache, no Referer and no rendered page', async () => {
  const { get, render } = setUp();
  for (const link of ['one/two', 'three/four']) {
    const { headers } = await get(`/reset-password?token=${link}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
  }
  expect(render.mock.calls.map(([{ url }]) => url.search)).toEqual(['']);
  const plain = await get('/reset-password');
  expect(plain.headers.get('cache-control')).toContain('s-maxage=');
  expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('redirects are returned as such', async () => {
  const { get } = setUp({ kind: 'redirect', status: 301, location: '/products/kente' });
  const response = await get('/product/kente');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/products/kente']);
});

test('built files are compressed and immutable, missing ones a plain 404, and writes are refused', async () => {
  const { get, web, render } = setUp();
  const response = await get('/assets/app.js', { 'accept-encoding': 'gzip, br' });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', 'packed']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect((await get('/assets/old.js')).status).toBe(404);
  expect((await web.fetch(new Request('http://x.test/', { method: 'PUT' }))).status).toBe(405);
  expect(render).not.toHaveBeenCalled();
});

test('a very long address gets a response and is not cached', async () => {
  const { get, render } = setUp();
  const path = `/search?q=${'a'.repeat(10_000)}`;
  expect((await get(path)).status).toBe(200);
  await get(path);
  expect(render).toHaveBeenCalledTimes(2);
});

test('robots.txt names the sitemap, which is read once for all crawlers', async () => {
  const product = (slug: string) => ({ node: { slug, shop: { slug: 'kente-house' } } });
  const graphqlFetch = vi.fn(async (request: Request) => {
    const { query, variables } = await request.json();
    if (query.includes('categories')) {
      return Response.json({ data: { categories: [{ slug: 'fashion', children: [{ slug: 'cloth' }] }] } });
    }
    const first = variables.after === null;
    const pageInfo = { hasNextPage: first, endCursor: first ? 'one' : 'two' };
    return Response.json({ data: { products: { edges: [product(first ? 'stole' : 'shirt')], pageInfo } } });
  });
  const { get } = setUp({}, graphqlFetch);
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nDisallow: /cart\n\nSitemap: https://besesaka.test/sitemap.xml\n');
  const index = await get('/sitemap.xml');
  expect(index.headers.get('content-type')).toContain('application/xml');
  const files = [...(await index.text()).matchAll(/<loc>https:\/\/besesaka.test(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const texts = await Promise.all(files.map(async (path) => (await get(path)).text()));
  for (const path of ['/', '/categories/cloth', '/shops/kente-house', '/products/stole', '/products/shirt'])
    expect(texts.join('')).toContain(`<loc>https://besesaka.test${path}</loc>`);
  expect((await get('/sitemap-products-9.xml')).status).toBe(404);
  expect(graphqlFetch).toHaveBeenCalledTimes(3);
});

test('a sitemap that could not be read completely is a 503, and is retried', async () => {
  const graphqlFetch = vi.fn(async () => new Response('<html>', { status: 502 }));
  const { get } = setUp({}, graphqlFetch);
  expect((await get('/sitemap.xml')).status).toBe(503);
  expect((await get('/sitemap.xml')).headers.get('retry-after')).toBe('60');
  expect(graphqlFetch).toHaveBeenCalledTimes(2);
});

test('tracking parameters of a link are no part of the cache key', async () => {
  const { get, render } = setUp();
  await get('/products?page=2&fbclid=one');
  await get('/products?utm_source=two&page=2');
  expect(render).toHaveBeenCalledOnce();
  expect(String(render.mock.calls[0]?.[0].url)).toBe('https://besesaka.test/products?page=2');
  await get('/products?page=3&fbclid=one');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a shared page is cached apart from that of a user who chose low data', async () => {
  const { get } = setUp();
  expect((await get('/')).headers.get('vary')).toBe('accept-encoding, cookie, save-data');
});

test('every parameter that a screen reads is part of the rendered page', async () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(new URL(file, folder), 'utf8')));
  const read =
    /(?:\bparams|useSearchParams\(\)\[0\])\.get(?:All)?\('(\w+)'\)|readText\(params, '(\w+)'\)|\bread\('(\w+)', /g;
  const names = texts.flatMap((text) => [...text.matchAll(read)].map(([, a, b, c]) => a ?? b ?? c));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => name !== undefined && !pageParameters.includes(name))).toEqual([]);
});

test('a browser checks for a new service worker at each visit, and pages can start no other', async () => {
  const { get } = setUp();
  const worker = await get('/worker.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect((await get('/')).headers.get('content-security-policy')).toContain("worker-src 'self'");
});
