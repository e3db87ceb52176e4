/** The names in this file are shared by the page and its service worker. */
export const workerPath = '/worker.js';

/** A skeleton for any path; the app renders the saved data of the requested path. */
export const shellPath = '/offline';

/** Where the service worker lists the saved pages in the skeleton. */
export const savedPagesMark = '<!--saved pages-->';

export const caches = {
  shell: 'besesaka-shell',
  files: 'besesaka-files',
  pages: 'besesaka-pages',
  pictures: 'besesaka-pictures',
} as const;

/** The worker announces each renewed page, or a failed renewal, on this channel. */
export const renewalChannel = 'besesaka-renewals';

export interface Renewal {
  url: string;
  isRenewed: boolean;
}

export type WorkerMessage =
  /** The user has changed, so the worker deletes all pages. */
  | { kind: 'forget' }
  /** The browser already has these files, so the worker copies them from the HTTP cache, never from the network. */
  | { kind: 'adopt'; urls: string[] };

/** The `html` element of a saved page has the time it was saved, for the page's script. */
const savedAt = /^(<!doctype html><html)(?: data-saved-at="\d+")?/;

export function withSavedAt(html: string, at: number): string {
  return html.replace(savedAt, `$1 data-saved-at="${at}"`);
}

type Kind = 'file' | 'picture' | 'public page' | 'own page';

const under = (...folders: string[]) => new RegExp(`^/(?:${folders.join('|')})(?:/|$)`);
const publicPages = under('products', 'categories', 'shops', 'help', 'policies');
const ownPages = under(
  ...['dashboard', 'chat', 'cart', 'wishlist', 'account', 'search', 'contact', 'offline'],
  ...['login', 'signup', 'forgot-password'],
);

/**
 * The kinds of requests that the worker handles. The API, payments, admin pages and mail links go to the network. Users'
 * own pages and searches are never stored, because their URLs alone may be private.
 */
export function kindOf({ pathname }: URL, isNavigation: boolean): Kind | null {
  if (!isNavigation)
    return pathname.startsWith('/assets/') ? 'file' : pathname.startsWith('/media/') ? 'picture' : null;
  if (pathname === '/products/search' || ownPages.test(pathname)) return 'own page';
  return pathname === '/' || publicPages.test(pathname) ? 'public page' : null;
}

/** A public response that the server allows to store. */
export function mayStore({ status, headers }: Response): boolean {
  return status === 200 && !/no-store/.test(headers.get('cache-control') ?? 'no-store');
}
