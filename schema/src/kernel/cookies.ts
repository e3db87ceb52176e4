/**
 * What the session's cookies are called. On https the prefix makes a browser take them from this very host only, and send
 * them encrypted only: a page of a neighbouring host can put none of its own in their place.
 */
export function cookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return { access: `${prefix}access`, refresh: `${prefix}refresh`, device: `${prefix}device` } as const;
}

export type CookieNames = ReturnType<typeof cookieNames>;
