import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blockedLines,
  byShop,
  type CartLine,
  linesInSight,
  priceNotice,
  sumOfLines,
  timesPrice,
  troubleOf,
} from './cart-view.ts';

const pesewas = fc.integer({ min: 1, max: 99_999_999 });
const quantity = fc.integer({ min: 1, max: 10_000 });

test('over 10,000 carts the sum is exact to the pesewa, whatever the order of its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(pesewas, quantity, fc.boolean()), { maxLength: 40 }), (goods) => {
      const lines = goods.map(([price, pieces, inStock]) => ({
        lineTotal: { amount: timesPrice(moneyText(price), pieces) },
        inStock,
      }));
      const exact = goods.reduce(
        (sum, [price, pieces, offered]) => sum + (offered ? BigInt(price) * BigInt(pieces) : 0n),
        0n,
      );
      const sum = sumOfLines(lines);
      return BigInt(parseMoney(sum) ?? -1) === exact && sum === sumOfLines(lines.toReversed());
    }),
    { numRuns: 10_000 },
  );
});

test('a line that cannot be ordered says why, the worst first', () => {
  const line = { isAvailable: true, inStock: true, quantity: 3, stockQuantity: 3 };
  expect(troubleOf(line)).toBeNull();
  expect(troubleOf({ ...line, stockQuantity: 2 })).toBe('too-many');
  expect(troubleOf({ ...line, stockQuantity: 0, inStock: false })).toBe('out-of-stock');
  expect(troubleOf({ ...line, isAvailable: false, inStock: false })).toBe('gone');
});

test('a changed price is said with both prices, an unchanged one not at all', () => {
  const prices = (before: string, now: string) => ({
    priceWhenAdded: { amount: before },
    productPrice: { amount: now },
  });
  expect(priceNotice(prices('40.00', '45.50'))).toBe('Price went up from ₵40 to ₵45.50');
  expect(priceNotice(prices('45.50', '40.00'))).toBe('Price went down from ₵45.50 to ₵40');
  expect(priceNotice(prices('40.00', '40.00'))).toBeNull();
});

const line = (id: string, shop: string, given: Partial<CartLine> = {}): CartLine => ({
  __typename: 'CartItem',
  id,
  productId: id,
  productSlug: id,
  productName: id,
  productImage: null,
  productPrice: { __typename: 'Money', amount: '40.00' },
  priceWhenAdded: { __typename: 'Money', amount: '40.00' },
  productVersion: 1,
  sellerName: shop,
  sellerSlug: shop,
  quantity: 2,
  stockQuantity: 9,
  inStock: true,
  isAvailable: true,
  lineTotal: { __typename: 'Money', amount: '80.00' },
  ...given,
});
const soldOut = { inStock: false, stockQuantity: 0 };

test('the lines of one shop stand together, in the order in which the shops came', () => {
  const shops = byShop([line('a', 'Ama'), line('b', 'Kofi'), line('c', 'Ama')]);
  expect(shops.map(({ sellerName, lines }) => [sellerName, lines.map(({ id }) => id)])).toEqual([
    ['Ama', ['a', 'c']],
    ['Kofi', ['b']],
  ]);
});

test('what keeps the cart from being ordered is in sight however far down it stands, and named with why', () => {
  const lines = [...'abcdef'].map((id) => line(id, 'Ama'));
  const cart = [...lines, line('g', 'Kofi', soldOut), line('h', 'Kofi', { quantity: 12 }), line('i', 'Kofi')];
  expect(linesInSight(cart, 5).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h']);
  expect(blockedLines(cart).map(({ line: { id }, reason }) => [id, reason])).toEqual([
    ['g', 'sold out'],
    ['h', 'only 9 left'],
  ]);
  expect(blockedLines([line('j', 'Ama', { ...soldOut, isAvailable: false })])[0]?.reason).toBe('no longer available');
});

test('what is sold out does not count into the total', () => {
  expect(sumOfLines([line('a', 'Ama'), line('b', 'Ama', soldOut)])).toBe('80.00');
});
