import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { enrich, enricher } from '#platform/enrichers.ts';
import { Unauthenticated } from '#platform/errors.ts';
import { users } from './tables.ts';

/** The shops room fills in the person's shop. */
export const meEnricher = enricher<Me>('accounts.me');

export async function readMe({ ctx, input }: { ctx: Ctx; input: { userId: string } }): Promise<Me> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, input.userId));
  if (!user) throw new Unauthenticated();
  const me: Me = {
    id: user.id,
    full_name: user.fullName,
    email: user.email,
    telephone_number: user.telephoneNumber,
    is_seller: user.isSeller,
    email_confirmed: user.emailConfirmedAt !== null,
    role: user.role,
    date_joined: user.dateJoined.toISOString(),
    shop: null,
  };
  await enrich(ctx, meEnricher, [me]);
  return me;
}
