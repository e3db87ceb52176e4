import { domainEvent } from '#platform/events/domain-events.ts';

/** A payment was held for an admin, or its refund has ended. The admin screens update. */
export const paymentsChanged = domainEvent<{ paymentId: string }>('payments.moved');
