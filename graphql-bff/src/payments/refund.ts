import { keepPayment, refundPayment } from '@besesaka/schema/payments/operations.ts';
import { type Refund as RefundValue, refund } from '@besesaka/schema/payments/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { Payment, RefundState } from './payment.ts';

export const Refund = builder.objectRef<RefundValue>('Refund').implement({
  description: 'A refund of a payment.',
  fields: (t) => ({
    ...exposeFields(t, refund, { without: ['reference', 'state', 'asked_at', 'amount', 'currency'] }),
    createdAt: t.expose('asked_at', { type: 'DateTime', ...descriptionOf(refund, 'asked_at') }),
    amount: t.field({ type: Money, description: 'Amount of the refund.', resolve: (one) => one }),
    reference: t.exposeID('reference', descriptionOf(refund, 'reference')),
    state: t.expose('state', { type: RefundState, description: 'State of the refund.' }),
  }),
});

const RefundPaymentInput = builder.inputType('RefundPaymentInput', {
  description: 'A payment to refund, and the reason.',
  fields: (t) => ({
    reference: t.id({ required: true, description: 'Reference of the payment.' }),
    reason: t.string({ required: true, description: 'Reason, 5 to 500 characters; the payer reads it.' }),
  }),
});

builder.mutationField('refundPayment', (t) =>
  t.field({
    type: Refund,
    extensions: restCalls(refundPayment),
    description:
      'For admins: refunds the remaining amount of a payment. The purchase ends when the money has been returned.',
    args: { input: t.arg({ type: RefundPaymentInput, required: true, description: 'The payment and the reason.' }) },
    errors: failsAs('RefundPaymentResult', 'The requested refund, or an error.'),
    resolve: (_root, { input: { reference, reason } }, ctx) =>
      ctx.rest.call(refundPayment, { params: { reference: String(reference) }, body: { reason } }),
  }),
);

const KeepPaymentInput = builder.inputType('KeepPaymentInput', {
  description: 'A payment that the provider partly refunded.',
  fields: (t) => ({ reference: t.id({ required: true, description: 'Reference of the payment.' }) }),
});

builder.mutationField('keepPayment', (t) =>
  t.field({
    type: Payment,
    extensions: restCalls(keepPayment),
    description: 'For admins: keeps the purchase valid although the provider refunded part of the payment.',
    args: { input: t.arg({ type: KeepPaymentInput, required: true, description: 'The payment.' }) },
    errors: failsAs('KeepPaymentResult', 'The updated payment, or an error.'),
    resolve: (_root, { input: { reference } }, ctx) =>
      ctx.rest.call(keepPayment, { params: { reference: String(reference) } }),
  }),
);
