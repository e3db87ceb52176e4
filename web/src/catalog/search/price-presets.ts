import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';

export interface PriceRange {
  /** A decimal amount in cedi; empty means no limit. */
  min: string;
  max: string;
}

export interface PriceOption extends PriceRange {
  /** The `price` value of a form without script, such as "100-500". */
  value: string;
  label: string;
}

export const pricePresets: readonly PriceOption[] = [
  { value: '', label: 'Any price', min: '', max: '' },
  { value: '-100', label: 'Under ₵100', min: '', max: '100' },
  { value: '100-500', label: '₵100 to ₵500', min: '100', max: '500' },
  { value: '500-1000', label: '₵500 to ₵1,000', min: '500', max: '1000' },
  { value: '1000-5000', label: '₵1,000 to ₵5,000', min: '1000', max: '5000' },
  { value: '5000-', label: 'Above ₵5,000', min: '5000', max: '' },
];

function sameAmount(a: string, b: string): boolean {
  return parseMoney(a) === parseMoney(b);
}

function rangeLabel({ min, max }: PriceRange): string {
  if (!min) return `Under ${cedi(max)}`;
  return max ? `${cedi(min)} to ${cedi(max)}` : `Above ${cedi(min)}`;
}

/** Finds the preset for a range. Any other range becomes an option of its own, so that a link's prices survive. */
export function priceOption({ min, max }: PriceRange): PriceOption {
  const preset = pricePresets.find((option) => sameAmount(option.min, min) && sameAmount(option.max, max));
  return preset ?? { value: `${min}-${max}`, label: rangeLabel({ min, max }), min, max };
}

export function priceOptions(current: PriceRange): readonly PriceOption[] {
  const own = priceOption(current);
  return pricePresets.includes(own) ? pricePresets : [...pricePresets, own];
}

/** Parses "100-500", "-100" and "5000-"; anything else means no limit. */
export function priceRangeOf(value: string): PriceRange {
  const match = /^([\d.]*)-([\d.]*)$/.exec(value);
  return { min: match?.[1] ?? '', max: match?.[2] ?? '' };
}
