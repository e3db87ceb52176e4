import { expect, test } from 'vitest';
import { checkoutOf, checkoutOfOffer, screenBelow, wantedAt } from './checkout-address.ts';

const searchOf = (address: string) => new URL(address, 'https://besesaka.test').search;

test('an address names what it orders and the screen below it', () => {
  const shoes = { slug: 'shoes', variantId: '42-black', quantity: 3 };
  expect(wantedAt(checkoutOf(shoes))).toEqual({ kind: 'product', ...shoes });
  expect(screenBelow(searchOf(checkoutOf(shoes)))).toBe('/products/shoes?variant=42-black');
  expect(screenBelow('?product=shoes')).toBe('/products/shoes');
  expect(wantedAt(checkoutOf({ ...shoes, variantId: null }))).toMatchObject({ variantId: null, quantity: 3 });
  expect(wantedAt(checkoutOfOffer('o1'))).toEqual({ kind: 'offer', offerId: 'o1' });
  expect(screenBelow('?offer=o1')).toBe('/chat');
  expect(wantedAt('/checkout')).toEqual({ kind: 'cart' });
  expect(screenBelow('')).toBe('/cart');
  expect(wantedAt('/cart')).toBeNull();
});

test.each(['0', '-2', 'many', ''])('a quantity of "%s" is one', (quantity) => {
  expect(wantedAt(`/checkout?product=shoes&quantity=${quantity}`)).toMatchObject({ quantity: 1 });
});
