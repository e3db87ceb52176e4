import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { optionFields } from '@besesaka/schema/catalog/specifications.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { InvalidInput } from '#platform/base/errors.ts';

interface Prices {
  pricePesewas: number;
  compareAtPesewas: number | null;
}

/** Free-text fields that work as filters. Otherwise only fields with a list of options do. */
export const facetTexts = ['brand', ...optionFields];

/** Drafts are hidden until they are activated; archived products stay hidden. */
export function isPublicProduct(product: { isActive: boolean; archivedAt: Date | null }): boolean {
  return product.isActive && product.archivedAt === null;
}

/**
 * Returns the prices after a change. The compare-at price must be above the selling price, including when only the selling
 * price rises.
 */
export function changedPrices(current: Prices, change: Pick<ProductChangeInput, 'price' | 'compare_at_price'>): Prices {
  const pricePesewas = change.price === undefined ? current.pricePesewas : pesewas(change.price);
  const compareAtPesewas =
    change.compare_at_price === undefined ? current.compareAtPesewas : comparePesewas(change.compare_at_price);
  if (compareAtPesewas !== null && compareAtPesewas <= pricePesewas) {
    throw new InvalidInput({ compare_at_price: [texts.compareAtTooLow] }, texts.compareAtTooLow);
  }
  return { pricePesewas, compareAtPesewas };
}

/** Orders that came meanwhile count: a seller who takes away more pieces than are left has none. */
export function changedStock(now: number, change: Pick<ProductChangeInput, 'stock_quantity' | 'stock_by'>): number {
  const stock = Math.max(0, (change.stock_quantity ?? now) + (change.stock_by ?? 0));
  if (stock > limits.stockMax) throw new InvalidInput({ stock_quantity: [texts.stockTooHigh] }, texts.stockTooHigh);
  return stock;
}

function comparePesewas(amount: string | null): number | null {
  return amount === null ? null : pesewas(amount);
}

/** The input schema guarantees a valid amount. */
function pesewas(amount: string): number {
  const value = parseMoney(amount);
  if (value === null) throw new InvalidInput({ price: [texts.priceInvalid] });
  return value;
}
