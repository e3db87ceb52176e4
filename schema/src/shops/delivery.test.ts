import { expect, test } from 'vitest';
import { type DeliveryPricing, daysText, quoteDelivery } from './delivery.ts';

const bus: DeliveryPricing = {
  kind: 'bus',
  freeAbovePesewas: 50_000,
  rates: [{ region: 'Ashanti', feePesewas: 2500, minDays: 2, maxDays: 3 }],
};

test('a region has its fee, and delivery is free from an amount', () => {
  expect(quoteDelivery(bus, 'Ashanti', 49_999)).toEqual({ feePesewas: 2500, days: { min: 2, max: 3 } });
  expect(quoteDelivery(bus, 'Ashanti', 50_000)).toEqual({ feePesewas: 0, days: { min: 2, max: 3 } });
  expect(quoteDelivery({ ...bus, freeAbovePesewas: null }, 'Ashanti', 1e9)?.feePesewas).toBe(2500);
  expect(quoteDelivery(bus, 'Oti', 50_000)).toBeNull();
  expect(quoteDelivery({ ...bus, kind: 'pickup', rates: [] }, 'Oti', 1)).toEqual({ feePesewas: 0, days: null });
});

test.each([
  [0, 0, 'same day'],
  [1, 1, '1 day'],
  [2, 2, '2 days'],
  [0, 1, 'within 1 day'],
  [0, 3, 'within 3 days'],
  [2, 3, '2-3 days'],
])('%i to %i days', (min, max, text) => {
  expect(daysText({ min, max })).toBe(text);
});
