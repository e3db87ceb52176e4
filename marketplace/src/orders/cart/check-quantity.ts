import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { Refused } from '#platform/errors.ts';

export function insufficientStock(name: string): Refused {
  return new Refused(texts.insufficientStock(name), 'INSUFFICIENT_STOCK');
}

export function checkQuantity(product: { name: string; stockQuantity: number }, quantity: number): void {
  if (quantity > product.stockQuantity) throw insufficientStock(product.name);
  if (quantity > limits.quantityMax) throw new Refused(texts.quantityTooHigh(limits.quantityMax));
}
