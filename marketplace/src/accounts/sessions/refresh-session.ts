import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { classifyToken, repeatableTokens } from '#accounts/rules.ts';
import { sessions } from '#accounts/tables.ts';
import { RateLimited, Unauthenticated } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { endSession } from './end-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashToken, nextToken, type RefreshToken, readToken } from './refresh-token.ts';
import { refreshExpiry } from './start-session.ts';

/** A login in the same browser ended the session a moment ago. The browser's cookies belong to the new session by now. */
export class SessionReplaced extends Unauthenticated {}

/** Time in which a request that was sent with the old cookies may still arrive. */
const lateRequestMs = 60_000;

/** Exchanges a refresh token for the next one. Using a stolen one ends the session for everyone. */
export async function refreshSession({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { refresh: string | undefined };
}): Promise<OpenedSession> {
  const token = readToken(ctx.config, input.refresh);
  if (!token) throw new Unauthenticated(accountTexts.sessionEnded);
  const next = nextToken(ctx.config.sessionSecret, token);
  const session = await inTransaction(ctx, (tx) => exchange(tx, token, next));
  if (!session) throw new Unauthenticated(accountTexts.sessionEnded);
  return openSession({ ctx, input: { ...session, sessionId: token.sessionId, refresh: next.text } });
}

/** Null if the session is over. The lock on the row serializes tabs that renew at once. */
async function exchange(tx: Tx, token: RefreshToken, next: RefreshToken) {
  const [session] = await tx.db.select().from(sessions).where(eq(sessions.id, token.sessionId)).for('update');
  if (session && wasJustReplaced(session, tx.now)) throw new SessionReplaced(accountTexts.sessionEnded);
  if (!session || session.endedAt || session.expiresAt <= tx.now) return null;
  const { id, userId } = session;
  const wait = await tx.limiter.take(
    { name: 'renewals', times: tx.config.limits.renewalsPerHour, seconds: 60 * 60 },
    id,
  );
  if (wait !== null) throw new RateLimited(wait);
  const verdict = classifyToken(session, hashToken(token), tx.now);
  if (verdict === 'repeats') return { userId, expiresAt: session.expiresAt };
  if (verdict === 'is stolen') {
    tx.log.warn({ session: id, user: userId }, 'an old refresh token was used: session ended');
    await endSession({ tx, input: { sessionId: id, reason: 'theft' } });
    return null;
  }
  const expiresAt = refreshExpiry(tx.now);
  const rotated = {
    refreshHash: hashToken(next),
    previousHash: session.refreshHash,
    exchanged: repeatableTokens(session, tx.now),
    rotatedAt: tx.now,
    expiresAt,
  };
  await tx.db.update(sessions).set(rotated).where(eq(sessions.id, id));
  return { userId, expiresAt };
}

function wasJustReplaced({ endedAt, endReason }: typeof sessions.$inferSelect, now: Date): boolean {
  return endReason === 'replaced' && endedAt !== null && now.getTime() - endedAt.getTime() < lateRequestMs;
}
