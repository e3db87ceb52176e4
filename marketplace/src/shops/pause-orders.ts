import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { shopChanged } from './domain-events.ts';
import { shops } from './tables.ts';

interface Args {
  ctx: Ctx;
  payload: { userId: string; isSuspended: boolean };
}

/** As a fact of its owner's suspension: the shop stays where it is, for the orders that run, and takes no others. */
export async function pauseOrders({ ctx, payload: { userId, isSuspended } }: Args): Promise<void> {
  const [shop] = await ctx.db
    .update(shops)
    .set({ takesOrders: !isSuspended })
    .where(eq(shops.ownerId, userId))
    .returning({ id: shops.id });
  if (shop) await publishDomainEvent(ctx, shopChanged, { shopId: shop.id });
}
