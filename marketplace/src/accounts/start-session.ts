import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import type { Ctx } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import { deviceName } from './device-name.ts';
import { firstToken, hashToken } from './refresh-token.ts';
import { sessions } from './tables.ts';

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionLimits.refreshDays * 24 * 60 * 60 * 1000);
}

/** One login on one device. */
export async function startSession({ ctx, input }: { ctx: Ctx; input: { userId: string } }) {
  const sessionId = newId();
  const token = firstToken(ctx.config.sessionSecret, sessionId);
  const device = deviceName(ctx.client.userAgent);
  const expiresAt = refreshExpiry(ctx.now);
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: input.userId,
    device,
    refreshHash: hashToken(token),
    rotatedAt: ctx.now,
    createdAt: ctx.now,
    expiresAt,
  });
  return { sessionId, device, expiresAt, refresh: token.text };
}
