import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { deviceName } from './device-name.ts';
import { endSession } from './end-session.ts';
import { firstToken, hashToken, readToken } from './refresh-token.ts';

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionLimits.refreshDays * dayMs);
}

export interface ReplacedSession {
  /** The browser's refresh cookie. Its session ends, because nothing can reach it any more. */
  oldRefresh?: string | undefined;
}

/** Starts a session for one login on one device. It must run in the caller's transaction. */
export async function startSession({ tx, input }: { tx: Tx; input: ReplacedSession & { userId: string } }) {
  const sessionId = newId();
  const token = firstToken(tx.config.sessionSecret, sessionId);
  const device = deviceName(tx.client.userAgent);
  const expiresAt = refreshExpiry(tx.now);
  await tx.db.insert(sessions).values({
    id: sessionId,
    userId: input.userId,
    device,
    refreshHash: hashToken(token),
    rotatedAt: tx.now,
    createdAt: tx.now,
    expiresAt,
  });
  const replaced = readToken(tx.config, input.oldRefresh);
  if (replaced) await endSession({ tx, input: { sessionId: replaced.sessionId, reason: 'replaced' } });
  for (const id of await surplus(tx, input.userId, sessionId)) {
    await endSession({ tx, input: { sessionId: id, reason: 'surplus' } });
  }
  return { sessionId, device, expiresAt, refresh: token.text };
}

/** The least recently used sessions beyond the limit per user. */
async function surplus({ db, now }: Ctx, userId: string, newest: string): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), ne(sessions.id, newest), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.rotatedAt))
    .offset(sessionLimits.perUser - 1);
  return rows.map(({ id }) => id);
}
