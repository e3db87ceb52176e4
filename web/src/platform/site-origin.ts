import { createContext, use } from 'react';

/** The site's own address, the same on the server and in the browser. */
export const SiteOrigin = createContext('');

/** Makes a path absolute, for what leaves the site: canonical addresses, shared links, pictures of previews. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = use(SiteOrigin);
  return (path) => (path.startsWith('/') ? origin + path : path);
}
