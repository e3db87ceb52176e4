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
  description: 'How far a payment has come.',
  values: {
    ABANDONED: { value: 'abandoned', description: 'Nobody paid it.' },
    FAILED: { value: 'failed', description: "It was declined; it may be tried again on the provider's page." },
    HELD: { value: 'held', description: 'What was paid does not fit, and an admin looks at it.' },
    OPEN: { value: 'open', description: "The provider's page waits for it." },
    OPENING: { value: 'opening', description: 'The provider is asked for its page.' },
    PROCESSING: {
      value: 'processing',
      description: 'The person has done their part; the provider has not confirmed it.',
    },
    REFUNDED: { value: 'refunded', description: 'It was given back.' },
    SUCCEEDED: { value: 'succeeded', description: 'It is paid.' },
  } as const,
});

export const RefundState = builder.enumType('RefundState', {
  description: 'How far money has come back.',
  values: {
    ASKING: { value: 'asking', description: 'The provider is asked for it.' },
    FAILED: { value: 'failed', description: 'It did not go through; it may be asked for again.' },
    PENDING: { value: 'pending', description: 'The provider has taken it on.' },
    PROCESSED: { value: 'processed', description: 'The money is back.' },
    PROCESSING: { value: 'processing', description: 'It is on its way.' },
  } as const,
});

export const PaymentPurpose = builder.enumType('PaymentPurpose', {
  description: 'What kind of thing is paid for.',
  values: {
    CAMPAIGN: { value: 'featured_product', description: 'That a product is featured.' },
    PLAN: { value: 'subscription', description: 'The plan of a shop.' },
  } as const satisfies Record<string, { value: Purpose; description: string }>,
});

export const PaymentChannel = enumOf(
  'PaymentChannel',
  'How somebody paid.',
  paymentChannels,
  (channel) => channelLabels[channel],
);

const own = ['amount', 'reference', 'payment_type', 'payment_url', 'refund_state', 'refunded_amount'] as const;

export const Payment = builder.objectRef<PaymentValue>('Payment').implement({
  description: 'Something that you pay for.',
  fields: (t) => ({
    ...passedThrough(t, payment, { without: own }),
    reference: t.exposeID('reference', wordsOf(payment, 'reference')),
    amount: t.expose('amount', { type: Money, description: 'What it costs.' }),
    refundedAmount: t.expose('refunded_amount', { type: Money, description: 'How much of it has come back.' }),
    purpose: t.expose('payment_type', { type: PaymentPurpose, ...wordsOf(payment, 'payment_type') }),
    url: t.expose('payment_url', { type: 'Url', nullable: true, ...wordsOf(payment, 'payment_url') }),
    refundState: t.expose('refund_state', {
      type: RefundState,
      nullable: true,
      ...wordsOf(payment, 'refund_state'),
    }),
    state: t.expose('state', { type: PaymentState, description: 'How far it has come.' }),
    channel: t.expose('channel', { type: PaymentChannel, nullable: true, ...wordsOf(payment, 'channel') }),
  }),
});

/** What rooms answer whose things are paid for. */
export const PaymentStarted = builder.objectRef<Started>('PaymentStarted').implement({
  description: 'Where a payment is made.',
  fields: (t) => ({
    paymentUrl: t.expose('payment_url', { type: 'Url', ...wordsOf(paymentStarted, 'payment_url') }),
    reference: t.exposeID('reference', wordsOf(paymentStarted, 'reference')),
  }),
});

builder.queryField('payment', (t) =>
  t.field({
    type: Payment,
    nullable: true,
    description: 'One payment of yours; null when there is none of this reference.',
    args: { reference: t.arg.id({ required: true, description: 'Under which the provider knows it.' }) },
    resolve: (_root, { reference }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readPayment, { params: { reference: String(reference) } })),
  }),
);
