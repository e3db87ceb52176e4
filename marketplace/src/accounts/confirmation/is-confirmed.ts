import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** Whether somebody showed that mail to their address reaches them. */
export async function isConfirmed({ db }: Ctx, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  return user !== undefined;
}
