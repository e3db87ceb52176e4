import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { readPayment } from '@besesaka/schema/payments/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Payment } from './payment.ts';

export const PaymentChanged = inboxType('PaymentChanged', {
  description: 'A payment of yours has come further.',
  fields: (t) => ({
    payment: t.field({
      type: Payment,
      description: 'The payment as it was then.',
      resolve: (event) => payloadOf(paymentChanged, event).payment,
    }),
  }),
});

builder.subscriptionField('paymentChanged', (t) =>
  t.field({
    type: PaymentChanged,
    description: 'Changes of one payment of yours, from now on.',
    args: { reference: t.arg.id({ required: true, description: 'Under which the provider knows it.' }) },
    ...liveKind(paymentChanged, {
      authorise: async ({ reference }: { reference: string | number }, ctx) => {
        await readOnce(ctx, readPayment, { params: { reference: String(reference) } });
      },
      accepts: ({ payment }, _viewer, { reference }) => payment.reference === String(reference),
    }),
    resolve: (event) => event,
  }),
);
