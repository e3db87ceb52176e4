import type { OrderActor } from '@besesaka/schema/orders/limits.ts';
import { domainEvent } from '#platform/events/domain-events.ts';
import type { OfferStep } from './offers/offer-rules.ts';
import type { OfferRow } from './offers/tables.ts';
import type { SystemAction } from './rules.ts';
import type { OrderRow } from './tables.ts';

/** An order step, or a payment mark (`mark_paid`, `mark_unpaid`), which does not change the state. */
export interface OrderChange {
  /** The order's row after the change. */
  order: OrderRow;
  actor: OrderActor;
  action: SystemAction;
  reason: string | null;
}

/** The orders of one checkout, one per shop. */
export const ordersPlaced = domainEvent<{ orders: OrderRow[] }>('orders.placed');

/** A step of an order that its seller does not see. Only the buyer's pages follow it. */
export const unseenOrderChanged = domainEvent<{ order: OrderRow }>('orders.unseen-changed');

export const ordersChanged = domainEvent<OrderChange>('orders.changed');

/** A step of bargaining. The offer is as it is after the step. */
export const offerMoved = domainEvent<{ offer: OfferRow; step: OfferStep }>('orders.offer-moved');
