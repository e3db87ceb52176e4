import { paymentInput, refundInput, verifyInput } from '@besesaka/schema/payments/inputs.ts';
import {
  payment,
  paymentStarted,
  paymentVerification,
  receipt,
  refund,
  savedCardList,
} from '@besesaka/schema/payments/resources.ts';
import { get, post, remove } from '#platform/rest/calls.ts';

export const startPayment = post('/api/payments/initialize', paymentInput, paymentStarted);
export const verifyPayment = post('/api/payments/verify', verifyInput, paymentVerification);
export const readPayment = get('/api/payments/{reference}', payment);
export const readReceipt = get('/api/receipts/{number}', receipt);
export const refundPayment = post('/api/admin/payments/{reference}/refund', refundInput, refund);
export const keepPayment = post('/api/admin/payments/{reference}/keep', null, payment);
export const listCards = get('/api/cards', savedCardList);
export const removeCard = remove('/api/cards/{id}', null, savedCardList);
