import { domainEvent } from '#platform/events/domain-events.ts';

/** A payment came to wait for an admin, or its refund has ended: the admin screens show it. */
export const paymentsMoved = domainEvent<{ paymentId: string }>('payments.moved');
