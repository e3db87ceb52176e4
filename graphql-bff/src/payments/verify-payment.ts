import { verifyPayment } from '@besesaka/schema/payments/operations.ts';
import { paymentVerification } from '@besesaka/schema/payments/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Payment } from './payment.ts';

const VerifyPaymentInput = builder.inputType('VerifyPaymentInput', {
  description: 'The payment to verify.',
  fields: (t) => ({
    reference: t.id({ required: true, description: 'Reference of the payment at the payment provider.' }),
  }),
});

mutation('verifyPayment', {
  restCalls: [verifyPayment],
  description: "Verifies one of the viewer's payments with the provider. Repeating it is safe.",
  input: { type: VerifyPaymentInput, description: 'The payment.' },
  payload: {
    isPaid: { type: 'Boolean', description: 'Whether the payment succeeded.' },
    message: { type: 'String', ...descriptionOf(paymentVerification, 'message') },
    campaignId: { type: 'ID', ...descriptionOf(paymentVerification, 'featured_product_id') },
    payment: { type: Payment, description: 'The payment in its current state.' },
  },
  resolve: async ({ reference }, ctx) => {
    const outcome = await ctx.rest.call(verifyPayment, { body: { reference: String(reference) } });
    return { ...outcome, isPaid: outcome.success, campaignId: outcome.featured_product_id };
  },
});
