import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { ordersChanged, ordersPlaced } from '#orders/domain-events.ts';
import type { OrderActor, SystemAction } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { tellOfPlaced, tellOfStep } from './notify-people.ts';
import { pieces, toOrder, type WholeOrder } from './whole-order.ts';

/** The seller's list grows; so does the buyer's in their other tabs. */
export async function tellPlaced(ctx: Ctx, whole: WholeOrder): Promise<void> {
  const fact = factOf(whole);
  await publishDomainEvent(ctx, ordersPlaced, { ...fact, actor: 'buyer' });
  await tellOfPlaced(ctx, fact);
  ctx.events.append(whole.order.sellerId, orderPlaced, { order: toOrder(whole, 'seller') });
  ctx.events.append(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer') });
}

interface Change {
  action: SystemAction;
  actor: OrderActor;
  reason: string | null;
  before: OrderRow['state'];
}

/** Both hear of every step, also the one who took it: they may have other screens open. */
export async function tellStep(ctx: Ctx, whole: WholeOrder, change: Change): Promise<void> {
  const fact = { ...factOf(whole), ...change };
  await publishDomainEvent(ctx, ordersChanged, fact);
  await tellOfStep(ctx, fact);
  ctx.events.append(whole.order.buyerId, orderChanged, { order: toOrder(whole, 'buyer') });
  ctx.events.append(whole.order.sellerId, orderChanged, { order: toOrder(whole, 'seller') });
}

function factOf({ order, items }: WholeOrder) {
  return { order, itemCount: pieces(items), buyerId: order.buyerId, sellerId: order.sellerId };
}
