import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

/** Whether the user has shown that they receive mail at their address. */
export async function isConfirmed({ db }: Ctx, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  return user !== undefined;
}

/**
 * Actions that others rely on, such as ratings, need a confirmed address: accounts are free to create, inboxes are not.
 */
export async function requireConfirmed(ctx: Ctx, refusal: string): Promise<void> {
  if (!(await isConfirmed(ctx, requireViewer(ctx).userId))) throw new Refused(refusal, 'EMAIL_UNCONFIRMED');
}
