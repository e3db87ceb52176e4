import { createHash } from 'node:crypto';
import * as timing from 'node:perf_hooks';
import { comeAgainIn, createLoadShedder, type LoadLimits, Overloaded } from '@besesaka/schema/kernel/load-shedder.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { lowDataCookie } from '#platform/device/preferences.ts';
import type { Log } from '#platform/log.ts';
import type { Reply } from '#platform/page/reply.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';
import { type Changes, followChanges, type OpenChanges } from './follow-changes.ts';
import { htmlDocument } from './html-document.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { holdsToken, pageAddress } from './page-url.ts';
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
  /** What it shows; see `shown`. */
  tags: readonly string[];
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
  /** Without it nothing says that a page changed, and it lives for seconds. */
  openChanges?: OpenChanges;
}

/** Rendering is work for the processor alone, so that more at once would only take longer. */
export const renderingLoad: LoadLimits = { atWork: 8, waiting: 32 };

const longestCachedAddress = 500;

/** A page lives for a while where changes are heard; its lists are too many to know what changes in them. */
const lifeMs = { unheard: 5_000, heard: 60_000, stale: 30_000 };

/** The marketplace answers the tree of categories from memory for so long. */
const treeMs = 10_000;

export function createPageServer(deps: PageServerDeps) {
  const { publicUrl, load = renderingLoad, log } = deps;
  const cache = cacheOfVisitors();
  const changes = deps.openChanges && followChanges({ ...dropped(cache), open: deps.openChanges, log });
  const shedder = createLoadShedder(load, timing);
  const security = securityHeaders(publicUrl);
  const { origin } = new URL(publicUrl);
  const make = makerOf(deps);

  function found(address: string, lowData: boolean, asker: Caller): Promise<Page> {
    const key = `${lowData ? 'low' : 'full'} ${address}`;
    const render = () => shedder.run(() => make(new URL(origin + address), lowData), asker);
    return key.length > longestCachedAddress ? render() : cache.get(key, render);
  }

  /**
   * For an address that says nothing to a router, or different things to different ones: the page of what is not there, and
   * without a script, which would read the address once more.
   */
  function refused(asker: Caller): Promise<Page> {
    return cache.get('refused', () => shedder.run(() => make(new URL('/not-here', publicUrl), false, false), asker));
  }

  /** A page for one request alone: no cache gives it, and none gets it. */
  async function serveReply(request: Request, url: URL, reply: Reply, status?: number): Promise<Response> {
    const address = pageAddress(url);
    if (address === null) return servePage(request, url);
    const { lowData } = lowDataAsked(request);
    const render = () => make(new URL(origin + address), lowData, true, reply);
    const page = await shedder.run(render, { address: senderOf(request) }).catch((err: unknown) => {
      if (!(err instanceof Overloaded)) log.error({ err, path: url.pathname }, 'a page could not be rendered');
    });
    if (!page) return comeAgain(security);
    const headers = { ...security, 'cache-control': 'no-store', ...(holdsToken(url) && ofMailLinks) };
    return send(request, { ...page, status: status ?? page.status }, headers);
  }

  async function servePage(request: Request, url: URL): Promise<Response> {
    const address = pageAddress(url);
    const asked = lowDataAsked(request);
    const asker = { address: senderOf(request) };
    const page = await (address === null ? refused(asker) : found(address, asked.lowData, asker)).catch(
      (err: unknown) => {
        if (err instanceof Overloaded) return 'overloaded' as const;
        log.error({ err, path: url.pathname }, 'a page could not be rendered');
        return null;
      },
    );
    if (page === 'overloaded') return comeAgain(security);
    if (!page) return plain(500, 'Something went wrong', security);
    if (address === null) return send(request, { ...page, status: 400 }, { ...security, 'cache-control': 'no-store' });
    const headers = { ...security, ...(holdsToken(url) ? ofMailLinks : cacheHeaders(page, asked.byCookie)) };
    if (page.status === 200 && request.headers.get('if-none-match') === page.etag)
      return new Response(null, { status: 304, headers });
    return send(request, page, headers);
  }

  return { servePage, serveReply, close: () => changes?.close() };
}

/** Renders a page and puts the document around it. */
function makerOf({ files, graphqlFetch, log }: PageServerDeps) {
  const fetchData = fetchInTurn(graphqlFetch);
  return async function make(url: URL, lowData: boolean, withScript = true, reply?: Reply): Promise<Page> {
    const onError = (err: unknown) => log.error({ err, path: url.pathname }, 'a page could not be rendered whole');
    const rendered = await files.render({ url, lowData, reply, graphqlFetch: fetchData, onError });
    if (rendered.kind === 'redirect') {
      const { status, location } = rendered;
      return { status, location, complete: true, tags: [], etag: '', body: new Uint8Array(), packed: {} };
    }
    const assets = files.assets(rendered.screens);
    const html = htmlDocument(rendered, withScript ? assets : { ...assets, files: null }, lowData);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
    const body = new TextEncoder().encode(html);
    const { status, complete, tags } = rendered;
    return { status, complete, tags, etag, body, packed: {} };
  };
}

function cacheOfVisitors(): PageCache<Page> {
  return createPageCache<Page>({
    milliseconds: lifeMs.unheard,
    heardMilliseconds: ({ tags, status }) =>
      status !== 200 || tags.includes(shown.lists) ? lifeMs.unheard : lifeMs.heard,
    staleMilliseconds: lifeMs.stale,
    entries: 500,
    mayCache: (page) => page.complete,
    tagsOf: (page) => page.tags,
  });
}

function dropped(cache: PageCache<Page>): Changes {
  return {
    onHearing: cache.setHearing,
    onChange(changed) {
      if (changed && !changed.includes(shown.categories)) return cache.drop(changed);
      cache.drop();
      // What was made meanwhile may still have the tree as it was.
      if (changed) setTimeout(() => cache.drop(), treeMs).unref();
    },
  };
}

/** For whose pages there is a turn: what stands before this process says where the request came from. */
export function senderOf({ headers }: Request): string | undefined {
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

/** The headers stay a plain record: making them into `Headers` and back costs as much as all else of a cached page. */
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

/** The link proves who reads the mail: its page is in no cache, and no other page hears its address. */
const ofMailLinks = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

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
