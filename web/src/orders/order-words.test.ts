import { expect, it } from 'vitest';
import { reasonFor } from './order-words.ts';

it('asks the seller for a reason wherever the buyer goes without', () => {
  expect(reasonFor('DECLINE', true)).toBe('required');
  expect(reasonFor('RETURN', true)).toBe('required');
  expect(reasonFor('CANCEL', true)).toBe('required');
  expect(reasonFor('CANCEL', false)).toBe('optional');
  expect(reasonFor('ACCEPT', true)).toBe('none');
});
