import { expect, it } from 'vitest';
import { monthValues } from './shop-numbers.tsx';

it('names the months and keeps the money exact in words', () => {
  expect(monthValues([{ month: '2026-11', revenue: { amount: '1250.50' } }])).toEqual([
    { label: 'Nov', name: 'November 2026', value: 1250.5, text: '₵1,250.50' },
  ]);
});
