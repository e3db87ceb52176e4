import { expect, test } from 'vitest';
import { deliveryText } from './delivery-line.tsx';
import type { DeliveryWay, DeliveryWays } from './delivery-option.ts';

const bus: DeliveryWay = {
  __typename: 'DeliveryOption',
  id: 'a',
  kind: 'BUS',
  name: 'Bus',
  pickupAddress: null,
  pickupHours: null,
  freeAbove: { __typename: 'Money', amount: '500.00' },
  rates: [
    {
      __typename: 'DeliveryRate',
      region: 'ASHANTI',
      fee: { __typename: 'Money', amount: '25.00' },
      minDays: 2,
      maxDays: 3,
    },
  ],
};
const pickup: DeliveryWay = { ...bus, id: 'b', kind: 'PICKUP', pickupAddress: 'Adum', freeAbove: null, rates: [] };
/** A fragment is its data. */
const ways = (...all: DeliveryWay[]) => all as unknown as DeliveryWays;

test('the line has fee and days for the known region, or the lowest fee', () => {
  expect(deliveryText(ways(bus), 'Ashanti', 10_000)).toBe('To Ashanti: ₵25, 2-3 days');
  expect(deliveryText(ways(bus), 'Ashanti', 50_000)).toBe('To Ashanti: free, 2-3 days');
  expect(deliveryText(ways(bus, pickup), 'Oti', 1)).toBe('To Oti: agree with the seller; pickup is free');
  expect(deliveryText(ways(pickup, bus), null, 1)).toBe('Delivery from ₵25; pickup is free');
  expect(deliveryText(ways(pickup), null, 1)).toBe('Free pickup at the seller’s');
  expect(deliveryText(ways(), 'Ashanti', 1)).toBe('');
});
