import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { Unauthenticated } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

/** The person who writes, under the name that they have today. */
export async function readReviewer(ctx: Ctx): Promise<{ userId: string; reviewerName: string }> {
  const { userId } = requireViewer(ctx);
  const [person] = await ctx.db.select({ reviewerName: users.fullName }).from(users).where(eq(users.id, userId));
  if (!person) throw new Unauthenticated();
  return { userId, ...person };
}

/** Whether this person has had an order of it completed; `what` names the product or the shop. */
export async function hasBought({ db }: Pick<Ctx, 'db'>, buyerId: string, what: SQL): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.buyerId, buyerId), eq(orders.state, 'completed'), what))
    .limit(1);
  return found !== undefined;
}
