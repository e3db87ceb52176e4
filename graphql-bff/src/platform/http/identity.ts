import { randomUUID } from 'node:crypto';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { type Cookies, parseCookie, parseSetCookie } from 'cookie';

/** Who sends a request, as far as the BFF passes it on; the marketplace judges it. */
export interface Identity {
  cookies: Cookies;
  authorization: string | null;
  requestId: string;
  address: string | null;
  userAgent: string | null;
  /** From a page of another site: the marketplace lets it write only as the person of a token. */
  isForeign: boolean;
}

/** The same as it came, one string a header: little enough to be kept as long as a socket is open. */
export interface Caller {
  cookie: string | null;
  authorization: string | null;
  /** As given; who gave none gets one for each thing that it asks for. */
  requestId: string | null;
  address: string | null;
  userAgent: string | null;
  isForeign: boolean;
}

export function callerOf(headers: Headers, isForeign = false): Caller {
  return {
    cookie: isForeign ? null : headers.get('cookie'),
    authorization: headers.get('authorization'),
    requestId: headers.get('x-request-id'),
    address: headers.get(clientAddressHeader),
    userAgent: headers.get('user-agent'),
    isForeign,
  };
}

export function identityOf({ cookie, requestId, ...rest }: Caller): Identity {
  const isGiven = requestId !== null && /^[\w-]{8,64}$/.test(requestId);
  const id = isGiven ? requestId : randomUUID();
  // Who shows a token is whom it names, and cookies that a browser adds by itself say nothing beside it.
  if (bearerOf(rest.authorization) !== null) return { ...rest, cookies: {}, requestId: id };
  return { ...rest, authorization: null, cookies: parseCookie(cookie ?? '', asItStands), requestId: id };
}

export function bearerOf(authorization: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The same request without the person: what it answers may be shown to everybody. */
export function anonymous(identity: Identity): Identity {
  return { ...identity, cookies: {}, authorization: null };
}

/** Claims of a token that is not verified here: only for deciding when to renew, and after the marketplace took it. */
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
const asItStands = { decode: (value: string) => value };

/** The cookies as they stand after an answer's `set-cookie` lines. */
export function applySetCookies(cookies: Cookies, lines: string[]): Cookies {
  const changes = lines.map((line) => {
    const { name, value, maxAge } = parseSetCookie(line, asItStands);
    return [name, maxAge === 0 || value === '' ? undefined : value] as const;
  });
  return { ...cookies, ...Object.fromEntries(changes) };
}
