import { payWords } from '@besesaka/schema/orders/pay-words.ts';
import { expect, it } from 'vitest';
import { payNowRefusal, type ShopDelivery } from './use-delivery.ts';

const way = { way: { id: 'bus' }, feePesewas: 25_00 } as unknown as NonNullable<ShopDelivery['chosen']>;
const shop = { slug: 'kente-house', name: 'Kente House' };
const chosen = { shop, ways: [way], chosen: way };
const quote = { region: 'Ashanti', total: '375.00', deliveries: [chosen] } as const;

it('only a final total can be paid now', () => {
  expect(payNowRefusal(quote)).toBe('');
  expect(payNowRefusal({ ...quote, region: null })).toBe('Select your region to pay now.');
  expect(payNowRefusal({ ...quote, deliveries: [{ ...chosen, chosen: null }] })).toBe(
    'Choose how Kente House delivers to pay now.',
  );
  expect(payNowRefusal({ ...quote, deliveries: [{ shop, ways: [], chosen: null }] })).toBe(
    'Kente House has no fixed delivery fee to your region, so you pay on delivery.',
  );
});

it('amounts outside the limits of the payment provider are paid on delivery', () => {
  expect(payNowRefusal({ ...quote, total: '0.99' })).toContain('below ₵1.00');
  expect(payNowRefusal({ ...quote, total: '1000000.01' })).toContain('above ₵1,000,000.00');
});

it('texts promise protection only with protected payment, and never deny it with it', () => {
  expect(Object.values(payWords(false)).join()).not.toMatch(/protected/i);
  expect(Object.values(payWords(true)).join()).not.toMatch(/not us|pay nothing now/i);
});
