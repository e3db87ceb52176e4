import type { SeenPage } from './last-seen.ts';

/** The names in this file are shared by the page and its service worker. */
export const workerPath = '/worker.js';

/** A skeleton for any path; the app renders the saved data of the requested path. */
export const shellPath = '/offline';

/** Where the service worker lists the saved pages in the skeleton. */
export const savedPagesMark = '<!--saved pages-->';

const square = 'size-12 shrink-0 rounded-sm';

/** A list of links. The titles are HTML, as they are in the saved pages. */
export function savedPagesHtml(pages: readonly SeenPage[]): string {
  if (pages.length === 0) return '';
  const rows = pages.map(
    ({ path, title, picture }) =>
      `<li class="border-line border-t"><a href="${path}" class="flex min-h-16 items-center gap-3 py-2 text-start hover:text-brand">${picture ? `<img src="${picture}" alt="" class="${square} object-cover">` : `<span aria-hidden="true" class="${square} grid place-items-center bg-brand-tint font-heading text-brand">${title.charAt(0)}</span>`}${title}</a></li>`,
  );
  return `<h2 class="mb-3 text-lg text-start">You can still open</h2><ul class="grid gap-x-8 sm:grid-cols-2">${rows.join('')}</ul>`;
}

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
