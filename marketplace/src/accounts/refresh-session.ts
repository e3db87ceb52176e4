import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Unauthenticated } from '#platform/errors.ts';
import { endSession } from './end-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashToken, nextToken, type RefreshToken, readToken } from './refresh-token.ts';
import { refreshExpiry } from './start-session.ts';
import { sessions } from './tables.ts';

const graceMs = sessionLimits.refreshGraceSeconds * 1000;

/**
 * Exchanges a refresh token for the next one. The one before still gets the same successor for a moment, so that many tabs
 * may renew at once; later its use means that two hold it, and one of them stole it: the session ends for both.
 */
export async function refreshSession({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { refresh: string | undefined };
}): Promise<OpenedSession> {
  const token = readToken(ctx.config.sessionSecret, input.refresh);
  if (!token) throw new Unauthenticated(accountTexts.sessionEnded);
  const next = nextToken(ctx.config.sessionSecret, token);
  const session = (await rotate(ctx, token, next)) ?? (await inGrace(ctx, token));
  return openSession({ ctx, input: { ...session, sessionId: token.sessionId, refresh: next.text } });
}

/** Conditional on the token being the current one: of many at once exactly one rotates, the others come too late. */
async function rotate(ctx: Ctx, token: RefreshToken, next: RefreshToken) {
  const [rotated] = await ctx.db
    .update(sessions)
    .set({
      refreshHash: hashToken(next),
      previousHash: hashToken(token),
      rotatedAt: ctx.now,
      expiresAt: refreshExpiry(ctx.now),
    })
    .where(
      and(
        eq(sessions.id, token.sessionId),
        eq(sessions.refreshHash, hashToken(token)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, ctx.now),
      ),
    )
    .returning({ userId: sessions.userId, expiresAt: sessions.expiresAt });
  return rotated;
}

async function inGrace(ctx: Ctx, token: RefreshToken) {
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, token.sessionId));
  if (!session || session.endedAt || session.expiresAt <= ctx.now) throw new Unauthenticated(accountTexts.sessionEnded);
  const age = ctx.now.getTime() - session.rotatedAt.getTime();
  if (session.previousHash === hashToken(token) && age <= graceMs) return session;
  ctx.log.warn({ session: session.id, user: session.userId }, 'an old refresh token was used: its session ends');
  await endSession({ ctx, input: { sessionId: session.id, reason: 'theft' } });
  throw new Unauthenticated(accountTexts.sessionEnded);
}
