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

/** A saved card was to be charged, and was not: nothing comes of it any more. */
export const chargeFailed = domainEvent<Settled>('payments.charge-failed');

/** A payment came to wait for an admin, or its refund has ended: the admin screens show it. */
export const paymentsMoved = domainEvent<{ paymentId: string }>('payments.moved');

/** It is paid, once and for good: whoever sold it gives it, in the same transaction. */
export const paymentSettled = domainEvent<Settled>('payments.settled');
