import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ringOf, type SessionSecrets } from '#platform/base/session-secrets.ts';
import type { Viewer } from '#platform/context.ts';

const issuer = 'besesaka';
const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.number(),
});

export function signAccessToken(secret: string, viewer: Viewer, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: viewer.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(viewer.userId)
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + sessionLimits.accessMinutes * 60)
    .sign(new TextEncoder().encode(secret));
}

interface Read {
  viewer: Viewer;
  endsAt: number;
}

/** The content of a token never changes, so its signature is checked once and then cached. */
const cache = new Map<string, Read>();
const tokensKept = 10_000;

/** Null for a token that is not ours, was changed, or has expired. */
export async function readAccessToken(secrets: SessionSecrets, token: string, now: Date): Promise<Viewer | null> {
  const ring = ringOf(secrets);
  const key = `${ring} ${token}`;
  const read = cache.get(key) ?? (await verifyByRing(ring, token, now));
  if (read === null || read.endsAt <= now.getTime()) {
    cache.delete(key);
    return null;
  }
  if (cache.size >= tokensKept) cache.clear();
  cache.set(key, read);
  return read.viewer;
}

async function verifyByRing(ring: readonly string[], token: string, now: Date): Promise<Read | null> {
  for (const secret of ring) {
    const read = await verify(secret, token, now);
    if (read) return read;
  }
  return null;
}

async function verify(secret: string, token: string, now: Date): Promise<Read | null> {
  const options = { issuer, algorithms: ['HS256'], currentDate: now };
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(() => null);
  const { data } = claims.safeParse(verified?.payload);
  if (!data) return null;
  const viewer: Viewer = { userId: data.sub, sessionId: data.sid };
  return { viewer, endsAt: data.exp * 1000 };
}
