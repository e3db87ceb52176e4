import { expect, it } from 'vitest';
import { dayValues, monthValues, shareText } from './shop-charts.tsx';

it('names the months and has exact amounts in its text', () => {
  expect(monthValues([{ month: '2026-11', revenue: { amount: '1250.50' } }])).toEqual([
    { label: 'Nov', name: 'November 2026', value: 1250.5, text: '₵1,250.50' },
  ]);
});

it('a day has views, orders and the conversion rate; every sixth day and today are labelled', () => {
  const days = Array.from({ length: 13 }, (_, n) => ({ day: `2026-11-${10 + n}`, views: n, orders: n === 12 ? 3 : 0 }));
  const values = dayValues(days);
  expect(values.flatMap(({ label }) => (label ? [label] : []))).toEqual(['10 Nov', '16 Nov', '22 Nov']);
  expect(values[12]).toMatchObject({ name: 'Sun, 22 November', value: 12, text: '12', more: ['3', '25%'] });
  expect(values[0]).toMatchObject({ text: '0', more: ['0', '–'] });
  expect(shareText({ views: 3, orders: 1 })).toBe('33.3%');
  expect(shareText({ views: 3, orders: 27 }), 'no more than all of them').toBe('–');
});
