import type { OrderRow } from '#orders/tables.ts';
import type { OrderMoneyRow } from '#payouts/tables.ts';

/** A buyer may report a problem once the goods are sent and while the money is held. Before that, they can cancel. */
export function mayReport({ state }: Pick<OrderRow, 'state'>, money: Pick<OrderMoneyRow, 'state'>): boolean {
  const isSent = state === 'dispatched' || state === 'delivered' || state === 'completed';
  return isSent && money.state === 'held';
}
