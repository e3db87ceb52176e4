import { createContext, use } from 'react';

/** On the server, the status that the page will be answered with. */
export interface PageStatus {
  code: number;
}

export const PageStatusContext = createContext<PageStatus | null>(null);

/** A screen says that what it shows is missing (404) or gone; in a browser it changes nothing. */
export function usePageStatus(code: number): void {
  const status = use(PageStatusContext);
  if (status) status.code = code;
}

/** The site's own address, the same on the server and in the browser. */
export const SiteOrigin = createContext('');

/** Makes a path absolute, for what leaves the site: canonical addresses, shared links, pictures of previews. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => (path.startsWith('/') ? origin + path : path);
}
