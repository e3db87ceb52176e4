import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';

export async function isUnconfirmed({ db }: Ctx, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), isNull(users.emailConfirmedAt)))) > 0;
}
