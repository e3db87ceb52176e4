import { eq, or } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { contactMessages } from './tables.ts';

/** What they wrote to us, logged in or by their address. */
export async function forgetPerson({
  ctx,
  payload: { userId, email },
}: {
  ctx: Ctx;
  payload: { userId: string; email: string };
}): Promise<void> {
  await ctx.db.delete(contactMessages).where(or(eq(contactMessages.userId, userId), eq(contactMessages.email, email)));
}
