import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import type { OrderActor, SystemAction } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { notifyPlaced, notifyStep } from './notify-people.ts';
import { pieces, toOrder, type WholeOrder } from './whole-order.ts';

/** The sellers' lists grow; so does the buyer's in their other tabs. */
export async function emitPlaced(tx: Tx, placed: WholeOrder[]): Promise<void> {
  for (const whole of placed) {
    notifyPlaced(tx, factOf(whole));
    tx.emit(whole.order.sellerId, orderPlaced, { order: toOrder(whole, 'seller') });
    tx.emit(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer') });
  }
  await publishDomainEvent(tx, ordersPlaced, { orders: placed.map(({ order }) => order) });
}

interface Change {
  action: SystemAction;
  actor: OrderActor;
  reason: string | null;
  before: OrderRow['state'];
}

/** Both users get every step, also the one who took it: they may have other screens open. */
export async function emitStep(tx: Tx, whole: WholeOrder, change: Change): Promise<void> {
  const fact = { ...factOf(whole), ...change };
  notifyStep(tx, fact);
  tx.emit(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer') });
  tx.emit(whole.order.sellerId, orderChanged, { order: toOrder(whole, 'seller') });
  await publishDomainEvent(tx, ordersChanged, fact);
}

function factOf({ order, items }: WholeOrder) {
  return { order, itemCount: pieces(items), buyerId: order.buyerId, sellerId: order.sellerId };
}
