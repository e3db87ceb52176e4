import { domainEvent } from '#platform/events/domain-events.ts';
import type { PaymentRow } from './tables.ts';

/** A payment was held for an admin, or its refund has ended. The admin screens update. */
export const paymentsChanged = domainEvent<{ paymentId: string }>('payments.moved');

/** A payment changed. `payment` is its row after the change. */
export const paymentMoved = domainEvent<{ payment: PaymentRow }>('payments.changed');

/** A payer's bank asks for the money back, or has decided for the marketplace. */
export const paymentDisputed = domainEvent<{ payment: PaymentRow; isOpen: boolean }>('payments.disputed');

/** A payment came too late, or a second time, and goes back in full. */
export const paymentUnwanted = domainEvent<{ payment: PaymentRow; reason: string }>('payments.unwanted');
