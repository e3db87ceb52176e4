import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';

export type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

/** Ends a session for good and closes its sockets. To end one that is over already changes nothing. */
export function endSession({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { sessionId: string; reason: EndReason };
}): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now, endReason: input.reason })
      .where(and(eq(sessions.id, input.sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    if (!ended) return;
    ctx.events.broadcast(channels.endedSessions, ended.id);
  });
}
