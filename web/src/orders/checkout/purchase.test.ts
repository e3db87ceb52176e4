import { expect, test } from 'vitest';
import { checkoutNotice, emptyCartWarning, purchaseOf, purchaseOfCart } from './purchase.ts';

const line = {
  id: 'a',
  name: 'Kente shirt',
  sellerName: 'Ama’s Shop',
  sellerSlug: 'amas-shop',
  quantity: 1,
  total: '40.00',
  picture: null,
};
const cart = { kind: 'cart', lines: [line], total: '40.00' } as const;
const emptied = { ...cart, lines: [], total: '0.00' };

test('a cart that was emptied elsewhere shows only that warning', () => {
  expect(emptyCartWarning(emptied)).toEqual({
    title: 'Empty Cart',
    text: 'Please add items to your cart before proceeding.',
  });
  expect(checkoutNotice(emptied, '40.00')).toBe('Empty Cart: Please add items to your cart before proceeding.');
});

test('a direct purchase ignores the cart', () => {
  expect(emptyCartWarning({ ...emptied, kind: 'single' })).toBeNull();
});

test('a changed total is shown as long as it differs from that at opening', () => {
  expect(checkoutNotice(cart, '45.00')).toBe('Some prices changed. Please check the new total and confirm again.');
  expect(checkoutNotice(cart, '40.00')).toBe('');
});

test('a line that sold out blocks the purchase, with the reason', () => {
  const offer = { price: { amount: '40.00' }, stockQuantity: 3, inStock: true, isActive: true };
  const shop = { name: 'Ama’s Shop', slug: 'amas-shop' };
  const item = { name: 'Kente shirt', variantLabel: '', variantId: null, variant: null, shop, quantity: 1 };
  const items = [
    { ...item, id: 'a', product: offer },
    { ...item, id: 'b', product: { ...offer, stockQuantity: 0, inStock: false } },
  ];
  const { lines, blocked } = purchaseOfCart({ items } as unknown as Parameters<typeof purchaseOfCart>[0]);
  expect(lines.map(({ id }) => id)).toEqual(['a']);
  expect(blocked.map(({ line, reason }) => `${line.id}: ${reason}`)).toEqual(['b: sold out']);
});

test('a product with too few pieces is refused when the checkout opens', () => {
  const price = { amount: '40.00' };
  const variants = [{ id: '42', image: null, isActive: true, optionValues: ['42'], stockQuantity: 0, price }];
  const shoes = {
    id: 'p',
    name: 'Shoes',
    stockQuantity: 2,
    price,
    primaryImage: null,
    variants,
    shop: { name: 'Ama', slug: 'ama' },
  };
  const refusalOf = (product: typeof shoes, variantId: string | null, quantity: number) =>
    purchaseOf({ kind: 'product', slug: 'shoes', variantId, quantity }, { cart: null, product, offer: null })?.refusal;
  expect(refusalOf(shoes, '42', 1)).toBe('Insufficient stock for Shoes (42)');
  expect(refusalOf({ ...shoes, variants: [] }, null, 3)).toBe('Insufficient stock for Shoes');
  expect(refusalOf({ ...shoes, variants: [] }, null, 2)).toBeUndefined();
});
