import { createHash } from 'node:crypto';
import * as timing from 'node:perf_hooks';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import {
  createLoadShedder,
  type LoadLimits,
  Overloaded,
  retryAfterSeconds,
} from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { pageLifeSeconds } from '@besesaka/schema/kernel/serving/page-life.ts';
import { lowDataCookie } from '#platform/device/preferences.ts';
import type { Log } from '#platform/log.ts';
import type { Reply } from '#platform/page/reply.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import { htmlDocument } from './html-document.ts';
import { createPageCache } from './page-cache.ts';
import { isPrivate, pageAddress, refusedStatus } from './page-url.ts';
import { securityHeaders } from './security-headers.ts';
import { fetchInTurn } from './turns.ts';
import type { WebFiles } from './web-files.ts';

interface Caller {
  address: string | undefined;
}

interface Page {
  status: number;
  location?: string;
  complete: boolean;
  /** When its data was read, in milliseconds. */
  madeAt: number;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

export interface PageServerDeps {
  files: WebFiles;
  graphqlFetch(request: Request): Promise<Response>;
  publicUrl: string;
  log: Log;
  load?: LoadLimits;
}

/** Rendering is CPU-bound, so more at once would only take longer. */
export const renderingLoad: LoadLimits = { atWork: 8, waiting: 32 };

const longestCachedAddress = 500;

/** What the cached pages may weigh together, uncompressed. */
const cachedBytes = 64 * 1024 * 1024;

export function createPageServer(deps: PageServerDeps) {
  const { publicUrl, load = renderingLoad, log } = deps;
  const cache = createVisitorsCache();
  const shedder = createLoadShedder(load, timing);
  const security = securityHeaders(publicUrl);
  const { origin } = new URL(publicUrl);
  const make = makerOf(deps);

  function findPage(address: string, lowData: boolean, asker: Caller): Promise<Page> {
    const key = `${lowData ? 'low' : 'full'} ${address}`;
    const render = () => shedder.run(() => make(new URL(origin + address), lowData), asker);
    return key.length > longestCachedAddress ? render() : cache.get(key, render);
  }

  /**
   * The 404 page for an invalid or ambiguous URL, without a script, because the script would parse the URL again.
   */
  function refused(asker: Caller): Promise<Page> {
    return cache.get('refused', () => shedder.run(() => make(new URL('/not-here', publicUrl), false, false), asker));
  }

  /** Renders a page for a single request, bypassing the cache. */
  async function serveReply(request: Request, url: URL, reply: Reply, status?: number): Promise<Response> {
    const address = pageAddress(url);
    if (address === null) return servePage(request, url);
    const { lowData } = requestedLowData(request);
    const render = () => make(new URL(origin + address), lowData, true, reply);
    const page = await shedder.run(render, { address: senderOf(request) }).catch((err: unknown) => {
      if (!(err instanceof Overloaded)) log.error({ err, path: url.pathname }, 'a page could not be rendered');
    });
    if (!page) return respondAtCapacity(security);
    const headers = { ...security, 'cache-control': 'no-store', ...(isPrivate(url) && ofPrivate) };
    return send(request, { ...page, status: status ?? page.status }, headers);
  }

  async function servePage(request: Request, url: URL): Promise<Response> {
    const address = pageAddress(url);
    const requested = requestedLowData(request);
    const asker = { address: senderOf(request) };
    const page = await (address === null ? refused(asker) : findPage(address, requested.lowData, asker)).catch(
      (err: unknown) => {
        if (err instanceof Overloaded) return 'overloaded' as const;
        log.error({ err, path: url.pathname }, 'a page could not be rendered');
        return null;
      },
    );
    if (page === 'overloaded') return respondAtCapacity(security);
    if (!page) return plain(500, 'Something went wrong', security);
    if (address === null)
      return send(request, { ...page, status: refusedStatus(url) }, { ...security, 'cache-control': 'no-store' });
    const headers = { ...security, ...(isPrivate(url) ? ofPrivate : cacheHeaders(page, requested.byCookie)) };
    if (page.status === 200 && request.headers.get('if-none-match') === page.etag)
      return new Response(null, { status: 304, headers });
    return send(request, page, headers);
  }

  return { servePage, serveReply, refused: shedder.refused };
}

/** Renders a page and wraps it in the HTML document. */
function makerOf({ files, graphqlFetch, log }: PageServerDeps) {
  const fetchData = fetchInTurn(graphqlFetch);
  return async function make(url: URL, lowData: boolean, withScript = true, reply?: Reply): Promise<Page> {
    const onError = (err: unknown) => log.error({ err, path: url.pathname }, 'a page could not be rendered whole');
    const madeAt = Date.now();
    const rendered = await files.render({ url, lowData, reply, graphqlFetch: fetchData, onError });
    if (rendered.kind === 'redirect') {
      const { status, location } = rendered;
      return { status, location, complete: true, madeAt, etag: '', body: new Uint8Array(), packed: {} };
    }
    const assets = files.assets(rendered.screens);
    const html = htmlDocument(rendered, withScript ? assets : { ...assets, files: null }, lowData);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
    const body = new TextEncoder().encode(html);
    const { status, complete } = rendered;
    return { status, complete, madeAt, etag, body, packed: {} };
  };
}

function createVisitorsCache() {
  return createPageCache<Page>({
    milliseconds: pageLifeSeconds * 1000,
    entries: 500,
    bytes: cachedBytes,
    bytesOf: ({ body }) => body.byteLength,
    mayCache: ({ complete }) => complete,
  });
}

/** The client that a request is counted for, by the proxy's header. */
export function senderOf({ headers }: Request): string | undefined {
  return headers.get(clientAddressHeader) ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
}

function plain(status: number, text: string, security: Record<string, string>): Response {
  return new Response(text, { status, headers: { ...security, 'cache-control': 'no-store' } });
}

/** A short response for an overloaded server. */
function respondAtCapacity(security: Record<string, string>): Response {
  const response = plain(503, 'Too many people are here just now. Please try again in a moment.', security);
  response.headers.set('retry-after', String(retryAfterSeconds()));
  return response;
}

/** The headers stay a plain record: converting them to `Headers` and back would double the cost of a cached page. */
async function send(request: Request, page: Page, headers: Record<string, string>): Promise<Response> {
  if (page.location !== undefined)
    return new Response(null, { status: page.status, headers: { ...headers, location: page.location } });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  page.packed[encoding] ??= compress(page.body, encoding);
  const body = await page.packed[encoding];
  return new Response(request.method === 'HEAD' ? null : body, {
    status: page.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.byteLength),
    },
  });
}

