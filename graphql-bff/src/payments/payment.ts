import { type PaymentPurpose as Purpose, paymentChannels } from '@besesaka/schema/payments/limits.ts';
import { readPayment } from '@besesaka/schema/payments/operations.ts';
import {
  type Payment as PaymentValue,
  payment,
  paymentStarted,
  type PaymentStarted as Started,
} from '@besesaka/schema/payments/resources.ts';
import { channelLabels } from '@besesaka/schema/payments/texts.ts';
import { readOnce } from '#platform/context/context.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

export const PaymentState = builder.enumType('PaymentState', {
  description: 'State of a payment.',
  values: {
    ABANDONED: { value: 'abandoned', description: 'The user did not complete the payment.' },
    FAILED: { value: 'failed', description: 'Declined; the user can try again on the payment page.' },
    HELD: { value: 'held', description: 'The received money does not match the request; an admin must look at it.' },
    OPEN: { value: 'open', description: 'The payment page waits for the user.' },
    OPENING: { value: 'opening', description: 'The payment page is being requested from the provider.' },
    PROCESSING: {
      value: 'processing',
      description: 'The user has paid; the provider has not confirmed it yet.',
    },
    REFUNDED: { value: 'refunded', description: 'Refunded.' },
    SUCCEEDED: { value: 'succeeded', description: 'Paid.' },
  } as const,
});

export const RefundState = builder.enumType('RefundState', {
  description: 'State of a refund.',
  values: {
    ASKING: { value: 'asking', description: 'The refund is being requested from the provider.' },
    FAILED: { value: 'failed', description: 'Failed; it can be requested again.' },
    PENDING: { value: 'pending', description: 'Accepted by the provider.' },
    PROCESSED: { value: 'processed', description: 'Completed.' },
    PROCESSING: { value: 'processing', description: 'In progress at the provider.' },
  } as const,
});

export const PaymentPurpose = builder.enumType('PaymentPurpose', {
  description: 'Purpose of a payment.',
  values: {
    CAMPAIGN: { value: 'featured_product', description: 'A campaign that features a product.' },
    PLAN: { value: 'subscription', description: "A seller's plan." },
  } as const satisfies Record<string, { value: Purpose; description: string }>,
});

export const PaymentChannel = enumOf(
  'PaymentChannel',
  'Payment channel.',
  paymentChannels,
  (channel) => channelLabels[channel],
);

const own = ['amount', 'reference', 'payment_type', 'payment_url', 'refund_state', 'refunded_amount'] as const;

export const Payment = builder.objectRef<PaymentValue>('Payment').implement({
  description: 'A payment of the viewer through the payment provider.',
  fields: (t) => ({
    ...passedThrough(t, payment, { without: own }),
    reference: t.exposeID('reference', wordsOf(payment, 'reference')),
    amount: t.expose('amount', { type: Money, description: 'Amount to pay.' }),
    refundedAmount: t.expose('refunded_amount', { type: Money, description: 'Refunded amount.' }),
    purpose: t.expose('payment_type', { type: PaymentPurpose, ...wordsOf(payment, 'payment_type') }),
    url: t.expose('payment_url', { type: 'Url', nullable: true, ...wordsOf(payment, 'payment_url') }),
    refundState: t.expose('refund_state', {
      type: RefundState,
      nullable: true,
      ...wordsOf(payment, 'refund_state'),
    }),
    state: t.expose('state', { type: PaymentState, description: 'State of the payment.' }),
    channel: t.expose('channel', { type: PaymentChannel, nullable: true, ...wordsOf(payment, 'channel') }),
  }),
});

/** Returned by mutations of the modules that sell something. */
export const PaymentStarted = builder.objectRef<Started>('PaymentStarted').implement({
  description: 'A started payment.',
  fields: (t) => ({
    paymentUrl: t.expose('payment_url', { type: 'Url', ...wordsOf(paymentStarted, 'payment_url') }),
    reference: t.exposeID('reference', wordsOf(paymentStarted, 'reference')),
  }),
});

builder.queryField('payment', (t) =>
  t.field({
    type: Payment,
    nullable: true,
    description: "One of the viewer's payments; null if it does not exist.",
    args: { reference: t.arg.id({ required: true, description: 'Reference of the payment at the payment provider.' }) },
    resolve: (_root, { reference }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readPayment, { params: { reference: String(reference) } })),
  }),
);
