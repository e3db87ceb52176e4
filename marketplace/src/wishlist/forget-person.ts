import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { wishlists } from './tables.ts';

export async function forgetPerson({ ctx, payload }: { ctx: Ctx; payload: { userId: string } }): Promise<void> {
  await ctx.db.delete(wishlists).where(eq(wishlists.userId, payload.userId));
}
