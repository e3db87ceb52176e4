import { expect, test } from 'vitest';
import { type PaidThing, resultOf } from './use-payment-result.ts';

const payment = (state: PaidThing['state']) => ({ reference: 'r', version: 2, state }) as PaidThing;

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

test('one that is open is asked about again', () => {
  expect(resultOf(payment('OPEN'))).toBeNull();
});
