import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Ctx } from '#platform/context.ts';
import { createFormBudget } from './form-budget.ts';
import type { HttpEnv } from './http-env.ts';
import { parseForm } from './parse-form.ts';

/** Node's own classes, even if a library has replaced the globals. */
function platformRequest(): typeof Request {
  let found = Request;
  for (let base = Object.getPrototypeOf(found); base !== Function.prototype; base = Object.getPrototypeOf(found))
    found = base;
  return found;
}

test('a form is read completely without patched globals', async () => {
  vi.stubGlobal('Request', platformRequest());
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', { viewer: { userId: 'kofi' }, client: { address: '127.0.0.1' } } as unknown as Ctx);
    c.set('forms', createFormBudget({ all: 10_000, address: 10_000, user: 10_000 }));
    await next();
  });
  app.post('/', parseForm({ bytes: 5000 }), async (c) => {
    const form = await c.req.formData();
    return c.text(`${form.get('name')} ${c.req.header('x-own')}`);
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const body = new FormData();
  body.append('name', 'Ama’s Shop');
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers: { 'x-own': 'stays' } });
  expect([answer.status, await answer.text()]).toEqual([200, 'Ama’s Shop stays']);
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});
