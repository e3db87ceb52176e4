import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orderItems, orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';

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
