import { expect, test } from 'vitest';
import type { Cart, CartLine } from './cart-view.ts';
import { cartNews, type LiveProduct, withLiveProducts, withState } from './use-live-cart.tsx';

const line = (given: Partial<CartLine> = {}): CartLine => ({
  __typename: 'CartItem',
  id: 'item-kente',
  productId: 'kente',
  productSlug: 'kente-shirt',
  productName: 'Kente shirt',
  productImage: null,
  productPrice: { __typename: 'Money', amount: '40.00' },
  priceWhenAdded: { __typename: 'Money', amount: '40.00' },
  productVersion: 3,
  sellerName: 'Ama’s Shop',
  sellerSlug: 'amas-shop',
  quantity: 2,
  stockQuantity: 9,
  inStock: true,
  isAvailable: true,
  lineTotal: { __typename: 'Money', amount: '80.00' },
  ...given,
});
const drum = line({ id: 'item-drum', productId: 'drum', productName: 'Drum', quantity: 1 });
const cart: Cart = {
  __typename: 'Cart',
  itemCount: 3,
  version: 7,
  total: { __typename: 'Money', amount: '160.00' },
  items: [line(), { ...drum, lineTotal: { __typename: 'Money', amount: '80.00' } }],
};
const state = (given: Partial<LiveProduct> = {}): LiveProduct => ({
  id: 'kente',
  price: { amount: '45.50' },
  stockQuantity: 9,
  isActive: true,
  version: 4,
  ...given,
});
const live = (...states: LiveProduct[]) => withLiveProducts(cart, states.reduce(withState, new Map()));

test('a new price changes its line and the total, and nothing else', () => {
  const now = live(state());
  expect(now.items[0]).toMatchObject({ productPrice: { amount: '45.50' }, lineTotal: { amount: '91.00' } });
  expect(now.items[0]?.priceWhenAdded.amount).toBe('40.00');
  expect(now.items[1]).toBe(cart.items[1]);
  expect(now.total.amount).toBe('171.00');
  expect(now.version).toBe(7);
});

test('news that the answer already knows, that comes twice or out of turn, changes nothing', () => {
  expect(live(state({ version: 3 }))).toBe(cart);
  expect(live(state({ id: 'not-in-the-cart' }))).toBe(cart);
  const newest = state({ version: 6, price: { amount: '50.00' } });
  expect(live(newest, state({ version: 5 }), newest)).toEqual(live(newest));
});

test('what is sold out or taken down can no longer be ordered, and is not in the total when it is gone', () => {
  expect(live(state({ stockQuantity: 0 })).items[0]).toMatchObject({ inStock: false, isAvailable: true });
  const gone = live(state({ isActive: false }));
  expect(gone.items[0]).toMatchObject({ inStock: false, isAvailable: false, stockQuantity: 0 });
  expect(gone.total.amount).toBe('80.00');
});

test('listeners are told of what changed by itself, not of what they did', () => {
  expect(cartNews(cart, live(state()))).toBe('Kente shirt: the price went up from ₵40 to ₵45.50.');
  expect(cartNews(cart, live(state({ stockQuantity: 0 })))).toBe('Kente shirt: sold out for now.');
  expect(cartNews(cart, live(state({ isActive: false })))).toBe('Kente shirt: This product is no longer available.');
  expect(cartNews(cart, { ...cart, items: [line({ quantity: 3 })] })).toBe('');
});
