import type { CookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { anonymous, applySetCookies, bearerOf, type Identity, unverifiedClaims } from '#platform/http/identity.ts';

/** What one request shows to the marketplace of its person; the answers' cookies change it. */
export type Credentials = ReturnType<typeof createCredentials>;

const renewBeforeSeconds = 5;
const noCookies = new Map<string, string>();

export function createCredentials(identity: Identity, names: CookieNames, now: () => Date) {
  let cookies = identity.cookies;
  const setCookies: string[] = [];
  const { authorization } = identity;
  const bearer = bearerOf(authorization);
  const token = () => bearer ?? cookies.get(names.access) ?? null;

  return {
    /** `set-cookie` lines to hand back. */
    setCookies,
    accessToken: token,
    identity: (): Identity => ({ ...identity, cookies }),
    isAnonymous: () => authorization === null && !cookies.has(names.access) && !cookies.has(names.refresh),
    holdsRefresh: () => cookies.has(names.refresh),
    canRenew: () => authorization === null && cookies.has(names.refresh),
    accessIsOver() {
      const current = token();
      if (current === null) return true;
      const { exp } = unverifiedClaims(current);
      return typeof exp === 'number' && exp - renewBeforeSeconds <= now().getTime() / 1000;
    },
    keep(lines: string[]) {
      // A token's bearer has no use for cookies: a browser's own stay as they are.
      if (lines.length === 0 || identity.authorization !== null) return;
      cookies = applySetCookies(cookies, lines);
      setCookies.push(...lines);
    },
    forget() {
      cookies = new Map(cookies);
      cookies.delete(names.access);
      cookies.delete(names.refresh);
    },
    headers: () => headersOf(identity, cookies),
    /** For an answer that is given to others too: nothing of this visitor goes with the question. */
    anonymousHeaders: () => headersOf(anonymous(identity), noCookies),
  };
}

function headersOf(identity: Identity, cookies: Map<string, string>): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': identity.requestId };
  if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  if (identity.authorization !== null) headers.authorization = identity.authorization;
  if (identity.address !== null) headers[clientAddressHeader] = identity.address;
  if (identity.userAgent !== null) headers['user-agent'] = identity.userAgent;
  return headers;
}
