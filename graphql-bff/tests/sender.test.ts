import { createServer, type IncomingHttpHeaders } from 'node:http';
import { startTestRedis } from '@besesaka/marketplace/tests/world/redis.ts';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './bff.ts';
import { startBffProcess } from './processes.ts';

test('the marketplace gets the address that a trusted proxy reports, and never the one that the client sends', async () => {
  const receivedHeaders: IncomingHttpHeaders[] = [];
  const marketplace = createServer((request, response) => {
    receivedHeaders.push(request.headers);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  const marketplaceUrl = await listen(marketplace);
  const redis = await startTestRedis();
  onTestFinished(async () => {
    marketplace.closeAllConnections();
    marketplace.close();
    await redis.close();
  });
  const environment = { TRUSTED_PROXIES: 'loopback' };
  const bff = await startBffProcess({ redisUrl: redis.url, marketplaceUrl, environment });
  onTestFinished(() => bff.kill());
  const forwardedHeaders = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ query: '{ categories { name } }' });
    receivedHeaders.length = 0;
    await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return receivedHeaders.find((sent) => sent['x-client-address']);
  };
  const reported = { 'x-forwarded-for': '1.1.1.1, 154.160.1.2' };
  const proxied = await forwardedHeaders({ ...reported, 'x-client-address': '9.9.9.9' });
  expect(proxied?.['x-client-address']).toBe('154.160.1.2');
  // The header would mark the call as external.
  expect(proxied?.['x-forwarded-for']).toBeUndefined();
  expect((await forwardedHeaders({ 'x-client-address': '9.9.9.9' }))?.['x-client-address']).toBe('127.0.0.1');
  expect((await fetch(`${bff.url}/metrics`)).status).toBe(200);
  expect((await fetch(`${bff.url}/metrics`, { headers: reported })).status).toBe(404);
}, 60_000);
