import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentStarted } from '@besesaka/schema/payments/resources.ts';
import { subscription } from '@besesaka/schema/plans/resources.ts';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';
import { password } from '#platform/testing/world.ts';

export const secretKey = 'sk_test_of_the_tests';

const transactions = z.object({
  data: z.array(
    z.looseObject({ reference: z.string(), status: z.string(), amount: z.number(), fees: z.number().nullable() }),
  ),
});

/** What the way to the provider does to a call. */
export type Weather = 'fine' | 'away' | 'slow' | '500' | 'nonsense' | 'answer lost';

/** A marketplace and the sandbox, a process of its own that knows no more of it than the provider would. */
export async function startMoneyWorld(environment: Record<string, string> = {}) {
  let webhook: (request: Request) => Promise<Response> = async () => new Response('', { status: 503 });
  const hooks = await listen(createServer(getRequestListener((request) => webhook(request))));
  const sandbox = await startSandbox(`${hooks.url}/api/payments/webhook`);
  let weather: Weather = 'fine';
  const way = await listen(createServer(getRequestListener((request) => carry(request, sandbox.url, weather))));
  const it = await startTestMarketplace({
    environment: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_API_URL: way.url, ...environment },
  });
  webhook = (request) => it.marketplace.fetch(request);

  async function seller(given: { verification?: 'verified' | 'required' } = {}) {
    const shop = await it.world.createShop({ listingLimit: 5, ...given });
    const client = it.client();
    const login = await client.post('/api/login', { email: shop.owner.email, password });
    if (login.status !== 200) throw new Error(`No login: ${login.status}`);
    return { shop, client };
  }
  type Seller = Awaited<ReturnType<typeof seller>>;

  return {
    ...it,
    seller,
    wayUrl: way.url,
    setWeather: (next: Weather) => {
      weather = next;
    },
    /** Up to the provider's page. */
    begin: async ({ client }: Seller, plan = '1_month') => {
      const chosen = await client.post('/api/subscriptions', { plan });
      const started = await client.post('/api/payments/initialize', {
        payment_type: 'subscription',
        subscription_id: chosen.body.id,
      });
      return { subscriptionId: subscription.parse(chosen.body).id, ...paymentStarted.parse(started.body) };
    },
    /** What somebody does on the provider's page. */
    pay: async (paymentUrl: string, choice: Record<string, string> = {}) => {
      const form = new URLSearchParams({ channel: 'card', outcome: 'approve', webhook: '0', ...choice });
      const answer = await fetch(paymentUrl, { method: 'POST', body: form, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    /** What the sandbox has of it. */
    transactions: async () => {
      const answer = await fetch(`${sandbox.url}/transaction`, { headers: { authorization: `Bearer ${secretKey}` } });
      return transactions.parse(await answer.json()).data;
    },
    close: async () => {
      await it.close();
      sandbox.stop();
      for (const { server } of [hooks, way]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

export type MoneyWorld = Awaited<ReturnType<typeof startMoneyWorld>>;

async function startSandbox(webhookUrl: string) {
  const script = new URL('../../../sandbox/src/main.ts', import.meta.url).pathname;
  const env = { ...process.env, PORT: '0', PAYSTACK_SECRET_KEY: secretKey, WEBHOOK_URL: webhookUrl };
  const child = fork(script, { execArgv: ['--import', 'tsx'], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url }] = await once(child, 'message');
  return { url: String(url), stop: () => child.kill('SIGKILL') };
}

async function carry(request: Request, to: string, weather: Weather): Promise<Response> {
  if (weather === 'away') return Response.error();
  if (weather === '500') return new Response('{"status":false}', { status: 500 });
  if (weather === 'nonsense') return new Response('<html>Maintenance</html>', { status: 200 });
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'POST' ? await request.text() : null;
  const answer = await fetch(to + pathname + search, { method: request.method, headers: request.headers, body });
  if (weather === 'answer lost') return new Response('', { status: 502 });
  if (weather === 'slow') await new Promise((done) => setTimeout(done, 8_000));
  return new Response(await answer.text(), { status: answer.status, headers: { 'content-type': 'application/json' } });
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}
