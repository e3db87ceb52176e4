import { cedi, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type Region, regions } from '@besesaka/schema/kernel/regions.ts';
import { deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VariantWithPicture } from '#catalog/product/chosen-variants.ts';
import type { LockedProduct } from '#catalog/product/lock-products.ts';
import { toOrder } from '#orders/placed/order-details.ts';
import { placedForBuyer } from '#orders/placed/order-words.ts';
import { type StoredDelivery, toChoosable } from '#shops/delivery-option.ts';
import { quoteParts } from './choose-delivery.ts';
import { newOrder } from './new-order.ts';
import { checkTotal, type OrderLine, resolveLines, type ShopPart, splitByShop } from './purchase.ts';

// Of few regions, so that most ways serve the buyer’s.
const region = fc.constantFrom(...regions.slice(0, 4));
const rates = fc.uniqueArray(
  fc.record({
    region,
    feePesewas: fc.integer({ min: 0, max: limits.feeMaxPesewas }),
    minDays: fc.constant(1),
    maxDays: fc.constant(3),
  }),
  { selector: (rate) => rate.region, minLength: 1, maxLength: 3 },
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
const line = fc.record({
  /** The variant's own price; the product's lowest price is another one. */
  pricePesewas: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  hasSizes: fc.boolean(),
  agreedPesewas: fc.option(fc.integer({ min: 1, max: 400_000 })),
});
const shop = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  ways: fc.uniqueArray(way, { selector: ({ id }) => id, maxLength: 4 }),
  pick: fc.nat(),
});
type Shop = typeof shop extends fc.Arbitrary<infer T> ? T : never;
type ShopLine = Shop['lines'][number];

/** The purchase of these lines, with the products and variants that the service reads for it. */
function purchaseOf(cart: readonly Shop[]) {
  const all = cart.flatMap(({ lines }, shopAt) =>
    lines.map((one, index) => ({ ...one, shopId: `shop-${shopAt}`, productId: `product-${shopAt}-${index}` })),
  );
  const products = all.map(({ productId: id, shopId, hasSizes }) => ({
    id,
    shopId,
    name: id,
    slug: id,
    image: null,
    isPublic: true,
    takesOrders: true,
    ownerId: shopId,
    sellerName: shopId,
    sellerSlug: shopId,
    options: hasSizes ? [{ id: 'size', name: 'Size', values: ['41', '42'] }] : [],
  })) satisfies LockedProduct[];
  const lines = all.map(({ productId, hasSizes, quantity, agreedPesewas }) => ({
    productId,
    quantity,
    variantId: hasSizes ? `${productId}-42` : null,
    ...(agreedPesewas !== null && { pricePesewas: agreedPesewas }),
  }));
  const variants = all.map(({ productId, hasSizes, pricePesewas }) => ({
    productId,
    pricePesewas,
    id: hasSizes ? `${productId}-42` : productId,
    picture: null,
    stockQuantity: 9,
    isActive: true,
    optionValues: hasSizes ? ['42'] : [],
  })) satisfies VariantWithPicture[];
  const locked = { products, variants: new Map(variants.map((one) => [one.id, one])) };
  return splitByShop(resolveLines({ buyerId: 'buyer', lines, from: 'cart' }, locked));
}

/** The goods that the buyer saw: each line at its variant's price, or at the agreed one. */
const seenGoods = (lines: readonly ShopLine[]) =>
  lines.reduce((sum, one) => sum + BigInt(one.agreedPesewas ?? one.pricePesewas) * BigInt(one.quantity), 0n);

/** The ways to the region, with the fees that the buyer reads for these goods. */
function seenWays(ways: readonly StoredDelivery[], to: Region, goods: bigint) {
  return toChoosable([...ways]).flatMap((one) => {
    if (one.kind === 'pickup') return [{ id: one.id, fee: 0n }];
    const rate = one.rates.find((each) => each.region === to);
    if (!rate) return [];
    const isFree = one.free_above !== null && goods >= pesewasOf(one.free_above);
    return [{ id: one.id, fee: isFree ? 0n : pesewasOf(rate.fee) }];
  });
}

