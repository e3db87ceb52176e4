import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

/** Whether somebody showed that mail to their address reaches them. */
export async function isConfirmed({ db }: Ctx, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  return user !== undefined;
}

/** What others go by, such as stars, waits for a confirmed address: accounts cost nothing, inboxes do. */
export async function requireConfirmed(ctx: Ctx, refusal: string): Promise<void> {
  if (!(await isConfirmed(ctx, requireViewer(ctx).userId))) throw new Refused(refusal, 'EMAIL_UNCONFIRMED');
}
