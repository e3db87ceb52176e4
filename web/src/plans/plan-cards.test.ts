import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import { expect, test } from 'vitest';
import { perMonth } from './plan-cards.tsx';

test('the price per month is for thirty days', () => {
  expect(perMonth('135.00', 90)).toBe('45.00');
  expect(perMonth('30.00', 7)).toBe('128.57');
});

test('longer plans have more features', () => {
  expect(planFeatures(7)).toEqual(['Unlimited listings', 'Priority support']);
  expect(planFeatures(30)).toHaveLength(4);
});
