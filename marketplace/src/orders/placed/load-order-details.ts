import { inArray } from 'drizzle-orm';
import { type OrderRow, orderItems, orderSteps } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { OrderDetails } from './order-details.ts';

/** Loads the items and steps of these orders, with one query for each. */
export async function loadOrderDetails(ctx: Ctx, rows: OrderRow[]): Promise<OrderDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [items, steps] = await Promise.all([
    ctx.db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.position),
    ctx.db.select().from(orderSteps).where(inArray(orderSteps.orderId, ids)).orderBy(orderSteps.position),
  ]);
  return rows.map((order) => ({
    order,
    readAt: ctx.now,
    items: items.filter(({ orderId }) => orderId === order.id),
    steps: steps.filter(({ orderId }) => orderId === order.id),
  }));
}
