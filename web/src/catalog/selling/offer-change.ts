import { parseMoney } from '@besesaka/schema/kernel/money.ts';

/** What of a product is changed in the list itself. */
export interface Offer {
  price: string;
  stockQuantity: number;
}

/** What is sent: only what is another than was seen, each with what it was, so that the service compares before it sets. */
export function changesOf(seen: Offer, wanted: Offer) {
  const isOtherPrice = parseMoney(seen.price) !== parseMoney(wanted.price);
  const isOtherStock = seen.stockQuantity !== wanted.stockQuantity;
  if (!isOtherPrice && !isOtherStock) return null;
  return {
    ...(isOtherPrice && { price: wanted.price, priceWas: seen.price }),
    ...(isOtherStock && { stockQuantity: wanted.stockQuantity, stockWas: seen.stockQuantity }),
  };
}
