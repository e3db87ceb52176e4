import { expect, it } from 'vitest';
import type { OrderState } from '#gql/graphql.ts';
import { offeredActions, reasonFor, stepLabel, wordsOfState } from './order-words.ts';

it('requires a reason from the seller wherever the buyer needs none', () => {
  expect(reasonFor('DECLINE', true)).toBe('required');
  expect(reasonFor('RETURN', true)).toBe('required');
  expect(reasonFor('REFUSE_RETURN', true)).toBe('required');
  expect(reasonFor('CANCEL', true)).toBe('required');
  expect(reasonFor('CANCEL', false)).toBe('optional');
  expect(reasonFor('ACCEPT', true)).toBe('none');
});

it('lets a seller decline or cancel, never both', () => {
  expect(offeredActions(['ACCEPT', 'DECLINE', 'CANCEL'])).toEqual(['ACCEPT', 'DECLINE']);
  expect(offeredActions(['DISPATCH', 'CANCEL', 'MARK_PAID'])).toEqual(['DISPATCH', 'CANCEL', 'MARK_PAID']);
  expect(offeredActions(['CANCEL'])).toEqual(['CANCEL']);
});

it('names a refused and a withdrawn return and a declined fee, which restore the state before', () => {
  expect(stepLabel({ state: 'DELIVERED', action: 'REFUSE_RETURN' })).toBe('Return refused');
  expect(stepLabel({ state: 'COMPLETED', action: 'WITHDRAW_RETURN' })).toBe('Return withdrawn');
  expect(stepLabel({ state: 'PENDING', action: 'DECLINE_FEE' })).toBe('Delivery fee declined');
  expect(stepLabel({ state: 'DELIVERED', action: 'DELIVER' })).toBe('Delivered');
  expect(stepLabel({ state: 'PENDING', action: null })).toBe('Placed');
});

it('has one label for each state and its step', () => {
  expect(wordsOfState('DISPATCHED').label).toBe('On the way');
  expect(stepLabel({ state: 'COMPLETED', action: 'COMPLETE' })).toBe('Done');
});

it('shows a state that only a newer service knows', () => {
  // A newer service may send any name.
  const state = 'IN_REVIEW' as unknown as OrderState;
  expect(wordsOfState(state)).toEqual({ label: 'In review', tone: 'neutral' });
});
