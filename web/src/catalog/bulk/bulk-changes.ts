import { bulkChanges } from '@besesaka/schema/catalog/bulk/inputs.ts';
import type { BulkChange } from '#gql/graphql.ts';

export type BulkKind = 'price' | 'stock' | 'category' | 'archive' | 'restore';

/** How a price or stock is changed, with the label of its field. */
export const ways = {
  price: { set: 'New price (₵)', by: 'Add to the price (₵)', percent: 'Add to the price (%)' },
  stock: { set: 'New stock', by: 'Add to the stock' },
} as const;
export type Way = 'set' | 'by' | 'percent';

const wholeNumber = (typed: string) => (/^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** The change for what is typed, or the text that says what is wrong with it. */
export function readChange(kind: BulkKind, way: Way, typed: string): { change: BulkChange } | { fault: string } {
  if (kind === 'archive') return { change: { isArchived: true } };
  if (kind === 'restore') return { change: { isArchived: false } };
  if (kind === 'category') {
    const category = bulkChanges.category.safeParse(typed);
    return category.success ? { change: { category: category.data } } : faultOf(category.error);
  }
  if (kind === 'stock') {
    const rule = way === 'set' ? bulkChanges.stock_quantity : bulkChanges.stock_by;
    const stock = rule.safeParse(wholeNumber(typed));
    if (!stock.success) return faultOf(stock.error);
    return { change: way === 'set' ? { stockQuantity: stock.data } : { stockBy: stock.data } };
  }
  if (way === 'percent') {
    const percent = bulkChanges.price_percent.safeParse(wholeNumber(typed));
    return percent.success ? { change: { pricePercent: percent.data } } : faultOf(percent.error);
  }
  const price = (way === 'set' ? bulkChanges.price : bulkChanges.price_by).safeParse(typed);
  if (!price.success) return faultOf(price.error);
  return { change: way === 'set' ? { price: price.data } : { priceBy: price.data } };
}

function faultOf(error: { issues: { message: string }[] }): { fault: string } {
  return { fault: error.issues[0]?.message ?? '' };
}
