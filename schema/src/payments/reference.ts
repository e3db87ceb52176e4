import { examples } from '#kernel/reference/examples.ts';
import { reference } from '#kernel/reference/words.ts';
import { paymentInput, verifyInput } from './inputs.ts';

export const paymentsReference = [
  reference('PaymentInput', paymentInput, 'What is to be paid for.', {
    payment_type: ['What kind of thing', 'subscription'],
    subscription_id: ['Which one, for a subscription', examples.subscription],
  }),
  reference('VerifyInput', verifyInput, 'Which payment.', {
    reference: ['Under which the provider knows it', examples.payment],
  }),
];
