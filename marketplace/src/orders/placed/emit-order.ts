import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import type { OrderActor, SystemAction } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { notifyPlaced, notifyStep } from './notify-people.ts';
import { type OrderDetails, pieces, toOrder } from './order-details.ts';

/** Sends new orders to their sellers, and to the buyer's other tabs. */
export async function emitPlaced(tx: Tx, placed: OrderDetails[]): Promise<void> {
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

/** Sends every step to both users, including the one who acted, because they may have other tabs open. */
export async function emitStep(tx: Tx, whole: OrderDetails, change: Change): Promise<void> {
  const fact = { ...factOf(whole), ...change };
  notifyStep(tx, fact);
  tx.emit(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer') });
  tx.emit(whole.order.sellerId, orderChanged, { order: toOrder(whole, 'seller') });
  await publishDomainEvent(tx, ordersChanged, fact);
}

function factOf({ order, items }: OrderDetails) {
  return { order, itemCount: pieces(items), buyerId: order.buyerId, sellerId: order.sellerId };
}
