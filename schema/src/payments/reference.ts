import { examples } from '#kernel/reference/examples.ts';
import { reference } from '#kernel/reference/words.ts';
import { paymentInput, refundInput, verifyInput } from './inputs.ts';

export const paymentsReference = [
  reference('PaymentInput', paymentInput, 'What is to be paid for.', {
    payment_type: ['What kind of thing', 'subscription'],
    subscription_id: ['Which one, for a subscription', examples.subscription],
    product_id: ['Which one, for a featured product', examples.product],
    duration_type: ['For how long it is featured', '1_month'],
    auto_renew: ['Whether that is meant to go on after its end', false],
    campaign_id: ['Instead of the product: the campaign that goes on', examples.campaign],
  }),
  reference('RefundInput', refundInput, 'Why a payment is given back.', {
    reason: ['In words that its person reads as well', 'You paid for the same plan twice.'],
  }),
  reference('VerifyInput', verifyInput, 'Which payment.', {
    reference: ['Under which the provider knows it', examples.payment],
  }),
];
