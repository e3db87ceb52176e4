import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { InvalidInput } from '#platform/base/errors.ts';

interface Prices {
  pricePesewas: number;
  compareAtPesewas: number | null;
}

/** What is typed freely and still tells products apart; of the other fields only what is chosen from a list does. */
export const facetTexts = ['brand', 'size', 'colour', 'storage'];

/** Drafts are hidden until they are made active, archived products for good. */
export function isPublicProduct(product: { isActive: boolean; archivedAt: Date | null }): boolean {
  return product.isActive && product.archivedAt === null;
}

/**
 * The prices after a change. An earlier price that is not above the selling price would be no discount: it is refused,
 * also where it stood already and the selling price rose to it.
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

function comparePesewas(amount: string | null): number | null {
  return amount === null ? null : pesewas(amount);
}

/** The input schema lets only amounts through. */
function pesewas(amount: string): number {
  const value = parseMoney(amount);
  if (value === null) throw new InvalidInput({ price: [texts.priceInvalid] });
  return value;
}
