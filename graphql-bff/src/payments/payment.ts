import {
  cancelPayment,
  keepPayment,
  listCards,
  readPayment,
  readPaymentSettings,
  readReceipt,
  refundPayment,
  removeCard,
  submitPaymentCode,
  verifyPayment,
} from '@besesaka/schema/payments/operations.ts';
import { payment, paymentStarted, refund } from '@besesaka/schema/payments/resources.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { queryField, viewerField } from '#platform/contract/read.ts';
import { Money } from '#platform/graphql/money.ts';

export const Payment = objectOf(payment);

/** Returned by mutations of the modules that sell something. */
export const PaymentStarted = objectOf(paymentStarted, { without: ['message', 'error'] });

export const Refund = objectOf(refund, {
  without: ['currency'],
  add: (t) => ({ amount: t.field({ type: Money, description: 'Amount of the refund.', resolve: (one) => one }) }),
});

queryField('payment', readPayment);
queryField('receipt', readReceipt);
queryField('takesProtectedPayments', readPaymentSettings, { field: 'takes_protected_payments' });
viewerField('savedCards', listCards);

mutation(verifyPayment, {
  isPaid: 'success',
  message: 'message',
  campaignId: 'featured_product_id',
  payment: 'payment',
});
mutation(removeCard, { savedCards: 'results' }, { as: 'removeSavedCard' });
mutation(refundPayment, { refund: Refund });
mutation(submitPaymentCode, { payment: Payment });
mutation(cancelPayment, { payment: Payment });
mutation(keepPayment, { payment: Payment });
