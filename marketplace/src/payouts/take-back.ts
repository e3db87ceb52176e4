import { asc, eq, sql } from 'drizzle-orm';
import { moveOrder } from '#orders/placed/move-order.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import type { Line } from '#payments/ledger.ts';
import type { Sale, TakenBack } from '#payments/seller.ts';
import type { Tx } from '#platform/context.ts';
import { settleOrderMoney } from './settle-order-money.ts';
import { orderMoney } from './tables.ts';

/**
 * Takes a refund from the money of the orders that the payment paid for: first from the one that it names, and what that no
 * longer has from the others in turn. A refund in the provider's dashboard names none, and may have come in between.
 */
export async function takeBack(tx: Tx, sale: Sale, { amount, subjectId, reason }: TakenBack): Promise<Line[]> {
  const all = await tx.db
    .select()
    .from(orderMoney)
    .where(eq(orderMoney.paymentId, sale.id))
    .orderBy(sql`${orderMoney.orderId} is distinct from ${subjectId}`, asc(orderMoney.orderId));
  const lines: Line[] = [];
  let left = amount;
  for (const { orderId, grossPesewas, refundedPesewas } of all) {
    const part = Math.min(left, grossPesewas - refundedPesewas);
    if (part <= 0) continue;
    const order = await lockOrder(tx, orderId);
    lines.push(...(await settleOrderMoney(tx, order, { kind: 'refunded', amount: part })));
    if (part === grossPesewas - refundedPesewas)
      await moveOrder(tx, order, { action: 'take_back', actor: 'system', reason, to: order.state, payment: null });
    left -= part;
  }
  return summed(lines);
}

/** An entry has one line for each account. */
function summed(lines: readonly Line[]): Line[] {
  const sums = new Map<string, number>();
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].map(([account, amount]) => ({ account, amount }));
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('no key update');
  if (!order) throw new Error('order of a payment is missing');
  return order;
}
