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
    const { status, headers } = response;
    return carried(status, await response.text(), headers.getSetCookie(), (name) => headers.get(name));
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
    const { statusCode = 0, headers: given } = answer;
    return carried(
      statusCode,
      await text(answer),
      given['set-cookie'] ?? [],
      (name) => given[name]?.toString() ?? null,
    );
  };
}

function carried(status: number, text: string, setCookies: string[], header: (name: string) => string | null): Carried {
  return {
    status,
    text,
    setCookies,
    retryAfter: header('retry-after'),
    quotas: readQuotas({ policy: header('ratelimit-policy'), left: header('ratelimit') }),
    clearSiteData: header('clear-site-data'),
  };
}
