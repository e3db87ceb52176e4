import { expect, it } from 'vitest';
import { offeredActions, reasonFor } from './order-words.ts';

it('asks the seller for a reason wherever the buyer goes without', () => {
  expect(reasonFor('DECLINE', true)).toBe('required');
  expect(reasonFor('RETURN', true)).toBe('required');
  expect(reasonFor('CANCEL', true)).toBe('required');
  expect(reasonFor('CANCEL', false)).toBe('optional');
  expect(reasonFor('ACCEPT', true)).toBe('none');
});

it('offers a seller to decline or to cancel, never both', () => {
  expect(offeredActions(['ACCEPT', 'DECLINE', 'CANCEL'])).toEqual(['ACCEPT', 'DECLINE']);
  expect(offeredActions(['DISPATCH', 'CANCEL', 'MARK_PAID'])).toEqual(['DISPATCH', 'CANCEL', 'MARK_PAID']);
  expect(offeredActions(['CANCEL'])).toEqual(['CANCEL']);
});
