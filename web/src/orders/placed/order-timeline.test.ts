import { expect, it } from 'vitest';
import { remainingStates, stepBy } from './order-timeline.tsx';

it('shows what is still to come on the straight way', () => {
  expect(remainingStates('ACCEPTED')).toEqual(['DISPATCHED', 'DELIVERED', 'COMPLETED']);
  expect(remainingStates('COMPLETED')).toEqual([]);
});

it('shows what is still to come of a return', () => {
  expect(remainingStates('RETURN_REQUESTED')).toEqual(['RETURN_AGREED', 'RETURNED']);
});

it('promises nothing to an order that has ended early', () => {
  for (const state of ['DECLINED', 'CANCELLED', 'EXPIRED', 'RETURNED'] as const) {
    expect(remainingStates(state)).toEqual([]);
  }
});

it('says who took a step', () => {
  expect(stepBy('SELLER', 'SELLER')).toBe('by you');
  expect(stepBy('SELLER', 'BUYER')).toBe('by the seller');
  expect(stepBy('BUYER', 'SELLER')).toBe('by the buyer');
  expect(stepBy('SYSTEM', 'BUYER')).toBe('automatically');
});
