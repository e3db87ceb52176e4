import { parseMoney } from '@besesaka/schema/kernel/money.ts';

/** The parts of a product that can be changed in the list itself. */
export interface Offer {
  price: string;
  stockQuantity: number;
}

/** Sends only changed values, each with the value the seller saw, so that the server can detect a concurrent change. */
export function changesOf(seen: Offer, edited: Offer) {
  const isOtherPrice = parseMoney(seen.price) !== parseMoney(edited.price);
  const isOtherStock = seen.stockQuantity !== edited.stockQuantity;
  if (!isOtherPrice && !isOtherStock) return null;
  return {
    ...(isOtherPrice && { price: edited.price, priceWas: seen.price }),
    ...(isOtherStock && { stockQuantity: edited.stockQuantity, stockWas: seen.stockQuantity }),
  };
}
