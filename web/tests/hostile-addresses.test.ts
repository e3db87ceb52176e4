import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#app/entry-server.tsx';
import type { Render } from '#platform/render.ts';
import { createWeb } from '#server.ts';

const graphqlFetch = async () => Response.json({ data: { __typename: 'Query', categories: [] } });

const consoles = ['error', 'warn', 'log', 'info'] as const;
beforeEach(() => {
  for (const name of consoles) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const consoleCalls = () => consoles.flatMap((name) => vi.mocked(console[name]).mock.calls);

/** The real server, renderer and log behind a port; paths are sent exactly as written. */
async function serve(renderer: Render = render) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const files = {
    render: renderer,
    formPosts: [],
    assets: () => ({ files: null, styles: () => '' }),
    file: () => undefined,
  };
  const web = createWeb({ files, publicUrl: 'https://besesaka.test', graphqlFetch, log });
  const server = createServer(getRequestListener(web.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, host = 'evil.example') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, fail) => {
      const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
        let body = '';
        answer.on('data', (piece) => {
          body += piece;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      sent.on('error', fail);
      sent.end();
    });
  return { get, lines, close: () => server.close() };
}

/** The URL that a browser resolves a Location header to. */
const target = (location: unknown) => new URL(String(location), 'https://besesaka.test/product/x');

test('redirects stay on this site and keep the path segment, for any path', async () => {
  const { get, close } = await serve();
  const pieces = [
    '..%2f%2f127.0.0.1:4399%2f',
    '..%2f127.0.0.1:4399%2f',
    '%2f%2fevil.example',
    '..%2f..%2f..%2fevil.example',
    '%3fx=1',
    '%23x',
    'https:%2f%2fevil.example',
    'kente-cloth',
    'Ɛ%25',
  ].map(encodeURI);
  for (const piece of pieces) {
    const { status, headers } = await get(`/product/${piece.replaceAll('%25', '%')}`);
    expect([piece, status]).toEqual([piece, 301]);
    const { origin, pathname, search, hash } = target(headers.location);
    expect([piece, origin, search, hash]).toEqual([piece, 'https://besesaka.test', '', '']);
    expect(pathname).toMatch(/^\/products\/[^/]+$/);
  }
  close();
});

test('ambiguous URLs are refused and write nothing to the log', async () => {
  const { get, lines, close } = await serve();
  const forged = '%0a%7b%22level%22:60%7d';
  for (const path of [
    '//evil.example/products/x',
    '/\\evil.example/products/x',
    '/%5cevil.example/products/x',
    '/products//evil.example',
    '/product/..%2f%09%2f127.0.0.1:4399%2f',
    `/product/x${forged}`,
    `/products/x${forged}`,
    `/nowhere${forged}%1b[2J`,
    '/products/%00',
    '/products/%7f',
    '/products/%c2%85',
    '/products/%ff',
    '/%zz',
  ]) {
    const { status, headers, body } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 400, undefined]);
    expect(body).not.toContain('evil');
  }
  expect(lines).toEqual([]);
  expect(consoleCalls()).toEqual([]);
  close();
});

test("a path with Unicode's line or paragraph separator, which no route matches, is not found", async () => {
  const { get, close } = await serve();
  for (const path of ['/%E2%80%A8', '/%e2%80%a9', '/products/a%E2%80%A8b', '/shops/%E2%80%A9/more'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  close();
});

test('canonical URL and Open Graph name this site, for any Host header', async () => {
  const { get, close } = await serve();
  for (const path of ['/login', '/signup']) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(`<link rel="canonical" href="https://besesaka.test${path}"/>`);
    expect(body).toContain(`<meta property="og:url" content="https://besesaka.test${path}"/>`);
    expect(body).not.toContain('evil.example');
  }
  close();
});

test('a rendering error is a 500 and one line in the log, none on the console', async () => {
  const { get, lines, close } = await serve(async () => {
    throw new Error('broken\n{"level":60}');
  });
  expect((await get('/products/kente')).status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/products/kente', level: 50 });
  expect(consoleCalls()).toEqual([]);
  close();
});

test('every HTML response isolates the window: pages, missing pages, redirects and refusals', async () => {
  const { get, close } = await serve();
  for (const path of ['/signup', '/login', '/nowhere', '/product/kente', '//x', '/dashboard/orders']) {
    const { headers } = await get(path);
    expect([path, headers['cross-origin-opener-policy']]).toEqual([path, 'same-origin']);
    expect([path, headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
  close();
});
