import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { type Quota, readQuotas } from '@besesaka/schema/kernel/serving/quotas.ts';

export interface RestRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body?: string;
}

/** The raw response. */
export interface Carried {
  status: number;
  text: string;
  retryAfter: string | null;
  quotas: Quota[];
  setCookies: string[];
  /** The `Clear-Site-Data` header. */
  clearSiteData: string | null;
}

/** Sends one call to the marketplace; rejects after the time limit. */
export type Carrier = (request: RestRequest, timeoutMs: number) => Promise<Carried>;

export type MarketplaceFetch = (request: Request) => Promise<Response>;

/** For a marketplace in the same process: calls its handler directly. */
export function carrierInProcess(marketplaceFetch: MarketplaceFetch): Carrier {
  return async ({ address, ...call }, timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await marketplaceFetch(new Request(`http://marketplace${address}`, { ...call, signal }));
    return {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('retry-after'),
      quotas: quotasIn((name) => response.headers.get(name)),
      setCookies: response.headers.getSetCookie(),
      clearSiteData: response.headers.get('clear-site-data'),
    };
  };
}

/** Shorter than the idle timeout of servers, so that no call uses a connection that is being closed. */
const idleMs = 4_000;

/** Keep-alive HTTP with Node's own client, which takes a third of the time of its `fetch`. */
export function carrierOverHttp(url: string): Carrier {
  const base = url.replace(/\/$/, '');
  const { request: ask, Agent } = base.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  return async ({ method, address, headers, body }, timeoutMs) => {
    const length = body === undefined ? undefined : { 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const options = { method, headers: { ...headers, ...length }, agent, signal };
      ask(`${base}${address}`, options, done).on('error', fail).end(body);
    });
    return {
      status: answer.statusCode ?? 0,
      text: await text(answer),
      retryAfter: answer.headers['retry-after'] ?? null,
      quotas: quotasIn((name) => answer.headers[name]?.toString() ?? null),
      setCookies: answer.headers['set-cookie'] ?? [],
      clearSiteData: answer.headers['clear-site-data']?.toString() ?? null,
    };
  };
}

function quotasIn(header: (name: string) => string | null): Quota[] {
  return readQuotas({ policy: header('ratelimit-policy'), left: header('ratelimit') });
}
