import { expect, it } from 'vitest';
import { feeText } from './order-actions.tsx';

const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'GHS' });
const sold = {
  viewerIs: 'SELLER' as const,
  total: money('100.00'),
  proposedFee: null,
  allowedActions: ['PROPOSE_FEE' as const],
  steps: [{ action: null }, { action: 'DECLINE_FEE' as const }],
};

it('tells the seller about a declined fee, until another one is proposed or none can be', () => {
  expect(feeText(sold)).toBe('The buyer declined the delivery fee. Write to them, or propose another one.');
  expect(feeText({ ...sold, proposedFee: money('20.00') })).toMatch(/^Proposed for the delivery: ₵20/);
  expect(feeText({ ...sold, allowedActions: ['DISPATCH'] })).toBeNull();
  expect(feeText({ ...sold, viewerIs: 'BUYER', allowedActions: ['CANCEL'] })).toBeNull();
  expect(feeText({ ...sold, steps: [{ action: null }] })).toBeNull();
});
