import { domainEvent } from '#platform/events/domain-events.ts';

export interface Settled {
  paymentId: string;
  userId: string;
  /** Whose handler takes it. */
  purpose: string;
  subjectId: string;
}

export interface Refunded extends Settled {
  reason: string;
}

/** The money is back with whoever paid: what it bought ends, in the same transaction. */
export const paymentRefunded = domainEvent<Refunded>('payments.refunded');

/** It is paid, once and for good: whoever sold it gives it, in the same transaction. */
export const paymentSettled = domainEvent<Settled>('payments.settled');
