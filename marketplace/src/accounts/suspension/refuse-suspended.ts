import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { AppError } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { suspensionOf } from './suspension-of.ts';

/** Refuses an action that suspended users may not do. It has no effect on anyone else. */
export async function refuseSuspended({ ctx }: { ctx: Ctx }): Promise<void> {
  if (!ctx.viewer) return;
  const { suspendedAt, suspendedUntil, suspensionReason } = users;
  const [user] = await ctx.db
    .select({ suspendedAt, suspendedUntil, suspensionReason })
    .from(users)
    .where(eq(users.id, ctx.viewer.userId));
  const suspension = user && suspensionOf(user, ctx.now);
  if (!suspension) return;
  throw new AppError('SUSPENDED', texts.refused(suspension.until, `${ctx.config.publicUrl}/contact`));
}
