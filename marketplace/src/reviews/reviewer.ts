import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { Unauthenticated } from '#platform/errors.ts';
import { requireViewer } from '#platform/require-viewer.ts';

/** The person who writes, under the name that they have today. */
export async function readReviewer(ctx: Ctx): Promise<{ userId: string; reviewerName: string }> {
  const { userId } = requireViewer(ctx);
  const [person] = await ctx.db.select({ reviewerName: users.fullName }).from(users).where(eq(users.id, userId));
  if (!person) throw new Unauthenticated();
  return { userId, ...person };
}
