import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceNotice, sumOfLines, timesPrice, troubleOf } from './cart-view.ts';

const pesewas = fc.integer({ min: 1, max: 99_999_999 });
const quantity = fc.integer({ min: 1, max: 10_000 });

test('over 10,000 carts the sum is exact to the pesewa, whatever the order of its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(pesewas, quantity, fc.boolean()), { maxLength: 40 }), (goods) => {
      const lines = goods.map(([price, pieces, isAvailable]) => ({
        lineTotal: { amount: timesPrice(moneyText(price), pieces) },
        isAvailable,
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
