import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { Refused } from '#platform/base/errors.ts';

interface Stocked {
  id: string;
  name: string;
  variantId: string | null;
  variantLabel: string;
  stockQuantity: number;
}

/** The error also contains the product, the variant and the remaining stock, so that clients can offer a fix. */
export function insufficientStock({ id, name, variantId, variantLabel, stockQuantity }: Stocked): Refused {
  const details = {
    product_id: [id],
    ...(variantId !== null && { variant_id: [variantId] }),
    left: [String(stockQuantity)],
  };
  return new Refused(texts.insufficientStock(variantName(name, variantLabel)), 'INSUFFICIENT_STOCK', details);
}

export function checkQuantity(product: Stocked, quantity: number): void {
  if (quantity > product.stockQuantity) throw insufficientStock(product);
  if (quantity > limits.quantityMax) throw new Refused(texts.quantityTooHigh(limits.quantityMax));
}

/** The variant of a cart's line; null for a simple product, whose variant has the product's id. */
export function chosenVariant({ productId, variantId }: { productId: string; variantId: string }): string | null {
  return variantId === productId ? null : variantId;
}

interface PricedLine {
  pricePesewas: number;
  quantity: number;
}

/** Adds whole pesewas. The largest possible cart is far below `Number.MAX_SAFE_INTEGER`. */
export function sumOfLines(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
}
