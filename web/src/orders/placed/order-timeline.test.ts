import { expect, it } from 'vitest';
import { remainingStates, stepBy } from './order-timeline.tsx';

it('shows the remaining steps of an order', () => {
  expect(remainingStates('ACCEPTED')).toEqual(['DISPATCHED', 'DELIVERED', 'COMPLETED']);
  expect(remainingStates('COMPLETED')).toEqual([]);
});

it('shows the remaining steps of a return', () => {
  expect(remainingStates('RETURN_REQUESTED')).toEqual(['RETURN_AGREED', 'RETURNED']);
});

it('shows no remaining steps of an order that ended early', () => {
  for (const state of ['DECLINED', 'CANCELLED', 'EXPIRED', 'RETURNED'] as const) {
    expect(remainingStates(state)).toEqual([]);
  }
});

it('names who took a step', () => {
  expect(stepBy('SELLER', 'SELLER')).toBe('by you');
  expect(stepBy('SELLER', 'BUYER')).toBe('by the seller');
  expect(stepBy('BUYER', 'SELLER')).toBe('by the buyer');
  expect(stepBy('SYSTEM', 'BUYER')).toBe('automatically');
});
