import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { shopChanged, shopTakenDown } from './domain-events.ts';
import { shops } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; isHidden: boolean };
}

/**
 * By an admin, within a transaction: nobody finds the shop or what it offers. Shown again it is as its owner has it: where
 * they asked to be deleted meanwhile it stays away. Answers whether there was anything to do.
 */
export async function takeDownShop({ ctx, input: { id, isHidden } }: Args): Promise<boolean> {
  const [shop] = await ctx.db
    .select({ takenDownAt: shops.takenDownAt, hiddenAt: shops.hiddenAt, leftAt: users.deletionAskedAt })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(shops.id, id))
    .for('no key update', { of: shops });
  if (!shop || isHidden === (shop.takenDownAt !== null)) return false;
  const since = isHidden ? ctx.now : (shop.takenDownAt ?? ctx.now);
  await ctx.db
    .update(shops)
    .set(
      isHidden
        ? { takenDownAt: ctx.now, hiddenAt: shop.hiddenAt ?? ctx.now }
        : { takenDownAt: null, hiddenAt: shop.leftAt },
    )
    .where(eq(shops.id, id));
  await publishDomainEvent(ctx, shopTakenDown, {
    ...{ shopId: id, isHidden, since: since.toISOString() },
    leftAt: shop.leftAt?.toISOString() ?? null,
  });
  await publishDomainEvent(ctx, shopChanged, { shopId: id });
  return true;
}
