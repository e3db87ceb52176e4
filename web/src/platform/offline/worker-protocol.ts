/** The page and its service worker agree on these. */
export const workerPath = '/worker.js';

/** An outline of no particular address; the app draws what is saved for the address that is asked for. */
export const shellPath = '/offline';

export const caches = {
  shell: 'besesaka-shell',
  files: 'besesaka-files',
  pages: 'besesaka-pages',
  pictures: 'besesaka-pictures',
} as const;

/** On this channel the worker names each page that it has renewed, or could not. */
export const renewalChannel = 'besesaka-renewals';

export interface Renewal {
  url: string;
  isRenewed: boolean;
}

export type WorkerMessage =
  /** The user has changed: what was seen until now goes. */
  | { kind: 'forget' }
  /** The browser has these in its own cache already: they are taken from there, never from the network. */
  | { kind: 'adopt'; urls: string[] };

/** When a saved page was current, on its `html` element: its script reads it there. */
const savedAt = /^(<!doctype html><html)(?: data-saved-at="\d+")?/;

export function withSavedAt(html: string, at: number): string {
  return html.replace(savedAt, `$1 data-saved-at="${at}"`);
}

type Kind = 'file' | 'picture' | 'public page' | 'own page';

const under = (...folders: string[]) => new RegExp(`^/(?:${folders.join('|')})(?:/|$)`);
const publicPages = under('products', 'categories', 'shops', 'help', 'policies');
const ownPages = under(
  ...['dashboard', 'chat', 'cart', 'wishlist', 'account', 'search', 'contact'],
  ...['login', 'signup', 'forgot-password'],
);

/**
 * What the worker deals with; it leaves all else to the network: the API, payments, the back office, links of mails. Own pages and
 * searches are never stored, as their addresses alone may say too much.
 */
export function kindOf({ pathname }: URL, isNavigation: boolean): Kind | null {
  if (!isNavigation)
    return pathname.startsWith('/assets/') ? 'file' : pathname.startsWith('/media/') ? 'picture' : null;
  if (pathname === '/products/search' || ownPages.test(pathname)) return 'own page';
  return pathname === '/' || publicPages.test(pathname) ? 'public page' : null;
}

/** Anybody may see it, and the server does not forbid to store it. */
export function mayStore({ status, headers }: Response): boolean {
  return status === 200 && !/no-store/.test(headers.get('cache-control') ?? 'no-store');
}
