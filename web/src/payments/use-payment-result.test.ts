import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { expect, test } from 'vitest';
import { type PaidItem, resultAfterTries, resultOf } from './use-payment-result.ts';

const payment = (state: PaidItem['state']) => ({ reference: 'r', version: 2, state }) as PaidItem;

test.each([
  ['SUCCEEDED', 'paid'],
  ['PROCESSING', 'waiting'],
  ['FAILED', 'failed'],
  ['ABANDONED', 'failed'],
  ['HELD', 'failed'],
  ['REFUNDED', 'failed'],
] as const)('a payment that is %s is %s', (state, kind) => {
  expect(resultOf(payment(state))).toMatchObject({ kind });
});

test('an open payment is checked again', () => {
  expect(resultOf(payment('OPEN'))).toBeNull();
});

test('a buyer who returns without paying reads that nothing was charged, and is not sent to support', () => {
  expect(resultAfterTries(payment('OPEN'))).toMatchObject({
    kind: 'failed',
    message: 'You did not pay, and nothing was charged.',
    isKnown: true,
  });
});

test('a declined payment that was retried and not paid says that nothing was paid', () => {
  expect(resultOf(payment('FAILED'), true), 'it may be the earlier answer').toBeNull();
  expect(resultAfterTries(payment('FAILED'))).toMatchObject({ message: texts.nothingPaid, isKnown: true });
  expect(resultOf(payment('FAILED'))).toMatchObject({ message: texts.declined });
  expect(resultOf(payment('SUCCEEDED'), true)).toMatchObject({ kind: 'paid' });
});

test('without any response the result stays unknown', () => {
  expect(resultAfterTries(null)).toMatchObject({
    message: 'Payment verification failed after multiple attempts. Please contact support.',
    isKnown: false,
  });
});
