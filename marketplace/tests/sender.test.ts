import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { requestContext } from '#platform/http/context.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { createRouter } from '#platform/http/router.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

/** The address that the service counts for a request over a real connection. */
async function counted(trusted: string, headers: Record<string, string>): Promise<string> {
  const config = { ...market.config, ...readTrusted(trusted) };
  const app = createRouter();
  app.use(requestContext({ shared: { ...market.marketplace.shared, config }, now: market.clock.now }));
  app.get('/', (c) => c.text(c.get('ctx').client.address));
  const server = createHttpServer(async (request, env) => app.fetch(request, env));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  // A listening TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  return answer.text();
}

function readTrusted(trusted: string) {
  const config = readConfig({ DATABASE_URL: 'postgres://x', ...testSecrets, TRUSTED_PROXIES: trusted });
  return { trustedProxies: config.trustedProxies };
}

const secret = { 'x-service-secret': testSecrets.SERVICE_SECRET };

test('behind a trusted proxy users are counted by their own addresses', async () => {
  expect(await counted('127.0.0.1', { 'x-forwarded-for': '1.1.1.1, 154.160.1.2' })).toBe('154.160.1.2');
  expect(await counted('loopback', { 'x-forwarded-for': '2c0f:fb50:1:2:3::9' })).toBe('2c0f:fb50:1:2::/64');
});

test('forwarded addresses of other senders are ignored, also in a private network', async () => {
  expect(await counted('', { 'x-forwarded-for': '154.160.1.2' })).toBe('127.0.0.1');
  expect(await counted('10.0.0.0/8', { 'x-forwarded-for': '154.160.1.2' })).toBe('127.0.0.1');
});

test("the BFF sends the client's address with its secret, and only so", async () => {
  expect(await counted('', { ...secret, 'x-client-address': '154.160.1.2' })).toBe('154.160.1.2');
  expect(await counted('', { 'x-client-address': '154.160.1.2' })).toBe('127.0.0.1');
  expect(await counted('', { 'x-service-secret': 'wrong', 'x-client-address': '154.160.1.2' })).toBe('127.0.0.1');
  const outside = { ...secret, 'x-client-address': '9.9.9.9', 'x-forwarded-for': '154.160.1.2' };
  expect(await counted('loopback', outside)).toBe('154.160.1.2');
});

test('an invalid list of trusted proxies stops the start', () => {
  expect(() => readTrusted('the-proxy')).toThrow(/TRUSTED_PROXIES/);
});
