import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { cedi, parseMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';

/** The amount saved against the earlier price, or null. */
export function savings(price: string, compareAt: string | null | undefined): string | null {
  const saved = (parseMoney(compareAt ?? '') ?? 0) - (parseMoney(price) ?? 0);
  return compareAt && saved > 0 ? cedi(saved) : null;
}

export function total(price: string, quantity: number): string {
  return cedi((parseMoney(price) ?? 0) * quantity);
}

export type StockLevel = 'out' | 'low' | 'plenty';

export function stockLevel(units: number): StockLevel {
  if (units <= 0) return 'out';
  return units < catalogLimits.lowStock ? 'low' : 'plenty';
}

export function stockText(units: number): string {
  const level = stockLevel(units);
  if (level === 'out') return 'Out of stock';
  return level === 'low' ? `Only ${units} left` : 'In stock';
}

export function unitsAvailable(units: number): string {
  return `${wholeNumber(units)} ${units === 1 ? 'unit' : 'units'} available`;
}
