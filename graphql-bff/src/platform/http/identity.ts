import { randomUUID } from 'node:crypto';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';

/** Who sends a request, as far as the BFF passes it on; the marketplace judges it. */
export interface Identity {
  cookies: Map<string, string>;
  authorization: string | null;
  requestId: string;
  address: string | null;
  userAgent: string | null;
}

/** The same as it came, one string a header: little enough to be kept as long as a socket is open. */
export interface Caller {
  cookie: string | null;
  authorization: string | null;
  /** As given; who gave none gets one for each thing that it asks for. */
  requestId: string | null;
  address: string | null;
  userAgent: string | null;
}

export function callerOf(headers: Headers): Caller {
  return {
    cookie: headers.get('cookie'),
    authorization: headers.get('authorization'),
    requestId: headers.get('x-request-id'),
    address: headers.get(clientAddressHeader),
    userAgent: headers.get('user-agent'),
  };
}

export function isSameCaller(one: Caller, other: Caller): boolean {
  return (
    one.cookie === other.cookie &&
    one.authorization === other.authorization &&
    one.requestId === other.requestId &&
    one.address === other.address &&
    one.userAgent === other.userAgent
  );
}

export function identityOf({ cookie, requestId, ...rest }: Caller): Identity {
  const isGiven = requestId !== null && /^[\w-]{8,64}$/.test(requestId);
  const id = isGiven ? requestId : randomUUID();
  // Who shows a token is whom it names, and cookies that a browser adds by itself say nothing beside it.
  if (bearerOf(rest.authorization) !== null) return { ...rest, cookies: new Map(), requestId: id };
  return { ...rest, authorization: null, cookies: parseCookies(cookie), requestId: id };
}

export function bearerOf(authorization: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The same request without the person: what it answers may be shown to everybody. */
export function anonymous(identity: Identity): Identity {
  return { ...identity, cookies: new Map(), authorization: null };
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

export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

/** The cookies as they stand after an answer's `set-cookie` lines. */
export function applySetCookies(cookies: Map<string, string>, lines: string[]): Map<string, string> {
  const next = new Map(cookies);
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const gone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute)) || at === pair.length - 1;
    if (gone) next.delete(name);
    else next.set(name, pair.slice(at + 1));
  }
  return next;
}
