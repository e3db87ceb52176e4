import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sellerReports } from './tables.ts';

/** The case stays, without the words; its pictures go with the person's uploads. */
export async function forgetPerson({ ctx, payload }: { ctx: Ctx; payload: { userId: string } }): Promise<void> {
  await ctx.db
    .update(sellerReports)
    .set({ details: '', evidenceIds: [] })
    .where(eq(sellerReports.reporterId, payload.userId));
}
