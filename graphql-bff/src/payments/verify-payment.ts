import { verifyPayment } from '@besesaka/schema/payments/operations.ts';
import { paymentVerification, type PaymentVerification as Verification } from '@besesaka/schema/payments/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Payment } from './payment.ts';

const PaymentVerification = builder.objectRef<Verification>('PaymentVerification').implement({
  description: 'What became of a payment.',
  fields: (t) => ({
    ...passedThrough(t, paymentVerification, { without: ['success', 'error', 'payment', 'featured_product_id'] }),
    isPaid: t.exposeBoolean('success', { description: 'Whether it was paid.' }),
    campaignId: t.exposeID('featured_product_id', {
      nullable: true,
      ...wordsOf(paymentVerification, 'featured_product_id'),
    }),
    payment: t.expose('payment', { type: Payment, description: 'The payment as it is now.' }),
  }),
});

const VerifyPaymentInput = builder.inputType('VerifyPaymentInput', {
  description: 'Which payment.',
  fields: (t) => ({ reference: t.id({ required: true, description: 'Under which the provider knows it.' }) }),
});

builder.mutationField('verifyPayment', (t) =>
  t.field({
    type: PaymentVerification,
    extensions: asks(verifyPayment),
    description: 'Asks the provider what became of a payment of yours; asked again, it answers the same.',
    args: { input: t.arg({ type: VerifyPaymentInput, required: true, description: 'Which one.' }) },
    errors: failsAs('VerifyPaymentResult', 'What became of it, or why that cannot be told.'),
    resolve: (_root, { input: { reference } }, ctx) =>
      ctx.rest.call(verifyPayment, { body: { reference: String(reference) } }),
  }),
);
