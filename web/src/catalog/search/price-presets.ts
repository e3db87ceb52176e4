import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';

export interface PriceRange {
  /** Decimal text in cedi; empty for no limit. */
  min: string;
  max: string;
}

export interface PriceOption extends PriceRange {
  /** "100-500": what a form without script sends as `price`. */
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

/** The preset that stands for a range; any other range is an option of its own, so that a link keeps its prices. */
export function priceOption({ min, max }: PriceRange): PriceOption {
  const preset = pricePresets.find((option) => sameAmount(option.min, min) && sameAmount(option.max, max));
  return preset ?? { value: `${min}-${max}`, label: rangeLabel({ min, max }), min, max };
}

export function priceOptions(current: PriceRange): readonly PriceOption[] {
  const own = priceOption(current);
  return pricePresets.includes(own) ? pricePresets : [...pricePresets, own];
}

/** Reads "100-500", "-100" and "5000-"; anything else is no limit. */
export function priceRangeOf(value: string): PriceRange {
  const match = /^([\d.]*)-([\d.]*)$/.exec(value);
  return { min: match?.[1] ?? '', max: match?.[2] ?? '' };
}
