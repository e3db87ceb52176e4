import { domainEvent } from '#platform/events/domain-events.ts';

export interface Settled {
  paymentId: string;
  userId: string;
  /** Whose handler takes it. */
  purpose: string;
  subjectId: string;
}

/** It is paid, once and for good: whoever sold it gives it, in the same transaction. */
export const paymentSettled = domainEvent<Settled>('payments.settled');
