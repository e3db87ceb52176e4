import { createServer, type ServerResponse } from 'node:http';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoSite, startDemoSite } from '#demo-site.ts';

/** The ids of received deliveries, in order. */
const received: string[] = [];
/** While true, requests get no answer. */
let isHolding = false;
const heldResponses: ServerResponse[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (JSON.parse(body).type === 'endpoint.test') return void response.end(body);
    received.push(String(request.headers['webhook-id']));
    if (isHolding) heldResponses.push(response);
    else response.writeHead(204).end();
  });
});

let site: DemoSite;
let hook: string;
beforeAll(async () => {
  if (!isDeep()) return;
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as { port: number };
  hook = `http://127.0.0.1:${port}/`;
  site = await startDemoSite({ WEBHOOK_LOOPBACK_PORTS: String(port) });
}, 60_000);
afterAll(async () => {
  await site?.close();
  receiver.closeAllConnections();
  receiver.close();
});

async function logIn(email: string) {
  const headers = { 'content-type': 'application/json' };
  const input = JSON.stringify({ email, password: 'Akwaaba#2026', answers_tokens: true });
  const { tokens } = await (await fetch(`${site.url}/api/login`, { method: 'POST', headers, body: input })).json();
  return async (path: string, body: object) => {
    const authorized = { ...headers, authorization: `Bearer ${tokens.access_token}` };
    const init = { method: 'POST', headers: authorized, body: JSON.stringify(body) };
    return (await fetch(`${site.url}${path}`, init)).json();
  };
}

async function restart(): Promise<void> {
  await site.server.kill('SIGKILL');
  await site.server.start();
}

const eventually = (count: number, withinMs: number) =>
  expect.poll(() => received.length, { timeout: withinMs, interval: 200 }).toBeGreaterThanOrEqual(count);

test.runIf(isDeep())(
  'a site killed at any moment of a delivery still sends it',
  async () => {
    const seller = await logIn('seller@besesaka.test');
    const { id } = await seller('/api/webhook-endpoints', { name: 'Printer', url: hook, events: ['order.placed'] });
    await seller(`/api/webhook-endpoints/${id}/test`, {});
    const { results } = await (await fetch(`${site.url}/api/shops/adepa-kente-house/products`)).json();
    const order = async () => {
      const buyer = await logIn('buyer@besesaka.test');
      const { order } = await buyer('/api/orders/single', {
        product_id: results[0].id,
        quantity: 1,
        shipping_full_name: 'Afua Darko',
        shipping_phone: '0244123456',
        shipping_address: '14 Ring Road',
        shipping_city: 'Accra',
        shipping_region: 'Greater Accra',
      });
      expect(order.order_id).toMatch(/^[A-Z0-9]+$/);
    };

    // Before the event became a delivery.
    await order();
    await restart();
    await eventually(1, 10_000);

    // While the endpoint has the request and has not answered.
    isHolding = true;
    await order();
    await eventually(2, 10_000);
    await restart();
    isHolding = false;
    await eventually(3, 75_000);
    expect(received[2]).toBe(received[1]);

    // At the moment of the answer, before or after it was written down: at least once, always the same id.
    isHolding = true;
    await order();
    await eventually(4, 10_000);
    isHolding = false;
    for (const response of heldResponses.splice(0)) if (!response.destroyed) response.writeHead(204).end();
    await restart();
    await new Promise((done) => setTimeout(done, 65_000));
    expect(new Set(received.slice(3)).size).toBe(1);
    expect(new Set(received).size).toBe(3);
  },
  240_000,
);
