import {
  checkHolding,
  readHolding,
  stateConsent,
  withdrawConsent,
} from '@besesaka/schema/payments/holding/operations.ts';
import { holding } from '@besesaka/schema/payments/holding/resources.ts';
import {
  answerDispute,
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
import { dispute, payment, paymentStarted, refund } from '@besesaka/schema/payments/resources.ts';
import { Admin } from '#accounts/admin.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { queryField, readField, viewerField } from '#platform/contract/read.ts';
import { Money } from '#platform/graphql/money.ts';

export const Payment = objectOf(payment);

/** Returned by mutations of the modules that sell something. */
export const PaymentStarted = objectOf(paymentStarted, { without: ['message', 'error'] });

export const Refund = objectOf(refund, {
  without: ['currency'],
  add: (t) => ({ amount: t.field({ type: Money, description: 'Amount of the refund.', resolve: (one) => one }) }),
});

const Holding = objectOf(holding);

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
mutation(answerDispute, { dispute: objectOf(dispute) });
mutation(keepPayment, { payment: Payment });

readField(Admin, 'holding', readHolding);
mutation(stateConsent, { holding: Holding });
mutation(withdrawConsent, { holding: Holding });
mutation(checkHolding, { holding: Holding });
