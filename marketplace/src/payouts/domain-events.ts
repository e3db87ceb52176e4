import type { OrderRow } from '#orders/tables.ts';
import { domainEvent } from '#platform/events/domain-events.ts';

/** The money of an order changed. Open pages update. */
export const orderMoneySettled = domainEvent<{ order: OrderRow }>('payouts.money-settled');

/** A case was opened or ended. The counts of the admins update. */
export const casesChanged = domainEvent<object>('payouts.cases-changed');

/** A payout needs an admin, or does no longer. The counts of the admins update. */
export const payoutsChanged = domainEvent<object>('payouts.payouts-changed');
