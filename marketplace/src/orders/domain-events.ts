import { domainEvent } from '#platform/events/domain-events.ts';
import type { OrderActor, SystemAction } from './rules.ts';
import type { OrderRow } from './tables.ts';

interface OrderFact {
  /** The whole row as it is now; its people stand beside it, as most listeners need nothing else. */
  order: OrderRow;
  /** The same as in the items of the order, added up. */
  itemCount: number;
  buyerId: string;
  sellerId: string;
}

/** The orders of one purchase, one for each shop. */
export const ordersPlaced = domainEvent<{ orders: OrderRow[] }>('orders.placed');

/** A step of an order, or its payment (`mark_paid`, `mark_unpaid`, which leave the state alone). */
export const ordersChanged = domainEvent<
  OrderFact & { actor: OrderActor; action: SystemAction; reason: string | null; before: OrderRow['state'] }
>('orders.changed');
