import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { cases } from './tables.ts';

/** The case stays, without the words; its pictures go with the person's uploads. */
export async function forgetPerson({ ctx, payload }: { ctx: Ctx; payload: { userId: string } }): Promise<void> {
  await ctx.db
    .update(cases)
    .set({ details: '', evidenceIds: [], note: null })
    .where(eq(cases.reporterId, payload.userId));
}
