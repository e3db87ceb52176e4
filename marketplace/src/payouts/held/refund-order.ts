import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { RefundOrderInput } from '@besesaka/schema/payouts/inputs.ts';
import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { visibleOrder } from '#orders/placed/order-visibility.ts';
import { orders } from '#orders/tables.ts';
import { enqueueRefund } from '#payments/refunds/enqueue-refund.ts';
import { type PaymentRow, payments } from '#payments/tables.ts';
import { findOwnMoney } from '#payouts/find-own-money.ts';
import { readOrderMoney } from '#payouts/order-money-view.ts';
import { type OrderMoneyRow, orderMoney } from '#payouts/tables.ts';
import { InvalidInput, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { refundable } from './ask-order-refund.ts';

/** The seller gives back a part of an order's money, for example for a missing piece. */
export async function refundOrder({
  tx,
  input,
}: {
  tx: Tx;
  input: RefundOrderInput & { order_id: string };
}): Promise<OrderMoney> {
  // Payments are locked before orders.
  const [row] = await tx.db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(orderMoney, eq(orderMoney.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, orderMoney.orderId))
    .where(visibleOrder(requireViewer(tx), input.order_id.toUpperCase()))
    .for('no key update', { of: payments });
  const money = await findOwnMoney(tx, input.order_id, 'seller');
  if (!row) throw new Error('payment of an order is missing');
  await refundPart(tx, {
    payment: row,
    money: money.money,
    amount: parseMoney(input.amount) ?? 0,
    reason: input.reason,
  });
  return readOrderMoney(tx, input.order_id);
}

interface Part {
  payment: PaymentRow;
  money: OrderMoneyRow;
  amount: number;
  reason: string;
}

/** Requests the refund of a part of an order's money, at most of what is left. Its payment is locked. */
export async function refundPart(tx: Tx, { payment, money, amount, reason }: Part): Promise<void> {
  const left = await refundable(tx, money);
  if (amount > left) {
    const text = texts.refundTooHigh(moneyText(left));
    throw new InvalidInput({ amount: [text] }, text);
  }
  const part = { subjectId: money.orderId, amount };
  if (!(await enqueueRefund(tx, { row: payment, reason, part }))) throw new Refused(texts.refundOpen);
}
