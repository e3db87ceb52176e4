import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { startTestDatabase, type TestDatabase } from '@besesaka/marketplace/tests/world/database.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerProcess, freePort } from '#server-process.ts';

let database: TestDatabase;
let folder: string;
let port: number;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'besesaka-exposure-'));
  port = await freePort();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const password = 'Akwaaba#2026';
const behindProxy = { PUBLIC_URL: 'https://market.example' };
const users = ['buyer', 'seller', 'newseller', 'admin'].map((name) => `${name}@besesaka.test`);

/** Runs what `npm start` does, always on the same database with demo users. */
async function withRunningSite<T>(env: Record<string, string>, act: (site: ReturnType<typeof siteAt>) => Promise<T>) {
  const { url } = siteAt();
  const server = createServerProcess({
    name: 'npm start',
    port,
    command: [process.execPath, await programOf('standalone/src/main.ts')],
    env: { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url, DEMO_PICTURES: 'flat', ...env },
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  });
  await server.start();
  try {
    await expect.poll(() => server.output).toContain('Ctrl-C stops it');
    return { output: server.output, result: await act(siteAt()) };
  } finally {
    await server.kill('SIGTERM');
  }
}

function siteAt(host = '127.0.0.1') {
  const url = `http://${host}:${port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  const status = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).status;
  const logIn = (email: string) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  const logIns = () => Promise.all(users.map(async (email) => (await logIn(email)).status));
  return { url, get, status, logIn, logIns };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Under the names that cookies have on localhost, and those that they have behind https. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .map((pair) => `${pair}; __Host-${pair}`)
    .join('; ');

/** Each case starts its own server. The settings alone are tested in `standalone/src/exposure-policy.test.ts`. */
const deepTest = test.runIf(isDeep());

deepTest(
  'on localhost the demo users can log in, and the pages for developers are open',
  async () => {
    const { output } = await withRunningSite({}, async ({ logIns, status }) => {
      expect(await logIns()).toEqual([200, 200, 200, 200]);
      for (const page of ['/dev/mail', '/dev/ui', '/metrics']) expect(await status(page), page).toBe(200);
    });
    expect(output).toContain(`all with the password ${password}`);
  },
  120_000,
);

test('the demo is off behind a public address, and every page has that address', async () => {
  const token = 'a-token-for-prometheus';
  const { output } = await withRunningSite(
    { ...behindProxy, METRICS_TOKEN: token },
    async ({ get, logIns, status }) => {
      expect(await logIns()).toEqual([401, 401, 401, 401]);
      expect([await status('/dev/mail'), await status('/dev/ui')]).toEqual([404, 404]);
      expect(await status('/metrics')).toBe(404);
      expect(await status('/metrics', bearer('another-token-for-it'))).toBe(404);
      expect(await (await get('/metrics', bearer(token))).text()).toContain('http_request_duration_seconds');
      const listed = (await (await get('/api/v1/products/')).json()) as { results: { slug: string }[] };
      await checkAddresses(get, `/products/${listed.results[0]?.slug}`);
      await checkSecurityHeaders(get);
    },
  );
  expect(output).toContain('because PUBLIC_URL is https://market.example');
  expect(output).toContain('the demo users cannot log in');
  expect(output).toContain('/dev/mail is off');
  expect(output).toContain('no mail is sent');
  expect(output).not.toContain(password);
}, 120_000);

deepTest(
  'a login on localhost does not count behind a public address',
  async () => {
    const { result: cookie } = await withRunningSite({}, async ({ logIn }) =>
      cookiesOf(await logIn('admin@besesaka.test')),
    );
    await withRunningSite(behindProxy, async ({ status, url }) => {
      expect(await status('/api/me', { cookie })).toBe(401);
      const refreshed = await fetch(`${url}/api/auth/refresh`, { method: 'POST', headers: { cookie } });
      expect(refreshed.status).toBe(401);
    });
  },
  120_000,
);

deepTest(
  'a setting opens the demo on a host that others reach, but not the metrics',
  async () => {
    const open = { HOST: '0.0.0.0', DEMO_LOGINS: 'on', DEV_PAGES: 'on' };
    const { output } = await withRunningSite(open, async ({ logIns, status }) => {
      expect(await logIns()).toEqual([200, 200, 200, 200]);
      for (const page of ['/dev/mail', '/dev/ui', '/metrics']) expect(await status(page), page).toBe(200);
      const claimed = { 'x-forwarded-for': '127.0.0.1', 'x-client-address': '127.0.0.1' };
      const others = otherAddresses();
      expect(others, 'this test needs a network').not.toEqual([]);
      for (const other of others) {
        const stranger = siteAt(other);
        expect(await stranger.status('/metrics')).toBe(404);
        expect(await stranger.status('/metrics', claimed)).toBe(404);
      }
    });
    expect(output).toContain('because HOST is 0.0.0.0');
    expect(output).toContain('CAN log in');
  },
  120_000,
);

type Get = ReturnType<typeof siteAt>['get'];

/** Everything the site sends names its own address, whatever the Host header says. */
async function checkAddresses(get: Get, path: string): Promise<void> {
  const html = await (await get(path, { 'x-forwarded-host': 'evil.example' })).text();
  expect(html).toContain(`<link rel="canonical" href="https://market.example${path}"/>`);
  expect(html).toContain(`<meta property="og:url" content="https://market.example${path}"/>`);
  const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].join();
  expect(structuredData).toContain(`https://market.example${path}`);
  expect(html).not.toContain('evil.example');
}

async function checkSecurityHeaders(get: Get): Promise<void> {
  for (const path of ['/', '/products', '/nowhere', '/login', '/dashboard', '/graphql', '/api/docs', '/metrics']) {
    const { headers } = await get(path, { accept: 'text/html' });
    expect([path, headers.get('content-type')]).toEqual([path, expect.stringContaining('text/html')]);
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
  }
}

function otherAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
