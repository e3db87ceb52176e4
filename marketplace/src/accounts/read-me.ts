import { type Me, me } from '@besesaka/schema/accounts/resources.ts';
import { eq } from 'drizzle-orm';
import { Unauthenticated } from '#platform/base/errors.ts';
import { sameNamed } from '#platform/base/same-named.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { suspensionOf } from './suspension/suspension-of.ts';
import { users } from './tables.ts';

declare module '#platform/context.ts' {
  interface Ports {
    findOwnShop: (ctx: Ctx, userId: string) => Promise<Me['shop']>;
  }
}

const plainOf = sameNamed(me);

export async function readMe({ ctx, input }: { ctx: Ctx; input: { userId: string } }): Promise<Me> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, input.userId));
  if (!user) throw new Unauthenticated();
  return {
    ...plainOf(user),
    profile_picture: user.pictureId && mediaPath(user.pictureId),
    email_confirmed: user.emailConfirmedAt !== null,
    date_joined: user.dateJoined.toISOString(),
    suspension: suspensionOf(user, ctx.now),
    shop: user.isSeller ? await ctx.ports.findOwnShop(ctx, user.id) : null,
  };
}
