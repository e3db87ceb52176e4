import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { Refused } from '#platform/base/errors.ts';

interface Stocked {
  id: string;
  name: string;
  stockQuantity: number;
}

/** The error also contains the product and the remaining stock, so that clients can offer a fix. */
export function insufficientStock({ id, name, stockQuantity }: Stocked): Refused {
  const details = { product_id: [id], left: [String(stockQuantity)] };
  return new Refused(texts.insufficientStock(name), 'INSUFFICIENT_STOCK', details);
}

export function checkQuantity(product: Stocked, quantity: number): void {
  if (quantity > product.stockQuantity) throw insufficientStock(product);
  if (quantity > limits.quantityMax) throw new Refused(texts.quantityTooHigh(limits.quantityMax));
}
