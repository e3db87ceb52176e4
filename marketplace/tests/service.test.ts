import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

test('the service reports that it is up, ready and its metrics', async () => {
  const client = market.client();
  expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', database: 'up', bus: 'up' } });
  await client.get('/api/me');
  const metrics = String((await client.get('/metrics')).body);
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/me",status="401"');
  expect(metrics).toContain('bus_publication_failures_total');
});

test('without its database the service is not ready and returns 503', async () => {
  const db = createDatabase({ url: 'postgres://nobody:nothing@127.0.0.1:1/none' });
  const away = await startTestMarketplace();
  const { createMarketplace } = await import('#server.ts');
  const marketplace = createMarketplace({ ...away, db });
  const get = (path: string) => marketplace.fetch(new Request(`http://localhost:4000${path}`));
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
  const answer = await get('/api/v1/products');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await closeDatabase(db);
  await away.close();
});

test('the reference describes every call and loads nothing from other sites', async () => {
  const client = market.client();
  const { body } = await client.get('/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const path of ['/api/signup', '/api/login', '/api/logout', '/api/auth/refresh', '/api/me', '/api/v1/products']) {
    expect(body.paths?.[path], path).toBeDefined();
  }
  const page = await client.get('/api/docs');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const addresses = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    expect(address).toMatch(/^\/api\/(docs|openapi)/);
    expect((await client.get(address)).status).toBe(200);
  }
  expect((await client.get('/api/docs/package.json')).status).toBe(404);
});

test('the reference is split into modules, each with all its references', async () => {
  const client = market.client();
  const { body: whole } = await client.get('/api/openapi.json');
  const names = (whole.tags as unknown as { name: string }[]).map(({ name }) => name);
  const paths = new Set<string>();
  for (const name of names) {
    const { body } = await client.get(`/api/openapi.json?module=${name}`);
    for (const path of Object.keys(body.paths ?? {})) paths.add(path);
    for (const [, kind = '', one = ''] of JSON.stringify(body).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      expect(body.components?.[kind]?.[one], `${name}: ${one}`).toBeDefined();
    }
    expect(JSON.stringify(body).length).toBeLessThan(JSON.stringify(whole).length / 2);
  }
  expect([...paths].toSorted()).toEqual(Object.keys(whole.paths ?? {}).toSorted());
  expect((await client.get('/api/openapi.json?module=none')).status).toBe(404);
  const { headers } = await client.get('/api/openapi.json');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  const conditional = { 'if-none-match': String(headers.get('etag')) };
  expect((await client.get('/api/openapi.json', conditional)).status).toBe(304);
  expect((await client.get('/api/docs?module=orders')).body).toContain('aria-current="page">orders<');
});

test('the log has requests and no secrets', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  const own = await startTestMarketplace({ log });
  const user = await own.world.createUser();
  const browser = own.client({ 'x-request-id': 'page-view-0003' });
  await browser.post('/api/login', { email: user.email, password });
  await browser.get('/api/v1/products?q=private-search');
  log.info({ password, headers: { cookie: 'access=abc' }, body: { id_number: 'GHA-1' } }, 'careless');
  const text = lines.join('');
  expect(text).toContain('"request":"page-view-0003"');
  expect(text).toContain('"path":"/api/login","status":200');
  const secrets = [
    password,
    'access=abc',
    'GHA-1',
    'private-search',
    String(browser.cookies.get('refresh')),
    user.email,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  await own.close();
});
