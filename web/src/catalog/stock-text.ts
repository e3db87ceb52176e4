import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';

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
  return `${units.toLocaleString('en-GH')} ${units === 1 ? 'unit' : 'units'} available`;
}
