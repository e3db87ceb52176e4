import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOfLines } from './cart-lines.ts';

const line = fc.record({
  pricePesewas: fc.integer({ min: 1, max: catalogLimits.priceMaxPesewas }),
  quantity: fc.integer({ min: 1, max: orderLimits.quantityMax }),
});
const carts = fc.array(line, { minLength: 1, maxLength: orderLimits.cartItemsMax });

test('10,000 carts have exact sums, which survive conversion to text and back', () => {
  fc.assert(
    fc.property(carts, (lines) => {
      const total = sumOfLines(lines);
      const exact = lines.reduce((sum, one) => sum + BigInt(one.pricePesewas) * BigInt(one.quantity), 0n);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(BigInt(total)).toBe(exact);
      const text = moneyText(total);
      expect(text).toBe(`${exact / 100n}.${String(exact % 100n).padStart(2, '0')}`);
      expect(parseMoney(text)).toBe(total);
      // The line totals add up to the cart's total.
      const shown = lines.reduce((sum, one) => sum + Number(parseMoney(moneyText(sumOfLines([one])))), 0);
      expect(shown).toBe(total);
    }),
    { numRuns: 10_000 },
  );
});

test('the largest possible cart is computed exactly', () => {
  const { cartItemsMax: count, quantityMax: quantity } = orderLimits;
  const lines = Array.from({ length: count }, () => ({ pricePesewas: catalogLimits.priceMaxPesewas, quantity }));
  expect(Number.isSafeInteger(sumOfLines(lines))).toBe(true);
  expect(parseMoney(moneyText(sumOfLines(lines)))).toBe(sumOfLines(lines));
});
