import { bulkChanges } from '@besesaka/schema/catalog/bulk/inputs.ts';
import type { BulkChange } from '#gql/graphql.ts';

export type BulkKind = 'price' | 'stock' | 'category' | 'archive' | 'restore';

/** How a price or stock is changed, with the label of its field. */
export const modes = {
  price: { set: 'New price (₵)', by: 'Add to the price (₵)', percent: 'Add to the price (%)' },
  stock: { set: 'New stock', by: 'Add to the stock' },
} as const;
export type Mode = 'set' | 'by' | 'percent';

const wholeNumber = (value: string) => (/^[+-]?\d{1,7}$/.test(value.trim()) ? Number(value) : Number.NaN);

/** The change for a typed value, or an error text. */
export function readChange(kind: BulkKind, mode: Mode, value: string): { change: BulkChange } | { error: string } {
  if (kind === 'archive') return { change: { isArchived: true } };
  if (kind === 'restore') return { change: { isArchived: false } };
  if (kind === 'category') {
    const category = bulkChanges.category.safeParse(value);
    return category.success ? { change: { category: category.data } } : errorOf(category.error);
  }
  if (kind === 'stock') {
    const rule = mode === 'set' ? bulkChanges.stock_quantity : bulkChanges.stock_by;
    const stock = rule.safeParse(wholeNumber(value));
    if (!stock.success) return errorOf(stock.error);
    return { change: mode === 'set' ? { stockQuantity: stock.data } : { stockBy: stock.data } };
  }
  if (mode === 'percent') {
    const percent = bulkChanges.price_percent.safeParse(wholeNumber(value));
    return percent.success ? { change: { pricePercent: percent.data } } : errorOf(percent.error);
  }
  const price = (mode === 'set' ? bulkChanges.price : bulkChanges.price_by).safeParse(value);
  if (!price.success) return errorOf(price.error);
  return { change: mode === 'set' ? { price: price.data } : { priceBy: price.data } };
}

function errorOf({ issues }: { issues: { message: string }[] }): { error: string } {
  return { error: issues[0]?.message ?? '' };
}
