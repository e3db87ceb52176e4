import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type PaymentStarted, paymentStarted } from '@besesaka/schema/payments/resources.ts';
import { subscription } from '@besesaka/schema/plans/resources.ts';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { payments } from '#payments/tables.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { programOf } from '#world/program.ts';
import { password } from '#world/world.ts';

export const secretKey = 'sk_test_of_the_tests';

const slowMs = 4_000;
/** For worlds whose provider may be slow: no longer is waited for it. */
export const impatient = { OUTSIDE_CALL_MS: '2500' };

const transactions = z.object({
  data: z.array(
    z.looseObject({
      id: z.number(),
      reference: z.string(),
      status: z.string(),
      customer: z.object({ email: z.string() }),
      amount: z.number(),
      fees: z.number().nullable(),
    }),
  ),
});

const refundList = z.object({
  data: z.array(z.object({ transaction: z.number(), amount: z.number(), status: z.string() })),
});

async function sandboxList<T extends z.ZodType>(url: string, path: string, shape: T): Promise<z.infer<T>> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${secretKey}` } });
  return shape.parse(await answer.json());
}

/** The fault that the proxy to the provider applies to a call. */
export type Weather =
  | 'fine'
  | 'away'
  | '500'
  | 'nonsense'
  | 'answer lost'
  | 'slow'
  | 'charge lost'
  | 'killed before'
  | 'killed after'
  | 'killed after the charge';

/** A marketplace and the sandbox, a process of its own that knows no more of it than the provider would. */
export async function startMoneyWorld(environment: Record<string, string> = {}) {
  let webhook: (request: Request) => Promise<Response> = async () => new Response('', { status: 503 });
  const hooks = await listen(createServer(getRequestListener((request) => webhook(request))));
  const sandbox = await startSandbox(hooks.url, environment);
  const sky = createSky();
  const asked: string[] = [];
  const way = await startWay(asked, () => ({ to: sandbox.url, ...sky.now() }));
  const market = await startTestMarketplace({
    // Whoever tests what becomes of payments asks more often than users may.
    environment: {
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_API_URL: way.url,
      PAYMENT_ASK_PAUSE_MS: '1',
      PAYMENT_CHECKS_PER_10_MINUTES: '100000',
      ...environment,
    },
  });
  webhook = (request) => market.marketplace.fetch(request);

  return {
    ...market,
    seller: (given?: Standing) => seller(market, given),
    admin: () => admin(market),
    wayUrl: way.url,
    get sandboxUrl() {
      return sandbox.url;
    },
    restartSandbox: sandbox.restart,
    /** Receives the webhooks in place of the marketplace. */
    takeWebhooks: (take: (request: Request) => Promise<Response>) => {
      webhook = (request) => (request.url.endsWith('/approval') ? market.marketplace.fetch(request) : take(request));
    },
    ...sky.controls,
    /** The calls to the provider so far. */
    asked,
    growOld: <B extends PaymentStarted>(begun: B) => growOld(market, begun),
    begin,
    initialize,
    pay,
    /** The sandbox's record of it. */
    transactions: async () => (await sandboxList(sandbox.url, '/transaction', transactions)).data,
    balances: () => balances(sandbox.url),
    refundsThere: (reference: string) => refundsThere(sandbox.url, reference),
    close: async () => {
      await market.close();
      sandbox.stop();
      for (const { server } of [hooks, way]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function createSky() {
  let weather: Weather = 'fine';
  let kill = () => {};
  let meanwhile: () => Promise<unknown> = async () => {};
  const controls = {
    setWeather: (next: Weather) => {
      weather = next;
    },
    /** Sets what the weather "killed" ends, before or after the provider got the call. */
    onDeath: (act: () => void) => {
      kill = act;
    },
    /** Happens after the provider did what it was asked, and before its answer arrives. */
    setMeanwhile: (act: () => Promise<unknown>) => {
      meanwhile = act;
    },
  };
  return { now: () => ({ weather, kill, meanwhile }), controls };
}

export type MoneyWorld = Awaited<ReturnType<typeof startMoneyWorld>>;

type TestMarketplace = Awaited<ReturnType<typeof startTestMarketplace>>;
type Standing = { verification?: 'verified' | 'required' };

async function seller(market: TestMarketplace, given: Standing = {}) {
  const shop = await market.world.createShop({ listingLimit: 5, ...given });
  const client = market.client();
  const login = await client.post('/api/login', { email: shop.owner.email, password });
  if (login.status !== 200) throw new Error(`No login: ${login.status}`);
  return { shop, client };
}

async function admin(market: TestMarketplace) {
  const { email } = await market.world.createUser({ staffRole: 'owner' });
  const client = market.client();
  await client.post('/api/login', { email, password });
  return client;
}

/** Starts a payment and returns the provider's page. */
async function begin({ client }: Pick<Awaited<ReturnType<typeof seller>>, 'client'>, plan = '1_month') {
  const chosen = await client.post('/api/subscriptions', { plan });
  const { id } = subscription.parse(chosen.body);
  return {
    subscriptionId: id,
    ...(await initialize({ client }, { payment_type: 'subscription', subscription_id: id })),
  };
}

async function initialize({ client }: Pick<Awaited<ReturnType<typeof seller>>, 'client'>, asked: object) {
  return paymentStarted.parse((await client.post('/api/payments/initialize', asked)).body);
}

/** A page that is young is answered again: for tests that want a second one. */
async function growOld<B extends PaymentStarted>({ db, clock }: TestMarketplace, begun: B): Promise<B> {
  const createdAt = new Date(clock.now().getTime() - 20 * 60_000);
  await db.update(payments).set({ createdAt }).where(eq(payments.id, begun.reference));
  return begun;
}

/** Fills in the provider's page and returns the address that it redirects to. */
async function pay(paymentUrl: string, choice: Record<string, string> = {}) {
  const form = new URLSearchParams({ channel: 'card', outcome: 'approve', webhook: '0', ...choice });
  const answer = await fetch(paymentUrl, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

async function startSandbox(url: string, environment: Record<string, string>) {
  const { PAYSTACK_SECRET_KEY: key = secretKey } = environment;
  const program = await programOf('sandbox/src/main.ts');
  const addresses = { WEBHOOK_URL: `${url}/api/payments/webhook`, APPROVAL_URL: `${url}/api/payouts/approval` };
  const { CLOCK_AT = '', SANDBOX_FILE = '' } = environment;
  const env = { ...process.env, PORT: '0', PAYSTACK_SECRET_KEY: key, CLOCK_AT, SANDBOX_FILE, ...addresses };
  async function start(changed: Record<string, string> = {}) {
    const child = fork(program, {
      execArgv: [],
      env: { ...env, ...changed },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ url: own }] = await once(child, 'message');
    return { url: String(own), child };
  }
  let one = await start();
  const stop = () => one.child.kill('SIGKILL');
  return {
    get url() {
      return one.url;
    },
    stop,
    /** Kills it and starts it again; with a file, it knows what it knew. */
    restart: async (changed: Record<string, string>) => {
      stop();
      one = await start(changed);
    },
  };
}

/** The provider's refunds of a payment, without failed ones. */
async function refundsThere(url: string, reference: string) {
  const [one] = (await sandboxList(url, '/transaction', transactions)).data.filter(
    (found) => found.reference === reference,
  );
  const { data } = await sandboxList(url, `/refund?transaction=${one?.id}`, refundList);
  return data.filter(({ status }) => status !== 'failed');
}

/** The money that the sandbox still has of each successful payment. */
async function balances(url: string): Promise<Map<string, number>> {
  const { data: all } = await sandboxList(url, '/transaction', transactions);
  const back = new Map<number, number>();
  for (const { transaction: id, amount, status } of (await sandboxList(url, '/refund', refundList)).data)
    if (status === 'processed') back.set(id, (back.get(id) ?? 0) + amount);
  const paid = all.filter(({ status }) => status === 'success');
  return new Map(
    paid.map(({ id, reference, amount, fees }) => [reference, amount - (fees ?? 0) - (back.get(id) ?? 0)]),
  );
}

interface Way {
  to: string;
  weather: Weather;
  kill: () => void;
  meanwhile: () => Promise<unknown>;
  hangUp: () => unknown;
}

/** The way to the provider, which notes what comes along it. */
function startWay(asked: string[], how: () => Omit<Way, 'hangUp'>) {
  const answer = getRequestListener((request, env) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    const hangUp = () => 'socket' in env.incoming && env.incoming.socket.destroy();
    return carry(request, { ...how(), hangUp });
  });
  return listen(createServer(answer));
}

async function carry(request: Request, { to, weather, kill, meanwhile, hangUp }: Way): Promise<Response> {
  if (weather === 'away') return dead(hangUp);
  if (weather === 'killed before') return dead(kill);
  if (weather === '500') return new Response('{"status":false}', { status: 500 });
  if (weather === 'nonsense') return new Response('<html>Maintenance</html>', { status: 200 });
  const { pathname, search } = new URL(request.url);
  const isAct = request.method !== 'GET';
  const body = isAct ? await request.text() : null;
  const answer = await fetch(to + pathname + search, { method: request.method, headers: request.headers, body });
  await meanwhile();
  // Later than anybody waits for it, and done all the same.
  if (weather === 'slow') await delay(slowMs);
  // Questions are answered, and what is asked to be done is done without a word.
  if (weather === 'answer lost' || (weather === 'charge lost' && isAct)) return new Response('', { status: 502 });
  if (weather === 'killed after the charge' && isAct) return dead(kill);
  if (weather === 'killed after') return dead(kill);
  return new Response(await answer.text(), { status: answer.status, headers: { 'content-type': 'application/json' } });
}

function dead(kill: () => unknown): Response {
  kill();
  return new Response('', { status: 502 });
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}