/** A mail link is a credential, so its page is not cached and its URL is not sent as a referrer. A checkout is personal. */
const ofPrivate = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

function cacheHeaders(page: Page, byCookie: boolean): Record<string, string> {
  if (!page.complete) {
    return { 'cache-control': 'no-store', ...(page.status === 503 && { 'retry-after': String(retryAfterSeconds()) }) };
  }
  return {
    'cache-control': byCookie ? 'private, no-cache' : `public, max-age=0, s-maxage=${secondsLeft(page)}`,
    vary: 'accept-encoding, cookie, save-data',
    ...(page.etag && { etag: page.etag }),
  };
}

/** A cache in front of us counts the age that the page has here. */
function secondsLeft({ madeAt }: Page): number {
  return Math.max(0, Math.floor(pageLifeSeconds - (Date.now() - madeAt) / 1000));
}

/** The user's switch, on or off; without it, the browser's Save-Data header. */
function requestedLowData(request: Request): { lowData: boolean; byCookie: boolean } {
  const choice = new RegExp(`(?:^|;\\s*)${lowDataCookie}=(on|off)`).exec(request.headers.get('cookie') ?? '')?.[1];
  if (choice) return { lowData: choice === 'on', byCookie: true };
  return { lowData: request.headers.get('save-data')?.toLowerCase() === 'on', byCookie: false };
}
