import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLoad } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { getRequestListener } from '@hono/node-server';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { BffConfig } from '#config.ts';
import type { Bus, ExpiringValues } from '#platform/bus/bus.ts';
import { createMemoryExpiringValues } from '#platform/bus/memory-expiring-values.ts';
import type { Manifest } from '#platform/graphql/persisted.ts';
import {
  type Carried,
  type Carrier,
  carrierInProcess,
  type MarketplaceFetch,
  type RestRequest,
} from '#platform/rest/carrier.ts';
import { usualSockets } from '#platform/sockets/limits.ts';
import { type BffDeps, createGraphqlBff } from '#server.ts';

export const serviceSecret = 'a-service-secret-of-the-tests-'.repeat(2);

const loud = (...words: unknown[]) => process.env.BFF_TEST_LOG && console.log(...words);

export const silent = { debug() {}, info() {}, warn: loud, error: loud };

/** For tests in which nothing is live. */
export const quietBus: Bus = {
  publish: async () => {},
  subscribe: async () => async () => {},
  onReconnect: () => {},
  status: () => 'up',
  close: async () => {},
};

interface Given {
  /** Not needed with a carrier of the test's own. */
  marketplaceFetch?: MarketplaceFetch;
  carrier?: Carrier;
  bus: Bus;
  values?: ExpiringValues;
  times?: BffDeps['times'];
  budget?: BffDeps['budget'];
  tokenBudget?: BffDeps['tokenBudget'];
  log?: BffDeps['log'];
  documents?: Manifest;
  config?: Partial<BffConfig>;
  /** The clock of the marketplace, so that its tokens are as old here as there. */
  now?: () => Date;
}

interface Reference {
  paths: Record<string, Record<string, { 'x-codes': string[] }>>;
}

async function readDocumentedCodes(marketplaceFetch: MarketplaceFetch) {
  const answer = await marketplaceFetch(new Request('http://127.0.0.1/api/openapi.json'));
  const { paths }: Reference = JSON.parse(await answer.text());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-codes': codes }]) => {
      const call = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/?]+')}`;
      return { pattern: new RegExp(`^${call}(\\?|$)`), codes };
    }),
  );
}

/** Codes that any call may return. */
const usual = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'TOO_LARGE'];

/** Whatever is refused in whichever test: the reference says that it may be, and so do the mutations. */
async function asTold(
  marketplaceFetch: MarketplaceFetch,
  { method, address }: RestRequest,
  answer: Carried,
): Promise<Carried> {
  if (answer.status < 400 || method === 'GET') return answer;
  const [, code = ''] = /"code":"([A-Z_]+)"/.exec(answer.text) ?? [];
  const documented = await readDocumentedCodes(marketplaceFetch);
  const codes = documented.filter(({ pattern }) => pattern.test(`${method} ${address}`)).flatMap((one) => one.codes);
  if (code && ![...codes, ...usual].includes(code)) {
    throw new Error(`${method} ${address} answers ${code}, which its reference does not list`);
  }
  return answer;
}

/** The BFF on a port of its own, with the calls of its last request to the marketplace. */
export async function startBff({
  marketplaceFetch = async () => Response.json({}),
  carrier,
  bus,
  values,
  times,
  budget,
  tokenBudget,
  documents,
  config,
  now,
  log = silent,
}: Given) {
  const calls: string[] = [];
  const carry = carrierInProcess(marketplaceFetch);
  const server = createServer();
  const url = await listen(server);
  const bff = createGraphqlBff({
    config: {
      publicUrl: 'http://localhost:4000',
      serviceSecret,
      graphiql: true,
      checkAnswers: true,
      load: defaultLoad,
      sockets: usualSockets,
      ...config,
    },
    bus,
    values: values ?? createMemoryExpiringValues(),
    times,
    budget,
    tokenBudget,
    documents,
    now,
    log,
    carrier(request, timeoutMs) {
      if (carrier) return carrier(request, timeoutMs);
      calls.push(`${request.method} ${request.address}`);
      return carry(request, timeoutMs).then((answer) => asTold(marketplaceFetch, request, answer));
    },
  });
  server.on('request', getRequestListener(bff.fetch));
  server.on('upgrade', bff.handleUpgrade);
  return {
    url,
    bff,
    calls,
    // Behind a proxy, a page of the site is on the scheme of its public URL.
    browser: () =>
      createBrowser(bff.fetch, url, config?.publicUrl?.startsWith('https:') ? url.replace('http:', 'https:') : url),
    async close() {
      await bff.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type TestBff = Awaited<ReturnType<typeof startBff>>;

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A listening TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** JSON that a test reads freely: a wrong step shows as a failed expectation. */
export type Json = { [key: string]: Json } & { [index: number]: Json };

/** The outcome of a mutation: its first error, or the object that it returns, or its fields. */
export function resultOf(payload: Json | undefined): Json | undefined {
  const { errors, ...fields } = payload ?? {};
  const [first, ...others] = Object.values(fields);
  const isObject = typeof first === 'object' && !Array.isArray(first) && others.length === 0;
  return errors?.[0] ?? (isObject ? first : fields);
}

/** Keeps cookies as a browser does, for HTTP and for sockets alike. */
export function createBrowser(fetch: (request: Request) => Promise<Response>, url: string, origin = url) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(init: RequestInit & { path?: string; headers?: Record<string, string> }) {
    const headers = { origin, ...(cookies.size > 0 && { cookie: cookie() }), ...init.headers };
    const response = await fetch(new Request(url + (init.path ?? '/graphql'), { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function query(text: string, variables: Record<string, unknown> = {}): Promise<Json> {
    const body = JSON.stringify({ query: text, variables });
    const response = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return JSON.parse(await response.text());
  }

  async function logIn(email: string, password: string): Promise<Json> {
    return query(`mutation ($input: LogInInput!) { logIn(input: $input) { viewer { user { id } } } }`, {
      input: { email, password },
    });
  }

  /** A tab of this browser. */
  function tab(
    options: { retry?: boolean; onClose?: (code: number) => void; at?: string; authorization?: string } = {},
  ): Client {
    const header = cookie();
    class WithCookies extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { origin: options.at ?? origin, headers: header ? { cookie: header } : {} });
      }
    }
    return createClient({
      url: `${(options.at ?? url).replace('http', 'ws')}/graphql`,
      webSocketImpl: WithCookies,
      ...(options.authorization && { connectionParams: { authorization: options.authorization } }),
      lazy: true,
      retryAttempts: options.retry ? 1000 : 0,
      retryWait: () => new Promise((done) => setTimeout(done, 50)),
      shouldRetry: () => true,
      on: {
        closed: (event) => {
          if (typeof event === 'object' && event !== null && 'code' in event) options.onClose?.(Number(event.code));
        },
      },
    });
  }

  return { cookies, cookie, send, query, logIn, tab };
}

export type Browser = ReturnType<typeof createBrowser>;

/** Collects what a subscription says, and waits for it to say enough. */
export function watch(client: Client, text: string, variables: Record<string, unknown> = {}) {
  const events: Json[] = [];
  const errors: unknown[] = [];
  const stop = client.subscribe<Json>(
    { query: text, variables },
    {
      next: (result) => void events.push(JSON.parse(JSON.stringify(result))),
      error: (error) => void errors.push(error),
      complete() {},
    },
  );
  return { events, errors, stop, until: (count: number) => eventually(() => events.length >= count) };
}

export async function eventually(isTrue: () => boolean, withinMs = 8_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`This did not come true within ${withinMs} ms: ${isTrue}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}
