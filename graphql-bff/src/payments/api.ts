import { paymentInput, verifyInput } from '@besesaka/schema/payments/inputs.ts';
import { payment, paymentStarted, paymentVerification, receipt } from '@besesaka/schema/payments/resources.ts';
import { get, post } from '#platform/rest/calls.ts';

export const startPayment = post('/api/payments/initialize', paymentInput, paymentStarted);
export const verifyPayment = post('/api/payments/verify', verifyInput, paymentVerification);
export const readPayment = get('/api/payments/{reference}', payment);
export const readReceipt = get('/api/receipts/{number}', receipt);
