import { expect, test } from 'vitest';
import { checkoutNotice, emptyCartWarning } from './purchase.ts';

const line = {
  id: 'a',
  name: 'Kente shirt',
  sellerName: 'Ama’s Shop',
  sellerSlug: 'amas-shop',
  quantity: 1,
  total: '40.00',
};
const cart = { kind: 'cart', lines: [line], total: '40.00' } as const;
const emptied = { ...cart, lines: [], total: '0.00' };

test('a cart that was emptied elsewhere is warned of, and of nothing else', () => {
  expect(emptyCartWarning(emptied)).toEqual({
    title: 'Empty Cart',
    text: 'Please add items to your cart before proceeding.',
  });
  expect(checkoutNotice(emptied, '40.00')).toBe('Empty Cart: Please add items to your cart before proceeding.');
});

test('a product bought at once does not look at the cart', () => {
  expect(emptyCartWarning({ ...emptied, kind: 'single' })).toBeNull();
});

test('another total is told as long as it differs from the one that the dialog opened with', () => {
  expect(checkoutNotice(cart, '45.00')).toBe('Some prices changed. Please check the new total and confirm again.');
  expect(checkoutNotice(cart, '40.00')).toBe('');
});
