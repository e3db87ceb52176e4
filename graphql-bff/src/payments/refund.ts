import { keepPayment, refundPayment } from '@besesaka/schema/payments/operations.ts';
import { type Refund as RefundValue, refund } from '@besesaka/schema/payments/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Payment, RefundState } from './payment.ts';

export const Refund = builder.objectRef<RefundValue>('Refund').implement({
  description: 'Money of a payment that goes back.',
  fields: (t) => ({
    ...passedThrough(t, refund, { without: ['reference', 'state', 'asked_at', 'amount', 'currency'] }),
    createdAt: t.expose('asked_at', { type: 'DateTime', ...wordsOf(refund, 'asked_at') }),
    amount: t.field({ type: Money, description: 'How much.', resolve: (one) => one }),
    reference: t.exposeID('reference', wordsOf(refund, 'reference')),
    state: t.expose('state', { type: RefundState, description: 'How far it has come.' }),
  }),
});

const RefundPaymentInput = builder.inputType('RefundPaymentInput', {
  description: 'What is given back, and why.',
  fields: (t) => ({
    reference: t.id({ required: true, description: 'Which payment.' }),
    reason: t.string({ required: true, description: 'Its person reads it, 5 to 500 characters.' }),
  }),
});

builder.mutationField('refundPayment', (t) =>
  t.field({
    type: Refund,
    extensions: asks(refundPayment),
    description:
      'For admins: gives a payment back, all that is left of it. What it bought ends when the money is back.',
    args: { input: t.arg({ type: RefundPaymentInput, required: true, description: 'Which, and why.' }) },
    errors: failsAs('RefundPaymentResult', 'The refund as the provider took it, or why it was not asked for.'),
    resolve: (_root, { input: { reference, reason } }, ctx) =>
      ctx.rest.call(refundPayment, { params: { reference: String(reference) }, body: { reason } }),
  }),
);

const KeepPaymentInput = builder.inputType('KeepPaymentInput', {
  description: 'Which payment somebody has looked at.',
  fields: (t) => ({ reference: t.id({ required: true, description: 'Which payment.' }) }),
});

builder.mutationField('keepPayment', (t) =>
  t.field({
    type: Payment,
    extensions: asks(keepPayment),
    description: 'For admins: lets go on what a payment bought of which the provider gave a part back.',
    args: { input: t.arg({ type: KeepPaymentInput, required: true, description: 'Which one.' }) },
    errors: failsAs('KeepPaymentResult', 'The payment, or why it waits for nobody.'),
    resolve: (_root, { input: { reference } }, ctx) =>
      ctx.rest.call(keepPayment, { params: { reference: String(reference) } }),
  }),
);
