import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import type { DeviceSessions, UserSession } from '@besesaka/schema/accounts/resources.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { sessions } from '#accounts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { endSession } from './end-session.ts';

/**
 * The user's sessions, most recently used first. A session is marked as used when it renews its tokens, so the time is
 * exact to 15 minutes.
 */
export async function listSessions({ ctx }: { ctx: Ctx }): Promise<DeviceSessions> {
  const { userId, sessionId } = requireViewer(ctx);
  const own = await sessionsOf(ctx, userId);
  return { results: own.map((session) => ({ ...session, is_current: session.id === sessionId })) };
}

export async function sessionsOf(ctx: Ctx, userId: string): Promise<UserSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(living(ctx, userId))
    .orderBy(desc(sessions.rotatedAt))
    .limit(sessionLimits.perUser);
  return rows.map(({ id, device, createdAt, rotatedAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_seen_at: rotatedAt.toISOString(),
  }));
}

/** Logs out one of the user's devices and closes its sockets. */
export async function endOwnSession({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<DeviceSessions> {
  const { userId } = requireViewer(ctx);
  await requireLiving(ctx, userId, input.id);
  await inTransaction(ctx, (tx) => endSession({ tx, input: { sessionId: input.id, reason: 'elsewhere' } }));
  return listSessions({ ctx });
}

export async function requireLiving(ctx: Ctx, userId: string, sessionId: string): Promise<void> {
  if (!isUuid(sessionId)) throw new NotFound();
  const [own] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), living(ctx, userId)));
  if (!own) throw new NotFound();
}

interface EndOthersArgs {
  ctx: Ctx;
  input: { end_programs?: boolean | undefined };
}

/** Logs out all devices except the current one. */
export async function endOtherSessions({ ctx, input }: EndOthersArgs): Promise<DeviceSessions> {
  const { userId, sessionId } = requireViewer(ctx);
  const endPrograms = input.end_programs;
  const cause = 'logout everywhere else';
  await inTransaction(ctx, (tx) => secureAccount(tx, { userId, cause, except: sessionId, endPrograms }));
  return listSessions({ ctx });
}

function living({ now }: Ctx, userId: string) {
  return and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
}
