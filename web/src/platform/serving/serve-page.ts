import { createHash } from 'node:crypto';
import * as timing from 'node:perf_hooks';
import { comeAgainIn, createLoadShedder, type LoadLimits, Overloaded } from '@besesaka/schema/kernel/load-shedder.ts';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { lowDataCookie } from '#platform/device/preferences.ts';
import type { Log } from '#platform/log.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import { htmlDocument } from './html-document.ts';
import { createPageCache } from './page-cache.ts';
import { pageUrl } from './page-url.ts';
import { securityHeaders } from './security-headers.ts';
import { fetchInTurn } from './turns.ts';
import type { WebFiles } from './web-files.ts';

interface Asker {
  address: string | undefined;
}

interface Page {
  status: number;
  location?: string;
  complete: boolean;
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

/** Rendering is work for the processor alone, so that more at once would only take longer. */
export const renderingLoad: LoadLimits = { atWork: 8, waiting: 32 };

const longestKeptAddress = 500;

export function createPageServer({ files, graphqlFetch, publicUrl, load = renderingLoad, log }: PageServerDeps) {
  const cache = createPageCache<Page>({ milliseconds: 5000, entries: 200, mayKeep: (page) => page.complete });
  const shedder = createLoadShedder(load, timing);
  const security = securityHeaders(publicUrl);
  const fetchData = fetchInTurn(graphqlFetch);

  async function make(url: URL, lowData: boolean, withScript = true): Promise<Page> {
    const onError = (err: unknown) => log.error({ err, path: url.pathname }, 'a page could not be rendered whole');
    const rendered = await files.render({ url, lowData, graphqlFetch: fetchData, onError });
    if (rendered.kind === 'redirect') {
      const { status, location } = rendered;
      return { status, location, complete: true, etag: '', body: new Uint8Array(), packed: {} };
    }
    const assets = files.assets(rendered.screens);
    const html = htmlDocument(rendered, withScript ? assets : { ...assets, modules: [], scripts: [] }, lowData);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
    const body = new TextEncoder().encode(html);
    return { status: rendered.status, complete: rendered.complete, etag, body, packed: {} };
  }

  function found(url: URL, lowData: boolean, asker: Asker): Promise<Page> {
    const key = `${lowData ? 'low' : 'full'} ${url.pathname}${url.search}`;
    const render = () => shedder.run(() => make(url, lowData), asker);
    return key.length > longestKeptAddress ? render() : cache.get(key, render);
  }

  /**
   * For an address that says nothing to a router, or different things to different ones: the page of what is not there, and
   * without a script, which would read the address once more.
   */
  function refused(asker: Asker): Promise<Page> {
    return cache.get('refused', () => shedder.run(() => make(new URL('/not-here', publicUrl), false, false), asker));
  }

  return async function servePage(request: Request): Promise<Response> {
    const url = pageUrl(request.url, publicUrl);
    const asked = lowDataAsked(request);
    const asker = { address: senderOf(request) };
    const page = await (url ? found(url, asked.lowData, asker) : refused(asker)).catch((err: unknown) => {
      if (err instanceof Overloaded) return 'overloaded' as const;
      log.error({ err, path: url?.pathname }, 'a page could not be rendered');
      return null;
    });
    if (page === 'overloaded') return comeAgain(security);
    if (!page) return plain(500, 'Something went wrong', security);
    if (!url) return send(request, { ...page, status: 400 }, new Headers({ ...security, 'cache-control': 'no-store' }));
    const headers = new Headers({ ...security, ...cacheHeaders(page, asked.byCookie) });
    if (page.location !== undefined) {
      headers.set('location', page.location);
      return new Response(null, { status: page.status, headers });
    }
    if (page.status === 200 && request.headers.get('if-none-match') === page.etag) {
      return new Response(null, { status: 304, headers });
    }
    return send(request, page, headers);
  };
}

/** For whose pages there is a turn: what stands before this process says where the request came from. */
function senderOf({ headers }: Request): string | undefined {
  return headers.get(clientAddressHeader) ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
}

function plain(status: number, text: string, security: Record<string, string>): Response {
  return new Response(text, { status, headers: { ...security, 'cache-control': 'no-store' } });
}

/** Short, as it is sent when there is no time. */
function comeAgain(security: Record<string, string>): Response {
  const response = plain(503, 'Too many people are here just now. Please try again in a moment.', security);
  response.headers.set('retry-after', String(comeAgainIn()));
  return response;
}

async function send(request: Request, page: Page, headers: Headers): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  page.packed[encoding] ??= compress(page.body, encoding);
  const body = await page.packed[encoding];
  headers.set('content-type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

function cacheHeaders(page: Page, byCookie: boolean): Record<string, string> {
  if (!page.complete) {
    return { 'cache-control': 'no-store', ...(page.status === 503 && { 'retry-after': String(comeAgainIn()) }) };
  }
  return {
    'cache-control': byCookie ? 'private, no-cache' : 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    vary: 'accept-encoding, cookie, save-data',
    ...(page.etag && { etag: page.etag }),
  };
}

/** The browser's own wish, or the person's switch; the switch also says no. */
function lowDataAsked(request: Request): { lowData: boolean; byCookie: boolean } {
  const choice = new RegExp(`(?:^|;\\s*)${lowDataCookie}=(on|off)`).exec(request.headers.get('cookie') ?? '')?.[1];
  if (choice) return { lowData: choice === 'on', byCookie: true };
  return { lowData: request.headers.get('save-data')?.toLowerCase() === 'on', byCookie: false };
}
