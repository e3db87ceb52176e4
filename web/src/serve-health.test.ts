import { expect, test } from 'vitest';
import { createHealthServer } from './serve-health.ts';

test('the web server reports that it is ready, and shows counts of pages and refusals only internally', async () => {
  const fetch = createHealthServer({ fetch: async () => new Response('a page', { status: 503 }), refused: () => 7 });
  const ask = (path: string, headers = {}) => fetch(new Request(`http://web.test${path}`, { headers }));
  for (const path of ['/healthz', '/readyz']) expect(await (await ask(path)).json()).toEqual({ status: 'ok' });
  expect(await (await ask('/products')).text()).toBe('a page');
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toContain('web_requests_shed_total 7');
  expect(metrics).toContain('web_request_seconds_count{status="503"} 1');
  expect(await (await ask('/metrics', { 'x-forwarded-for': '41.0.0.1' })).text()).toBe('a page');
});
