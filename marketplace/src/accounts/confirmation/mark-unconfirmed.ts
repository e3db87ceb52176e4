import { and, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { Receiver } from '#platform/mailer/deliver-mail.ts';

/** Which of these addresses were given by somebody who has not shown that they are theirs. */
export async function markUnconfirmed({ ctx, values }: { ctx: Ctx; values: Receiver[] }): Promise<void> {
  const emails = values.map(({ email }) => email);
  const found = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.emailConfirmedAt)));
  for (const value of values) value.isUnconfirmed = found.some(({ email }) => email === value.email);
}
