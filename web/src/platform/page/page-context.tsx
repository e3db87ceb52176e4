import { createContext, use } from 'react';

/** On the server: the HTTP status of the page's response. */
export interface PageStatus {
  code: number;
}

export const PageStatusContext = createContext<PageStatus | null>(null);

/** Lets a screen set the status, such as 404 for a missing product. It has no effect in the browser. */
export function usePageStatus(code: number): void {
  const status = use(PageStatusContext);
  if (status) status.code = code;
}

/** The site's origin, the same on the server and in the browser. */
export const SiteOrigin = createContext('');

/** Makes a path absolute, for use outside of the site: canonical URLs, shared links and preview pictures. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => (path.startsWith('/') ? origin + path : path);
}
