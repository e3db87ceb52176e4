import { expect, test } from 'vitest';
import { lastRenewalChoice } from './use-plans.ts';

test('renewal is off until the seller turns it on, and the last choice stays', () => {
  const [on, off] = [{ isRenewing: true }, { isRenewing: false }];
  expect(lastRenewalChoice({ current: null, chosen: [] })).toBe(false);
  expect(lastRenewalChoice({ current: off, chosen: [on, off] })).toBe(false);
  expect(lastRenewalChoice({ current: on, chosen: [off] })).toBe(true);
  expect(lastRenewalChoice({ current: null, chosen: [on, off] })).toBe(true);
});
