import { createHmac } from 'node:crypto';
import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { newId } from '#platform/base/ids.ts';
import { isByRing, ringOf } from '#platform/base/session-secrets.ts';
import type { Ctx } from '#platform/context.ts';

/** The content of the device cookie: the users who logged in with this browser before. It authenticates no one. */
export interface Device {
  id: string;
  /** Hashed ids, because several users may share a phone. The latest comes last. */
  users: string[];
}

const issuer = 'besesaka-device';
const claims = z.object({ jti: z.uuid(), users: z.array(z.string()) });

/** Null for a cookie that is not ours, was changed, or is older than a year. */
export async function readDevice({ config, now }: Ctx, cookie: string | undefined): Promise<Device | null> {
  if (!cookie) return null;
  const options = { issuer, algorithms: ['HS256'], currentDate: now };
  for (const secret of ringOf(config)) {
    const verified = await jwtVerify(cookie, keyOf(secret), options).catch(() => null);
    const { data } = claims.safeParse(verified?.payload);
    if (data) return { id: data.jti, users: data.users };
  }
  return null;
}

export function knows({ config }: Ctx, device: Device, userId: string): boolean {
  return isByRing(config, (secret) => device.users.includes(markOf(secret, device.id, userId)));
}

/** The device cookie after this user's login. */
export function rememberOn({ config, now }: Ctx, device: Device | null, userId: string): Promise<string> {
  const { id, users } = device ?? { id: newId(), users: [] };
  const mark = markOf(config.sessionSecret, id, userId);
  const others = users.filter((other) => other !== mark);
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ users: [...others, mark].slice(-sessionLimits.usersPerDevice) })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + sessionLimits.deviceDays * 24 * 60 * 60)
    .sign(keyOf(config.sessionSecret));
}

function markOf(secret: string, deviceId: string, userId: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId} ${userId}`).digest('base64url').slice(0, 22);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
