import { script } from 'virtual:build';
import { lastSeen, savedPagesHtml } from '#platform/offline/last-seen.ts';
import {
  mayStore,
  caches as names,
  type Renewal,
  renewalChannel,
  savedPagesMark,
  shellPath,
  withSavedAt,
} from '#platform/offline/worker-protocol.ts';
import { type AppFiles, appFilesId, appScript } from '#platform/page/app-files.ts';
import { bounded, setLowData } from './bounded.ts';

/**
 * Old prices may show only until the page is renewed; a page older than a week is not shown while there is a network.
 */
const shownAtOnceMs = 7 * 24 * 60 * 60 * 1000;
/** Time to wait on a network that does not respond. */
const timeoutMs = 4000;

export const savedPages = bounded(names.pages, { entries: { full: 40, low: 15 }, maxAgeSeconds: 30 * 24 * 60 * 60 });
const renewals = new BroadcastChannel(renewalChannel);

/**
 * Fetches the files that every page of this build needs, and returns their URLs. The outline must be of this build too:
 * during a deployment a server with another build may respond.
 */
export async function saveShell(): Promise<string[]> {
  const response = await fetch(shellPath, { cache: 'no-store' });
  const files = response.ok ? appFilesOf(await response.clone().text()) : undefined;
  if (files?.app !== script) throw new Error('No outline of this build');
  await (await caches.open(names.shell)).put(shellPath, response);
  return [...files.scripts, ...files.styles];
}

function appFilesOf(html: string): AppFiles | undefined {
  const text = new RegExp(`id="${appFilesId}">([^<]*)<`).exec(html)?.[1];
  return text ? JSON.parse(text) : undefined;
}

/**
 * Serves from the cache and renews it in the background. A reload, or a page of another build, asks the network first.
 */
export async function publicPage({ request, waitUntil }: Navigation): Promise<Response> {
  const url = addressOf(request.url);
  const saved = await (await caches.open(names.pages)).match(url, { ignoreVary: true });
  if (saved && isCurrent(saved) && !['reload', 'no-cache'].includes(request.cache)) {
    waitUntil(savedPages.used(url));
    waitUntil(renew(url, saved.clone()));
    return saved;
  }
  const fresh = fetch(request);
  const stored = fresh.then((response) => (mayStore(response) ? save(url, response.clone(), Date.now()) : undefined));
  waitUntil(stored.catch(() => {}));
  return networkFirst(fresh, async () => saved ?? shell());
}

/** The server's outline of a private page is never cached. Offline, the shell replaces it. */
export function ownPage({ request }: Navigation): Promise<Response> {
  return networkFirst(fetch(request), shell);
}

export interface Navigation {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
}

async function networkFirst(fresh: Promise<Response>, fallback: () => Promise<Response>): Promise<Response> {
  const failed = fresh.catch(fallback);
  const late = new Promise((done) => setTimeout(done, timeoutMs)).then(() => fallback().catch(() => failed));
  return Promise.race([failed, late]);
}

async function shell(): Promise<Response> {
  const saved = await (await caches.open(names.shell)).match(shellPath, { ignoreVary: true });
  if (!saved) return Response.error();
  const html = (await saved.text()).replace(savedPagesMark, savedPagesHtml(await lastSeen()));
  return new Response(html, { headers: headersOf(saved) });
}

/** Those of a response whose text was changed. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return headers;
}

function isCurrent({ headers }: Response): boolean {
  return headers.get('x-app-script') === script && Date.now() - Number(headers.get('x-saved-at')) < shownAtOnceMs;
}

/** Stores the page on screen from the browser's own cache, without fetching it again. */
export async function adoptPage(url: string, response: Response): Promise<void> {
  if (mayStore(response))
    await save(addressOf(url), response, Date.parse(response.headers.get('date') ?? '') || Date.now());
}

/** Revalidates the page; an unchanged one is not sent again. */
async function renew(url: string, saved: Response): Promise<void> {
  const etag = saved.headers.get('etag');
  const headers = { accept: 'text/html', ...(etag && { 'if-none-match': etag }) };
  const response = await fetch(url, { headers, cache: 'no-store', redirect: 'manual' }).catch(() => null);
  if (response?.status === 304) await save(url, saved, Date.now());
  else if (response && mayStore(response)) await save(url, response, Date.now());
  else if (response && (response.type === 'opaqueredirect' || [404, 410].includes(response.status)))
    await (await caches.open(names.pages)).delete(url);
  renewals.postMessage({ url, isRenewed: response !== null && response.status < 500 } satisfies Renewal);
}

async function save(url: string, response: Response, at: number): Promise<void> {
  const html = await response.text();
  const headers = headersOf(response);
  headers.set('x-saved-at', String(at));
  headers.set('x-app-script', appScript(html) ?? '');
  setLowData(/^<!doctype html><html[^>]* data-low-data/.test(html));
  await (await caches.open(names.pages)).put(url, new Response(withSavedAt(html, at), { headers }));
  await savedPages.stored(url);
}

function addressOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + search;
}
