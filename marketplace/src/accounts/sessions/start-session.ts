import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { deviceName } from './device-name.ts';
import { endSession } from './end-session.ts';
import { firstToken, hashToken, readToken } from './refresh-token.ts';

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionLimits.refreshDays * dayMs);
}

export interface Over {
  /** The refresh cookie of the browser: the session that it is of ends, as nobody can reach it any more. */
  over?: string | undefined;
}

/** One login on one device; must run in the transaction that opens it. */
export async function startSession({ ctx, input }: { ctx: Ctx; input: Over & { userId: string } }) {
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
  const over = readToken(ctx.config.sessionSecret, input.over);
  if (over) await endSession({ ctx, input: { sessionId: over.sessionId, reason: 'replaced' } });
  for (const id of await surplus(ctx, input.userId, sessionId)) {
    await endSession({ ctx, input: { sessionId: id, reason: 'surplus' } });
  }
  return { sessionId, device, expiresAt, refresh: token.text };
}

/** Those that were used least lately, where somebody has more than a person needs. */
async function surplus({ db, now }: Ctx, userId: string, newest: string): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), ne(sessions.id, newest), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.rotatedAt))
    .offset(sessionLimits.perPerson - 1);
  return rows.map(({ id }) => id);
}
