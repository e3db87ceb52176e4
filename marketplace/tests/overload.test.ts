import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { REQUESTS_AT_WORK: '2', REQUESTS_WAITING: '8' } });
});
afterAll(() => market.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return market.marketplace.fetch(new Request(`http://localhost:4000${path}`, init));
}

function statuses(answers: Response[]): Record<number, number> {
  return Object.fromEntries([200, 503].map((status) => [status, answers.filter((a) => a.status === status).length]));
}

test('requests beyond the capacity get 503 with Retry-After, and the health checks still answer', async () => {
  const crowd = Array.from({ length: 30 }, () => ask('/api/v1/products'));
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  const answers = await Promise.all(crowd);
  // Two at work, and for strangers half of the places to wait.
  expect(statuses(answers)).toEqual({ 200: 6, 503: 24 });
  for (const refusal of answers.filter(({ status }) => status === 503)) {
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal.json()).toMatchObject({ code: 'UNAVAILABLE' });
  }
  expect((await ask('/api/v1/products')).status).toBe(200);
  expect(await (await ask('/metrics')).text()).toContain('http_requests_shed_total 24');
});

test('requests of our own services are refused last', async () => {
  const headers = { 'x-service-secret': testSecrets.SERVICE_SECRET };
  const strangers = Array.from({ length: 20 }, () => ask('/api/v1/products'));
  const own = Array.from({ length: 4 }, () => ask('/api/v1/products', { headers }));
  expect(statuses(await Promise.all(own))).toEqual({ 200: 4, 503: 0 });
  await Promise.all(strangers);
});

test('bodies that never end take no capacity', async () => {
  const abort = new AbortController();
  const endless = () => new ReadableStream({ pull: () => new Promise(() => {}) });
  const headers = { 'content-type': 'application/json' };
  const slow = Array.from({ length: 30 }, () => {
    const request = {
      method: 'POST',
      headers,
      body: endless(),
      duplex: 'half',
      signal: abort.signal,
    };
    return ask('/api/login', request).catch(() => null);
  });
  expect((await ask('/api/v1/products')).status).toBe(200);
  abort.abort();
  await Promise.race([Promise.all(slow), new Promise((done) => setTimeout(done, 200))]);
});

test('one address with endless requests does not delay another', async () => {
  const from = (address: string) => ({
    headers: { 'x-service-secret': testSecrets.SERVICE_SECRET, 'x-client-address': address },
  });
  const many = Array.from({ length: 60 }, (_, n) => ask(`/api/v1/products/search?q=a${n}`, from('10.0.0.1')));
  const few = [];
  for (let turn = 0; turn < 5; turn += 1) few.push(await ask('/api/v1/products', from('10.0.0.2')));
  expect(few.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses(await Promise.all(many))[503]).toBeGreaterThan(40);
});
