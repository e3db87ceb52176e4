import { domainEvent } from '#platform/events/domain-events.ts';

/** A payment came to wait for an admin, or its refund has ended: open desks show it. */
export const paymentsMoved = domainEvent<{ paymentId: string }>('payments.moved');
