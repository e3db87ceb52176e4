import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { sideOf, visibleOrder } from '#orders/placed/order-visibility.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { Forbidden, NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { findMoney } from './settle-order-money.ts';
import type { OrderMoneyRow } from './tables.ts';

/** Locks an order of the buyer or seller whose money the marketplace handles. */
export async function findOwnMoney(
  tx: Tx,
  code: string,
  side: 'buyer' | 'seller',
): Promise<{ order: OrderRow; money: OrderMoneyRow }> {
  const viewer = requireViewer(tx);
  const isIt = visibleOrder(viewer, code.toUpperCase());
  const [order] = await tx.db.select().from(orders).where(isIt).for('no key update');
  if (!order) throw new NotFound(orderTexts.orderMissing);
  if (sideOf(viewer, order) !== side) throw new Forbidden(orderTexts.notYourAction);
  const money = await findMoney(tx, order.id);
  if (!money) throw new Refused(texts.notPaidHere);
  return { order, money };
}