const pesewasOf = (amount: string) => BigInt(Number(parseMoney(amount)));

const buyer = { id: 'buyer', email: 'ama@example.com', fullName: 'Ama Serwaa Mensah' };
const now = new Date('2026-11-27T10:00:00.000Z');

/** The numbers on the papers of one shop's order: its page, its slip and its mail. */
function papersOf(part: ShopPart, to: Region) {
  const address = { shipping_full_name: buyer.fullName, shipping_phone: '+233244123456' };
  const place = { shipping_address: 'Plot 5', shipping_city: 'Kumasi', shipping_region: to };
  const checkout = { checkoutId: 'x', isFromCart: false, offerId: null };
  const placed = newOrder({ buyer, ...checkout, part, details: { ...address, ...place }, now, dueAt: null });
  const order = toOrder(placed, 'buyer');
  return {
    total: pesewasOf(order.total),
    goods: pesewasOf(order.subtotal),
    items: order.items.reduce((sum, item) => sum + pesewasOf(item.total), 0n),
    fee: pesewasOf(order.shipping_fee),
    way: order.delivery?.option_id,
    labels: order.items.map(({ variant_label }) => variant_label),
    mailed: /₵[\d,.]*\d/.exec(placedForBuyer({ order: placed.order, itemCount: 1 }).text)?.[0],
  };
}

test('200 carts with variants, offers and delivery: the charged and stored amounts are those that the buyer saw', () => {
  fc.assert(
    fc.property(fc.array(shop, { minLength: 1, maxLength: 4 }), region, (cart, to) => {
      // The buyer sees texts, chooses one of the ways to their region or none, and adds up.
      const seen = cart.map(({ lines, ways, pick }, index) => {
        const goods = seenGoods(lines);
        const serving = seenWays(ways, to, goods);
        const choice = serving[pick % (serving.length + 1)];
        const labels = lines.map(({ hasSizes }) => (hasSizes ? '42' : ''));
        return { slug: `shop-${index}`, goods, choice, labels, total: goods + (choice?.fee ?? 0n) };
      });
      const total = Number(seen.reduce((sum, one) => sum + one.total, 0n));
      const chosen = seen.flatMap(({ slug, choice }) => (choice ? [{ shop_slug: slug, option_id: choice.id }] : []));
      const offered = new Map(cart.map(({ ways }, index) => [`shop-${index}`, ways]));
      const parts = quoteParts(purchaseOf(cart), offered, { field: 'delivery', region: to, chosen });
      expect(() => checkTotal(parts, moneyText(total))).not.toThrow();
      expect(() => checkTotal(parts, moneyText(total + 1))).toThrow();
      expect(parts.map((part) => papersOf(part, to))).toEqual(
        seen.map(({ goods, choice, total: ofShop, labels }) => ({
          total: ofShop,
          goods,
          items: goods,
          fee: choice?.fee ?? 0n,
          way: choice?.id,
          labels,
          mailed: cedi(Number(ofShop)),
        })),
      );
    }),
    { numRuns: 200 },
  );
});

/** Only these fields take part in a total. */
const toLines = (shopId: string, lines: { pricePesewas: number; quantity: number }[]) =>
  lines.map((one) => ({ ...one, shopId, sellerSlug: shopId, sellerName: shopId })) as [OrderLine, ...OrderLine[]];

test('an option that is off, unknown or not for the region is refused at its field', () => {
  const goods = toLines('potter', [{ pricePesewas: 100, quantity: 1 }]);
  const off: StoredDelivery = {
    id: 'a',
    name: 'Bus',
    kind: 'bus',
    pickupAddress: null,
    pickupHours: null,
    freeAbovePesewas: null,
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
