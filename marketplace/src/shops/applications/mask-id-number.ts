import type { IdType } from '@besesaka/schema/shops/limits.ts';

const shown = 4;

/** As its own person sees it again: enough to know which paper it is, too little to use it. */
export function maskIdNumber(type: IdType, number: string): string {
  if (type === 'ghana_card') return `GHA-*****${number.slice(-6, -2)}-*`;
  return '*'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}
