import { setTimeout as delay } from 'node:timers/promises';
import { UpstreamError } from './errors.ts';
import type { Metrics } from './metrics.ts';

export type MarketplaceFetch = (request: Request) => Promise<Response>;

export interface RestRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body?: string;
}

export interface RestAnswer {
  status: number;
  body: unknown;
  retryAfter: string | null;
  setCookies: string[];
}

export interface Rest {
  send(request: RestRequest, mayJoin: boolean): Promise<RestAnswer>;
}

interface RestDeps {
  marketplaceFetch: MarketplaceFetch;
  serviceSecret: string;
  metrics: Metrics;
  timeoutMs?: number;
}

const unavailable = new Set([502, 503, 504]);

/** The only place that talks HTTP to the marketplace: time limit, one retry of reads, joined anonymous reads. */
export function createRest({ marketplaceFetch, serviceSecret, metrics, timeoutMs = 10_000 }: RestDeps): Rest {
  const inFlight = new Map<string, Promise<RestAnswer>>();

  async function once({ method, address, headers, body }: RestRequest): Promise<RestAnswer> {
    const request = new Request(`http://marketplace${address}`, {
      method,
      headers: { ...headers, 'x-service-secret': serviceSecret },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const stop = metrics.restSeconds.startTimer({ method });
    const response = await marketplaceFetch(request);
    const answer = {
      status: response.status,
      body: response.status === 204 ? null : await readJson(response),
      retryAfter: response.headers.get('retry-after'),
      setCookies: response.headers.getSetCookie(),
    };
    stop();
    return answer;
  }

  async function withRetry(request: RestRequest): Promise<RestAnswer> {
    if (request.method !== 'GET') return once(request);
    const first = await once(request).catch((error: unknown) => error);
    if (isAnswer(first) && !unavailable.has(first.status)) return first;
    await delay(50 + Math.random() * 50);
    return once(request);
  }

  async function send(request: RestRequest, mayJoin: boolean): Promise<RestAnswer> {
    if (!mayJoin) return withRetry(request);
    const running = inFlight.get(request.address);
    if (running) return running;
    const started = withRetry(request).finally(() => inFlight.delete(request.address));
    inFlight.set(request.address, started);
    return started;
  }

  return { send };
}

/** Keep-alive HTTP to a marketplace of its own; connections are pooled by Node's fetch. */
export function marketplaceOverHttp(url: string): MarketplaceFetch {
  const base = url.replace(/\/$/, '');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.text();
    const { method, headers, signal } = request;
    return fetch(`${base}${pathname}${search}`, { method, headers, signal, body, redirect: 'manual' });
  };
}

function isAnswer(value: unknown): value is RestAnswer {
  return typeof value === 'object' && value !== null && 'setCookies' in value;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new UpstreamError(`The marketplace answered ${response.status} with something that is not JSON`);
  }
}
