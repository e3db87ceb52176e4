import { randomUUID } from 'node:crypto';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { senderOf } from '@besesaka/schema/kernel/serving/sender.ts';
import { type Cookies, parseCookie, parseSetCookie } from 'cookie';

/** The sender's credentials that the BFF passes on; the marketplace verifies them. */
export interface Identity {
  cookies: Cookies;
  authorization: string | null;
  requestId: string;
  address: string | null;
  userAgent: string | null;
  /** From another site: the marketplace only allows writes with a token. */
  isForeign: boolean;
}

/** Cookies of another site's page do not count. */
export function identityAt(headers: Headers, host: string | null, publicUrl: string): Identity {
  return identityOf(headers, senderOf({ headers, host, publicUrl }) === 'foreign');
}

export function identityOf(headers: Headers, isForeign = false): Identity {
  const authorization = headers.get('authorization');
  const hasToken = bearerOf(authorization) !== null;
  const requestId = headers.get('x-request-id') ?? '';
  return {
    // A token identifies the user, so cookies that a browser adds are ignored.
    cookies: hasToken || isForeign ? {} : parseCookie(headers.get('cookie') ?? '', unchanged),
    authorization: hasToken ? authorization : null,
    requestId: /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID(),
    address: headers.get(clientAddressHeader),
    userAgent: headers.get('user-agent'),
    isForeign,
  };
}

export function bearerOf(authorization: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The same request without the user: its response is public. */
export function anonymous(identity: Identity): Identity {
  return { ...identity, cookies: {}, authorization: null };
}

/** Claims of a token that is not verified here. Use them only to decide when to renew, or after the marketplace accepted it. */
export function unverifiedClaims(token: string): Record<string, unknown> {
  try {
    const part = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** The marketplace gets the values as the browser sent them. */
const unchanged = { decode: (value: string) => value };

/** The cookies after applying the `set-cookie` lines of a response. */
export function applySetCookies(cookies: Cookies, lines: string[]): Cookies {
  const changes = lines.map((line) => {
    const { name, value, maxAge } = parseSetCookie(line, unchanged);
    return [name, maxAge === 0 || value === '' ? undefined : value] as const;
  });
  return { ...cookies, ...Object.fromEntries(changes) };
}
