import { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { applyProductEvent } from '#catalog/product/use-product-changed.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { orderTypePolicies } from '#orders/cache.ts';
import { CartDocument, CartFragment } from './cart-document.ts';
import { type CartLine, sumOfLines } from './cart-view.ts';
import { cartNews } from './live-cart.tsx';

const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'GHS' });
const line = (id: string, name: string, quantity: number): CartLine => ({
  __typename: 'CartItem',
  id: `item-${id}`,
  productId: id,
  name,
  quantity,
  priceWhenAdded: money('40.00'),
  variantId: null,
  variantLabel: '',
  variant: null,
  shop: { __typename: 'Shop', name: 'Ama’s Shop', slug: 'amas-shop' },
  product: {
    __typename: 'Product',
    id,
    slug: id,
    version: 3,
    isActive: true,
    inStock: true,
    stockQuantity: 9,
    hasVariants: false,
    price: money('40.00'),
    primaryImage: null,
  },
});
const state = (given: object = {}) => ({
  id: 'kente',
  version: 4,
  price: money('45.50'),
  priceTo: money('45.50'),
  compareAtPrice: null,
  discountPercentage: 0,
  stockQuantity: 9,
  inStock: true,
  isActive: true,
  variants: [],
  ...given,
});

function openCart() {
  const cache = new InMemoryCache({ typePolicies: orderTypePolicies });
  const items = [line('kente', 'Kente shirt', 2), line('drum', 'Drum', 1)];
  const cart = { __typename: 'Cart', itemCount: 3, version: 7, items };
  const data = { __typename: 'Query', inboxSeq: 1, viewer: { __typename: 'Viewer', cart } };
  cache.writeQuery({ query: CartDocument, data: data as never });
  const read = () => {
    const cart = readFragment(CartFragment, cache.readQuery({ query: CartDocument })?.viewer?.cart);
    if (!cart) throw new Error('The cart is gone');
    return cart;
  };
  return { read, tell: (given?: object) => applyProductEvent(cache, state(given)) };
}

test('an open cart shows a new price, a sold out and an archived product at once, and announces them', () => {
  const { read, tell } = openCart();
  const before = read();
  expect(tell()).toBe(true);
  const dearer = read();
  expect(sumOfLines(dearer.items)).toBe('131.00');
  expect(cartNews(before, dearer)).toBe('Kente shirt: the price went up from ₵40 to ₵45.50.');
  expect(tell({ version: 3 })).toBe(false);
  tell({ version: 5, stockQuantity: 0, inStock: false });
  const soldOut = read();
  expect(sumOfLines(soldOut.items)).toBe('40.00');
  expect(cartNews(dearer, soldOut)).toBe('Kente shirt: sold out for now.');
  tell({ version: 6, stockQuantity: 0, inStock: false, isActive: false });
  expect(cartNews(soldOut, read())).toBe('Kente shirt: This product is no longer available.');
});

test("a user's own changes are not announced", () => {
  const cart = openCart().read();
  expect(cartNews(cart, { items: cart.items.map((one) => ({ ...one, quantity: 5 })) })).toBe('');
});
