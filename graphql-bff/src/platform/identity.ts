import { randomUUID } from 'node:crypto';

/** Who sends a request, as far as the BFF passes it on; the marketplace judges it. */
export interface Identity {
  cookies: Map<string, string>;
  authorization: string | null;
  requestId: string;
  forwardedFor: string | null;
  userAgent: string | null;
  origin: string | null;
}

export function identityOf(headers: Headers): Identity {
  const given = headers.get('x-request-id') ?? '';
  return {
    cookies: parseCookies(headers.get('cookie')),
    authorization: headers.get('authorization'),
    requestId: /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    forwardedFor: headers.get('x-forwarded-for'),
    userAgent: headers.get('user-agent'),
    origin: headers.get('origin'),
  };
}

/** The same request without the person: what it answers may be shown to everybody. */
export function anonymous(identity: Identity): Identity {
  return { ...identity, cookies: new Map(), authorization: null };
}

export function accessToken({ authorization, cookies }: Identity): string | null {
  if (authorization?.startsWith('Bearer ')) return authorization.slice(7);
  return cookies.get('access') ?? null;
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
