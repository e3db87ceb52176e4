import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { users } from './tables.ts';

/** For good: a shop stays its person's, whatever becomes of it. */
export async function markSeller({ ctx, input }: { ctx: Ctx; input: { userId: string } }): Promise<void> {
  await ctx.db.update(users).set({ isSeller: true }).where(eq(users.id, input.userId));
}
