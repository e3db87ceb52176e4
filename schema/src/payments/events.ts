import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { payment } from './resources.ts';

/** Sent to the payer, with the whole payment. */
export const paymentChanged = eventKind(
  'payments.changed',
  null,
  resource('PaymentChanged', "One of the user's payments changed.", {
    payment: describe(payment, 'The payment after the change'),
  }),
);
