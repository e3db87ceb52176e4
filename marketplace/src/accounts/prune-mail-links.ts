import { lt, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { mailLinks, staffInvitations } from './tables.ts';

export const pruneMailLinksJob = jobKind('accounts.prune-mail-links');

export async function pruneMailLinks({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  for (const links of [mailLinks, staffInvitations]) {
    const { expiresAt } = links;
    await deleteInBatches(ctx.db, links, { where: sql`${lt(expiresAt, ctx.now)}`, oldest: sql`${expiresAt}` });
  }
}
