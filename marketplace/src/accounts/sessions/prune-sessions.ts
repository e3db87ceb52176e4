import { sql } from 'drizzle-orm';
import { apiKeys, oauthGrants, sessionOver, sessions } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

/** Kept this long in case a stolen token is investigated. */
const retentionDays = 30;

export const pruneSessionsJob = jobKind('accounts.prune-sessions');

/** Deletes sessions, API keys and connections of apps long after they ended or expired. Tokens of a deleted session are invalid in the same way. */
export async function pruneSessions({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs).toISOString();
  const isOld = sql`${sessionOver} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, sessions, { where: isOld, oldest: sessionOver });
  const hasEnded = sql`${apiKeys.endsAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, apiKeys, { where: hasEnded, oldest: sql`${apiKeys.endsAt}` });
  const isOver = sql`${oauthGrants.endsAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, oauthGrants, { where: isOver, oldest: sql`${oauthGrants.endsAt}` });
}
