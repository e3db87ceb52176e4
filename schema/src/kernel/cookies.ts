/**
 * Names of the session cookies. On HTTPS the `__Host-` prefix makes browsers accept them only from this exact host
 * over an encrypted connection, so a page on a sibling host cannot plant its own.
 */
export function cookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return { access: `${prefix}access`, refresh: `${prefix}refresh`, device: `${prefix}device` } as const;
}

export type CookieNames = ReturnType<typeof cookieNames>;
