import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import { readPayment } from '@besesaka/schema/payments/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

export const PaymentChanged = inboxEvent(paymentChanged);

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
