import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import { deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StoredDelivery, toChoosable } from '#shops/delivery-option.ts';
import { quoteParts } from './choose-delivery.ts';
import { checkTotal, type OrderLine, orderTotal } from './purchase.ts';

const region = fc.constantFrom(...regions);
const rates = fc.uniqueArray(
  fc.record({
    region,
    feePesewas: fc.integer({ min: 0, max: limits.feeMaxPesewas }),
    minDays: fc.constant(1),
    maxDays: fc.constant(3),
  }),
  { selector: (rate) => rate.region, minLength: 1, maxLength: regions.length },
);
const way = fc.record({
  id: fc.uuid(),
  name: fc.constant('Bus'),
  kind: fc.constantFrom('rider', 'bus', 'courier', 'pickup'),
  pickupAddress: fc.constant(null),
  pickupHours: fc.constant(null),
  freeAbovePesewas: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  isActive: fc.boolean(),
  rates,
}) satisfies fc.Arbitrary<StoredDelivery>;
const shop = fc.record({
  lines: fc.array(
    fc.record({ pricePesewas: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  ways: fc.uniqueArray(way, { selector: ({ id }) => id, maxLength: limits.optionsMax }),
  pick: fc.nat(),
});

/** Only these fields take part in a total. */
const toLines = (shopId: string, lines: { pricePesewas: number; quantity: number }[]) =>
  lines.map((line) => ({ ...line, shopId, sellerSlug: shopId, sellerName: shopId })) as [OrderLine, ...OrderLine[]];

test('500 carts with delivery by shop: the charged total is the sum that a buyer adds up from the public fees', () => {
  fc.assert(
    fc.property(fc.array(shop, { minLength: 1, maxLength: 6 }), region, (cart, to) => {
      const shops = cart.map((one, n) => ({ ...one, id: `shop-${n}`, goods: toLines(`shop-${n}`, one.lines) }));
      // The buyer sees texts, chooses one of the ways to their region or none, and adds up.
      let seen = 0n;
      const chosen = shops.flatMap(({ id, lines, ways, pick }) => {
        const goods = lines.reduce((sum, one) => sum + BigInt(one.pricePesewas) * BigInt(one.quantity), 0n);
        seen += goods;
        const serving = toChoosable(ways).flatMap((one) => {
          if (one.kind === 'pickup') return [{ id: one.id, fee: 0n }];
          const rate = one.rates.find((each) => each.region === to);
          if (!rate) return [];
          const isFree = one.free_above !== null && goods >= BigInt(Number(parseMoney(one.free_above)));
          return [{ id: one.id, fee: isFree ? 0n : BigInt(Number(parseMoney(rate.fee))) }];
        });
        const choice = serving[pick % (serving.length + 1)];
        if (!choice) return [];
        seen += choice.fee;
        return [{ shop_slug: id, option_id: choice.id }];
      });
      const parts = quoteParts(
        shops.map(({ goods }) => goods),
        new Map(shops.map(({ id, ways }) => [id, ways])),
        { field: 'delivery', region: to, chosen },
      );
      const charged = parts.reduce((sum, part) => sum + orderTotal(part), 0);
      expect(BigInt(charged)).toBe(seen);
      expect(() => checkTotal(parts, moneyText(Number(seen)))).not.toThrow();
      expect(() => checkTotal(parts, moneyText(Number(seen) + 1))).toThrow();
      expect(parts.filter(({ delivery }) => delivery)).toHaveLength(chosen.length);
    }),
    { numRuns: 500 },
  );
});

test('a way that is switched off, unknown or does not serve the region is refused under the field', () => {
  const goods = toLines('potter', [{ pricePesewas: 100, quantity: 1 }]);
  const off: StoredDelivery = {
    ...{ id: 'a', name: 'Bus', kind: 'bus', pickupAddress: null, pickupHours: null, freeAbovePesewas: null },
    isActive: false,
    rates: [{ region: 'Ashanti', feePesewas: 100, minDays: 1, maxDays: 1 }],
  };
  const ways = new Map([['potter', [off, { ...off, id: 'b', isActive: true }]]]);
  const choose = (shop_slug: string | null, option_id: string, to: 'Ashanti' | 'Oti' = 'Ashanti') => {
    const choices = { field: 'delivery', region: to, chosen: [{ shop_slug, option_id }] } as const;
    return quoteParts([goods], ways, { ...choices, chosen: [...choices.chosen] });
  };
  const fault = (text: string) => expect.objectContaining({ details: { delivery: [text] } });
  const gone = 'potter no longer offers this way of delivery. Please choose another one.';
  expect(() => choose('potter', 'a')).toThrow(fault(gone));
  expect(() => choose(null, 'x')).toThrow(fault(gone));
  const text = 'Bus does not deliver to Oti. Please choose another way of delivery.';
  expect(() => choose('potter', 'b', 'Oti')).toThrow(fault(text));
  expect(() => choose('weaver', 'b')).toThrow(fault('Delivery was chosen for a shop that is not in your cart.'));
  expect(choose(null, 'b')[0]).toMatchObject({ shippingFeePesewas: 100, delivery: { option_id: 'b', max_days: 1 } });
});
