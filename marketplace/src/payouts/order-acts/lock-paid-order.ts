import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '#orders/tables.ts';
import { type PaymentRow, payments } from '#payments/tables.ts';
import { orderMoney } from '#payouts/tables.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';

interface Locked {
  order: OrderRow;
  payment: PaymentRow | undefined;
}

/** Locks an order by its ID or code, after its payment: payments are locked before orders. */
export async function lockPaidOrder(tx: Tx, handle: string): Promise<Locked | null> {
  const isIt = isUuid(handle) ? eq(orders.id, handle) : eq(orders.code, handle);
  const [known] = await tx.db
    .select({ paymentId: orderMoney.paymentId })
    .from(orders)
    .leftJoin(orderMoney, eq(orderMoney.orderId, orders.id))
    .where(isIt);
  const [payment] = known?.paymentId
    ? await tx.db.select().from(payments).where(eq(payments.id, known.paymentId)).for('no key update')
    : [];
  const [order] = await tx.db.select().from(orders).where(isIt).for('update');
  return order ? { order, payment } : null;
}
