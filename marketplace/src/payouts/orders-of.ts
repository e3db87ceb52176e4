import { eq, inArray, or } from 'drizzle-orm';
import { type OrderRow, orders } from '#orders/tables.ts';
import type { PaymentRow } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { orderMoney } from './tables.ts';

/** The orders whose money depends on this payment. */
export async function ordersOf({ db }: Ctx, { id, purpose, subjectId }: PaymentRow): Promise<OrderRow[]> {
  if (purpose !== 'order' && purpose !== 'checkout') return [];
  const paid = db.select({ id: orderMoney.orderId }).from(orderMoney).where(eq(orderMoney.paymentId, id));
  return db
    .select()
    .from(orders)
    .where(or(eq(orders.id, subjectId), inArray(orders.id, paid)));
}
