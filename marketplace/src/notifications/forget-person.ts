import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { notificationChoices, notificationCounts, notifications } from './tables.ts';

export async function forgetPerson({ ctx, payload }: { ctx: Ctx; payload: { userId: string } }): Promise<void> {
  await ctx.db.delete(notifications).where(eq(notifications.userId, payload.userId));
  await ctx.db.delete(notificationChoices).where(eq(notificationChoices.userId, payload.userId));
  await ctx.db.delete(notificationCounts).where(eq(notificationCounts.userId, payload.userId));
}
