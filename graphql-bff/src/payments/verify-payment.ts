import { verifyPayment } from '@besesaka/schema/payments/operations.ts';
import { paymentVerification, type PaymentVerification as Verification } from '@besesaka/schema/payments/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Payment } from './payment.ts';

const PaymentVerification = builder.objectRef<Verification>('PaymentVerification').implement({
  description: 'The outcome of a payment.',
  fields: (t) => ({
    ...passedThrough(t, paymentVerification, { without: ['success', 'error', 'payment', 'featured_product_id'] }),
    isPaid: t.exposeBoolean('success', { description: 'Whether the payment succeeded.' }),
    campaignId: t.exposeID('featured_product_id', {
      nullable: true,
      ...wordsOf(paymentVerification, 'featured_product_id'),
    }),
    payment: t.expose('payment', { type: Payment, description: 'The payment in its current state.' }),
  }),
});

const VerifyPaymentInput = builder.inputType('VerifyPaymentInput', {
  description: 'The payment to verify.',
  fields: (t) => ({
    reference: t.id({ required: true, description: 'Reference of the payment at the payment provider.' }),
  }),
});

builder.mutationField('verifyPayment', (t) =>
  t.field({
    type: PaymentVerification,
    extensions: asks(verifyPayment),
    description: "Verifies one of the viewer's payments with the provider. Repeating it is safe.",
    args: { input: t.arg({ type: VerifyPaymentInput, required: true, description: 'The payment.' }) },
    errors: failsAs('VerifyPaymentResult', 'The outcome, or an error.'),
    resolve: (_root, { input: { reference } }, ctx) =>
      ctx.rest.call(verifyPayment, { body: { reference: String(reference) } }),
  }),
);
