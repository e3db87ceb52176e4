import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseOfCart } from '#orders/checkout/purchase.ts';
import { deliveriesOf, totalWith } from '#orders/checkout/use-delivery.ts';
import type { DeliveryWay, DeliveryWays } from '#shops/delivery/delivery-option.ts';
import {
  blockedLines,
  blockReason,
  byShop,
  type CartLine,
  linesInSight,
  priceNotice,
  sumOfLines,
} from './cart-view.ts';

type Product = NonNullable<CartLine['product']>;

const pesewas = fc.integer({ min: 1, max: 99_999_999 });
const quantity = fc.integer({ min: 1, max: 10_000 });

const product = (id: string, given: Partial<Product> = {}): Product => ({
  __typename: 'Product',
  id,
  slug: id,
  version: 1,
  isActive: true,
  inStock: true,
  stockQuantity: 9,
  hasVariants: false,
  primaryImage: null,
  price: { __typename: 'Money', amount: '40.00' },
  ...given,
});
const simple = { variantId: null, variantLabel: '', variant: null };
const line = (id: string, shop: string, given: Partial<CartLine> = {}): CartLine => ({
  __typename: 'CartItem',
  id,
  productId: id,
  name: id,
  quantity: 2,
  product: product(id),
  ...simple,
  shop: { __typename: 'Shop', name: shop, slug: shop },
  priceWhenAdded: { __typename: 'Money', amount: '40.00' },
  ...given,
});
const soldOut = { inStock: false, stockQuantity: 0 };

const pesewasOf = (amount: string) => BigInt(parseMoney(amount) ?? -1);
const money = (amount: string) => ({ __typename: 'Money' as const, amount });

