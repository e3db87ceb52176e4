import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockedLines, byShop, type CartLine, linesInSight, priceNotice, sumOfLines, troubleOf } from './cart-view.ts';

type Product = NonNullable<CartLine['product']>;

const pesewas = fc.integer({ min: 1, max: 99_999_999 });
const quantity = fc.integer({ min: 1, max: 10_000 });

const product = (id: string, given: Partial<Product> = {}): Product => ({
  __typename: 'Product',
  ...{
    id,
    slug: id,
    version: 1,
    isActive: true,
    inStock: true,
    stockQuantity: 9,
    hasVariants: false,
    primaryImage: null,
  },
  price: { __typename: 'Money', amount: '40.00' },
  ...given,
});
const simple = { variantId: null, variantLabel: '', variant: null };
const line = (id: string, shop: string, given: Partial<CartLine> = {}): CartLine => ({
  __typename: 'CartItem',
  ...{ id, productId: id, name: id, quantity: 2, product: product(id), ...simple },
  shop: { __typename: 'Shop', name: shop, slug: shop },
  priceWhenAdded: { __typename: 'Money', amount: '40.00' },
  ...given,
});
const soldOut = { inStock: false, stockQuantity: 0 };

test('over 10,000 carts the sum is exact to the pesewa, whatever the order of its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(pesewas, quantity, fc.boolean()), { maxLength: 40 }), (goods) => {
      const lines = goods.map(([price, pieces, inStock]) => {
        const amount = { __typename: 'Money' as const, amount: moneyText(price) };
        return line('a', 'Ama', { quantity: pieces, product: product('a', { price: amount, inStock }) });
      });
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
  const of = (given: Partial<Product>) => troubleOf({ quantity: 3, product: product('a', given), ...simple });
  expect(of({ stockQuantity: 3 })).toBeNull();
  expect(of({ stockQuantity: 2 })).toBe('too-many');
  expect(of(soldOut)).toBe('out-of-stock');
  expect(of({ ...soldOut, isActive: false })).toBe('gone');
  expect(troubleOf({ quantity: 3, product: null, ...simple })).toBe('gone');
});

test('a changed price is said with both prices, an unchanged one not at all', () => {
  const notice = (before: string, now: string) =>
    priceNotice({
      ...simple,
      priceWhenAdded: { __typename: 'Money', amount: before },
      product: product('a', { price: { __typename: 'Money', amount: now } }),
    });
  expect(notice('40.00', '45.50')).toBe('Price went up from ₵40 to ₵45.50');
  expect(notice('45.50', '40.00')).toBe('Price went down from ₵45.50 to ₵40');
  expect(notice('40.00', '40.00')).toBeNull();
});

test('the lines of one shop stand together, in the order in which the shops came', () => {
  const shops = byShop([line('a', 'Ama'), line('b', 'Kofi'), line('c', 'Ama')]);
  expect(shops.map(({ shop, lines }) => [shop.name, lines.map(({ id }) => id)])).toEqual([
    ['Ama', ['a', 'c']],
    ['Kofi', ['b']],
  ]);
});

test('what keeps the cart from being ordered is in sight however far down it stands, and named with why', () => {
  const lines = [...'abcdef'].map((id) => line(id, 'Ama'));
  const cart = [
    ...lines,
    line('g', 'Kofi', { product: product('g', soldOut) }),
    line('h', 'Kofi', { quantity: 12 }),
    line('i', 'Kofi'),
  ];
  expect(linesInSight(cart, 5).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h']);
  expect(blockedLines(cart).map(({ line: { id }, reason }) => [id, reason])).toEqual([
    ['g', 'sold out'],
    ['h', 'only 9 left'],
  ]);
  expect(blockedLines([line('j', 'Ama', { product: null })])[0]?.reason).toBe('no longer available');
});

test('what is sold out or gone does not count into the total', () => {
  expect(
    sumOfLines([
      line('a', 'Ama'),
      line('b', 'Ama', { product: product('b', soldOut) }),
      line('c', 'Ama', { product: null }),
    ]),
  ).toBe('80.00');
});

test('a line of a variant has its price and stock, and is gone when the seller removes or switches it off', () => {
  const money = (amount: string) => ({ __typename: 'Money' as const, amount });
  const variant = {
    __typename: 'ProductVariant' as const,
    ...{ id: 'v', isActive: true, inStock: true, stockQuantity: 2, price: money('45.00'), image: null },
  };
  const sneakers = product('a', { hasVariants: true, stockQuantity: 30 });
  const of = (given: Partial<CartLine>) =>
    line('a', 'Ama', { product: sneakers, variantId: 'v', variantLabel: '42', variant, ...given });
  expect(sumOfLines([of({}), of({ variant: { ...variant, isActive: false } })])).toBe('90.00');
  expect(troubleOf(of({ quantity: 3 }))).toBe('too-many');
  expect(troubleOf(of({ variant: null }))).toBe('gone');
  // The seller has added sizes since it was put into the cart.
  expect(troubleOf(of(simple))).toBe('gone');
});
