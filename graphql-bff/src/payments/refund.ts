import { keepPayment, refundPayment } from '@besesaka/schema/payments/operations.ts';
import { type Refund as RefundValue, refund } from '@besesaka/schema/payments/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { mutation } from '#platform/graphql/mutation.ts';
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
    idempotencyKey: t.string({ description: 'Made by you: sent again under it, the payment is refunded once.' }),
  }),
});

mutation('refundPayment', {
  restCalls: [refundPayment],
  description:
    'For admins: refunds the remaining amount of a payment. Its plan or campaign ends once the money is returned.',
  input: { type: RefundPaymentInput, description: 'The payment and the reason.' },
  payload: { refund: { type: Refund, description: 'The requested refund.' } },
  resolve: async ({ reference: id, reason, idempotencyKey }, ctx) => {
    const params = { reference: String(id) };
    return { refund: await ctx.rest.call(refundPayment, { params, body: { reason }, idempotencyKey }) };
  },
});

const KeepPaymentInput = builder.inputType('KeepPaymentInput', {
  description: 'A payment that the provider partly refunded.',
  fields: (t) => ({ reference: t.id({ required: true, description: 'Reference of the payment.' }) }),
});

mutation('keepPayment', {
  restCalls: [keepPayment],
  description: 'For admins: keeps the purchase valid although the provider refunded part of the payment.',
  input: { type: KeepPaymentInput, description: 'The payment.' },
  payload: { payment: { type: Payment, description: 'The updated payment.' } },
  resolve: async ({ reference }, ctx) => ({
    payment: await ctx.rest.call(keepPayment, { params: { reference: String(reference) } }),
  }),
});
