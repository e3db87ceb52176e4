import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { endSession } from './end-session.ts';
import { readToken } from './refresh-token.ts';

/** Ends the session of the access token and that of the refresh token, because either may have expired. */
export async function logOut({ ctx, input }: { ctx: Ctx; input: { refresh: string | undefined } }): Promise<void> {
  const token = readToken(ctx.config, input.refresh);
  for (const sessionId of new Set([ctx.viewer?.sessionId, token?.sessionId])) {
    if (sessionId) await inTransaction(ctx, (tx) => endSession({ tx, input: { sessionId, reason: 'logout' } }));
  }
}
