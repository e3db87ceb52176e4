import type { OrderChange } from '#orders/domain-events.ts';
import { returnsStock } from '#orders/rules.ts';
import { endCase, findOpenCase } from '#payouts/cases/end-case.ts';
import { findMoney, settleOrderMoney } from '#payouts/settle-order-money.ts';
import type { Tx } from '#platform/context.ts';
import { domainEvent, publishDomainEvent } from '#platform/events/domain-events.ts';
import { isNewShop } from './new-shop.ts';

/** An order that was paid in the app was cancelled, or its goods came back. */
export const orderUndone = domainEvent<{ orderId: string }>('payouts.order-undone');

/** The order's steps decide about its money: a delivery starts its clock, a return stops it. */
export async function followOrder(tx: Tx, { order, action, actor }: OrderChange): Promise<void> {
  const money = await findMoney(tx, order.id);
  if (!money) return;
  if (returnsStock(order.state)) {
    await settleOrderMoney(tx, order, { kind: 'refund wanted' });
    const open = await findOpenCase(tx, order.id);
    if (open) await endCase(tx, order, open, { outcome: 'refunded', note: null, decidedBy: null });
    await publishDomainEvent(tx, orderUndone, { orderId: order.id });
    return;
  }
  if (action === 'request_return' || action === 'reopen_return')
    await settleOrderMoney(tx, order, { kind: 'frozen', by: 'return' });
  else if (money.frozenBy === 'return' && returnEnds.has(action))
    await settleOrderMoney(tx, order, { kind: 'unfrozen' });
  else if (action === 'deliver' && (actor === 'buyer' || actor === 'seller'))
    await settleOrderMoney(tx, order, { kind: 'delivered', by: actor });
  else if (action === 'complete' && actor === 'buyer') await completed(tx, { order, action, actor, reason: null });
  else await settleOrderMoney(tx, order, { kind: 'checked' });
}

const returnEnds = new Set<OrderChange['action']>(['withdraw_return', 'refuse_return', 'close_return']);

/** The buyer is content, so nothing more is awaited, except with a new shop. */
async function completed(tx: Tx, { order }: OrderChange): Promise<void> {
  const open = await findOpenCase(tx, order.id);
  if (open) await endCase(tx, order, open, { outcome: 'withdrawn', note: null, decidedBy: null });
  await settleOrderMoney(tx, order, { kind: 'delivered', by: 'buyer' });
  if (!(await isNewShop(tx, order.shopId))) await settleOrderMoney(tx, order, { kind: 'released' });
}
