import type { Region } from '#kernel/regions.ts';
import type { DeliveryKind } from './limits.ts';

/** The fee and the days of a delivery option to one region. */
export interface DeliveryRate {
  region: Region;
  feePesewas: number;
  minDays: number;
  maxDays: number;
}

/** The part of a delivery option that decides the fee. The service and the screens both compute it from here. */
export interface DeliveryPricing {
  kind: DeliveryKind;
  freeAbovePesewas: number | null;
  rates: readonly DeliveryRate[];
}

export interface DeliveryQuote {
  feePesewas: number;
  /** Null for a pickup. */
  days: { min: number; max: number } | null;
}

/** Returns the fee for these goods of one shop to this region, or null if the option does not serve it. */
export function quoteDelivery(option: DeliveryPricing, region: Region, goodsPesewas: number): DeliveryQuote | null {
  if (option.kind === 'pickup') return { feePesewas: 0, days: null };
  const rate = option.rates.find((one) => one.region === region);
  if (!rate) return null;
  const isFree = option.freeAbovePesewas !== null && goodsPesewas >= option.freeAbovePesewas;
  return { feePesewas: isFree ? 0 : rate.feePesewas, days: { min: rate.minDays, max: rate.maxDays } };
}

/** "same day", "1 day", "2-3 days" or "within 3 days". */
export function daysText({ min, max }: { min: number; max: number }): string {
  if (max === 0) return 'same day';
  const unit = max === 1 ? 'day' : 'days';
  if (min === max) return `${max} ${unit}`;
  return min === 0 ? `within ${max} ${unit}` : `${min}-${max} ${unit}`;
}
