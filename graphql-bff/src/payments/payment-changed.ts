import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { readPayment } from '@besesaka/schema/payments/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { Payment } from './payment.ts';

export const PaymentChanged = inboxType(paymentChanged, 'PaymentChanged', {
  description: "One of the viewer's payments changed.",
  fields: (t) => ({
    payment: t.field({
      type: Payment,
      description: 'The payment after the change.',
      resolve: ({ payload }) => payload.payment,
    }),
  }),
});

builder.subscriptionField('paymentChanged', (t) =>
  t.field({
    description: "Changes of one of the viewer's payments, from now on.",
    args: { reference: t.arg.id({ required: true, description: 'Reference of the payment at the payment provider.' }) },
    ...liveKind(PaymentChanged, {
      authorise: async ({ reference }: { reference: string | number }, ctx) => {
        await readOnce(ctx, readPayment, { params: { reference: String(reference) } });
      },
      accepts: ({ payment }, _viewer, { reference }) => payment.reference === String(reference),
    }),
  }),
);
