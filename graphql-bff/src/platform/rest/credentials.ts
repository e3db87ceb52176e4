import type { CookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import type { Cookies } from 'cookie';
import { anonymous, applySetCookies, bearerOf, type Identity, unverifiedClaims } from '#platform/http/identity.ts';

/** The credentials that one request sends to the marketplace; cookies in responses update them. */
export type Credentials = ReturnType<typeof createCredentials>;

const renewBeforeSeconds = 5;

export function createCredentials(identity: Identity, names: CookieNames, now: () => Date) {
  let cookies = identity.cookies;
  const setCookies: string[] = [];
  let { authorization } = identity;
  const token = () => bearerOf(authorization) ?? cookies[names.access] ?? null;

  return {
    /** `set-cookie` lines for the browser. */
    setCookies,
    accessToken: token,
    identity: (): Identity => ({ ...identity, authorization, cookies }),
    isAnonymous: () => authorization === null && !cookies[names.access] && !cookies[names.refresh],
    holdsRefresh: () => Boolean(cookies[names.refresh]),
    canRenew: () => authorization === null && Boolean(cookies[names.refresh]),
    accessIsOver() {
      const current = token();
      if (current === null) return true;
      const { exp } = unverifiedClaims(current);
      return typeof exp === 'number' && exp - renewBeforeSeconds <= now().getTime() / 1000;
    },
    keep(lines: string[]) {
      // API clients with a token do not use cookies, and a browser's own must not change.
      if (lines.length === 0 || authorization !== null) return;
      cookies = applySetCookies(cookies, lines);
      setCookies.push(...lines);
    },
    forget() {
      cookies = { ...cookies, [names.access]: undefined, [names.refresh]: undefined };
    },
    /** Uses this token for the rest of the request, and no cookies. */
    continueAs(accessToken: string) {
      authorization = `Bearer ${accessToken}`;
      cookies = {};
    },
    headers: () => headersOf({ ...identity, authorization }, cookies),
    /** Headers without anything of this visitor, for a response that is shared with others. */
    anonymousHeaders: () => headersOf(anonymous(identity), {}),
  };
}

function headersOf(identity: Identity, cookies: Cookies): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': identity.requestId };
  const cookie = Object.entries(cookies).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  if (cookie.length > 0) headers.cookie = cookie.join('; ');
  if (identity.authorization !== null) headers.authorization = identity.authorization;
  if (identity.address !== null) headers[clientAddressHeader] = identity.address;
  if (identity.userAgent !== null) headers['user-agent'] = identity.userAgent;
  // The marketplace must not take the foreign page for one of ours.
  if (identity.isForeign) headers.origin = 'null';
  return headers;
}
