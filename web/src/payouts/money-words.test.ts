import { expect, it } from 'vitest';
import { wordsForBuyer, wordsForSeller } from './money-words.ts';

const cedis = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'GHS' });
const held = {
  state: 'HELD',
  amount: cedis('210.00'),
  shopAmount: cedis('203.71'),
  refundedAmount: cedis('0.00'),
  frozenBy: null,
  releasableAt: null,
  endsAt: '2026-12-28T09:00:00Z',
} as const;

it('tells both users when protected money moves', () => {
  expect(wordsForBuyer(held, 'Kente House')).toBe(
    'You paid ₵210. Kente House is paid after you have it. It is settled by 28 December 2026.',
  );
  const delivered = { ...held, releasableAt: '2026-11-30T16:12:00Z' };
  expect(wordsForSeller(delivered)).toMatch(/^₵203\.71 of it is yours on 30 November 2026/);
  expect(wordsForBuyer(delivered, 'Kente House')).toContain('unless you report a problem before');
});

it('never says that held, returning or returned money belongs to the shop', () => {
  for (const state of ['HELD', 'FROZEN', 'REFUNDING', 'REFUNDED', 'RECLAIMED'] as const) {
    expect(wordsForBuyer({ ...held, state, frozenBy: 'RETURN' }, 'Kente House')).not.toContain('has the money');
    expect(wordsForSeller({ ...held, state, frozenBy: 'RETURN' })).not.toMatch(/is yours\.$/);
  }
  expect(wordsForSeller({ ...held, state: 'RELEASED' })).toBe('₵203.71 of this order is yours.');
});

it('gives the reason of a hold', () => {
  expect(wordsForSeller({ ...held, state: 'FROZEN', frozenBy: 'RETURN' })).toMatch(/^A return is open\. ₵203\.71/);
});