/** A shop's part of a cart, and its bus to Ashanti; null if buyer and seller agree on the delivery. */
const shopPart = fc.record({
  goods: fc.array(fc.record({ price: pesewas, pieces: quantity, inStock: fc.boolean(), hasSizes: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  }),
  bus: fc.option(
    fc.record({
      fee: fc.integer({ min: 0, max: 100_000 }),
      freeAbove: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
      isChosen: fc.boolean(),
    }),
  ),
});
type ShopPart = typeof shopPart extends fc.Arbitrary<infer T> ? T : never;

function linesOf({ goods }: ShopPart, shop: string): CartLine[] {
  return goods.map(({ price, pieces, inStock, hasSizes }) => {
    const offer = { price: money(moneyText(price)), inStock };
    const same = { __typename: 'ProductVariant', id: 'v', isActive: true, stockQuantity: 9, image: null } as const;
    const sized = { variantId: 'v', variantLabel: '42', variant: { ...same, ...offer } };
    const of = hasSizes ? { ...sized, product: product('a', { hasVariants: true }) } : { product: product('a', offer) };
    return line('a', shop, { quantity: pieces, ...of });
  });
}

/** A fragment is its data. */
function waysOf({ bus }: ShopPart): DeliveryWays {
  if (!bus) return [];
  const way: DeliveryWay = {
    __typename: 'DeliveryOption',
    id: 'bus',
    kind: 'BUS',
    name: 'Bus',
    pickupAddress: null,
    pickupHours: null,
    freeAbove: bus.freeAbove === null ? null : money(moneyText(bus.freeAbove)),
    rates: [{ __typename: 'DeliveryRate', region: 'ASHANTI', fee: money(moneyText(bus.fee)), minDays: 1, maxDays: 2 }],
  };
  return [way] as unknown as DeliveryWays;
}

test('2,000 carts with variants and delivery have an exact sum, whatever the order of their lines', () => {
  fc.assert(
    fc.property(fc.array(shopPart, { minLength: 1, maxLength: 4 }), (shops) => {
      const named = shops.map((one, index) => ({ ...one, name: `shop-${index}` }));
      const lines = named.flatMap((one) => linesOf(one, one.name));
      const parts = named.map(({ name, goods, bus }) => {
        const offered = goods.filter(({ inStock }) => inStock);
        const sum = offered.reduce((all, { price, pieces }) => all + BigInt(price) * BigInt(pieces), 0n);
        const isFree = bus === null || !bus.isChosen || (bus.freeAbove !== null && sum >= BigInt(bus.freeAbove));
        return { name, sum, fee: isFree || offered.length === 0 ? 0n : BigInt(bus.fee) };
      });
      const cart = purchaseOfCart({ items: lines });
      const deliveries = deliveriesOf(cart.lines, new Map(named.map((one) => [one.name, waysOf(one)])), {
        region: 'Ashanti',
        choices: Object.fromEntries(named.flatMap(({ name, bus }) => (bus?.isChosen ? [] : [[name, null]]))),
      });
      const goods = parts.reduce((all, { sum }) => all + sum, 0n);
      const fees = parts.reduce((all, { fee }) => all + fee, 0n);
      return (
        pesewasOf(cart.total) === goods &&
        cart.total === sumOfLines(lines.toReversed()) &&
        cart.lines.reduce((all, { total }) => all + pesewasOf(total), 0n) === goods &&
        byShop(lines).every(({ lines: of }, index) => pesewasOf(sumOfLines(of)) === parts[index]?.sum) &&
        pesewasOf(totalWith(cart.total, deliveries)) === goods + fees
      );
    }),
    { numRuns: 2000 },
  );
});

test('blockReason returns the worst reason why a line cannot be ordered', () => {
  const of = (given: Partial<Product>) => blockReason({ quantity: 3, product: product('a', given), ...simple });
  expect(of({ stockQuantity: 3 })).toBeNull();
  expect(of({ stockQuantity: 2 })).toBe('too-many');
  expect(of(soldOut)).toBe('out-of-stock');
  expect(of({ ...soldOut, isActive: false })).toBe('gone');
  expect(blockReason({ quantity: 3, product: null, ...simple })).toBe('gone');
});

test('the notice names both prices if the price has changed and the product is still for sale', () => {
  const notice = (before: string, now: string, given?: Partial<Product>) =>
    priceNotice({ ...simple, priceWhenAdded: money(before), product: product('a', { price: money(now), ...given }) });
  expect(notice('40.00', '45.50')).toBe('Price went up from ₵40 to ₵45.50');
  expect(notice('45.50', '40.00')).toBe('Price went down from ₵45.50 to ₵40');
  expect(notice('40.00', '40.00')).toBeNull();
  expect(notice('40.00', '45.50', { isActive: false })).toBeNull();
});

test('lines are grouped by shop, in the order of the first line of each shop', () => {
  const shops = byShop([line('a', 'Ama'), line('b', 'Kofi'), line('c', 'Ama')]);
  expect(shops.map(({ shop, lines }) => [shop.name, lines.map(({ id }) => id)])).toEqual([
    ['Ama', ['a', 'c']],
    ['Kofi', ['b']],
  ]);
});

test('lines that block the order are always visible, each with its reason', () => {
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

test('lines that are sold out or no longer for sale do not count in the total', () => {
  expect(
    sumOfLines([
      line('a', 'Ama'),
      line('b', 'Ama', { product: product('b', soldOut) }),
      line('c', 'Ama', { product: null }),
    ]),
  ).toBe('80.00');
});

test('a line of a variant uses its price and stock, and is blocked when the seller removes or deactivates it', () => {
  const variant = {
    __typename: 'ProductVariant' as const,
    id: 'v',
    isActive: true,
    inStock: true,
    stockQuantity: 2,
    price: money('45.00'),
    image: null,
  };
  const sneakers = product('a', { hasVariants: true, stockQuantity: 30 });
  const of = (given: Partial<CartLine>) =>
    line('a', 'Ama', { product: sneakers, variantId: 'v', variantLabel: '42', variant, ...given });
  expect(sumOfLines([of({}), of({ variant: { ...variant, isActive: false } })])).toBe('90.00');
  expect(blockReason(of({ quantity: 3 }))).toBe('too-many');
  expect(blockReason(of({ variant: null }))).toBe('gone');
  // The seller added sizes after the buyer put the product into the cart.
  expect(blockReason(of(simple))).toBe('gone');
});
