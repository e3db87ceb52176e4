import type { IdType } from '@besesaka/schema/shops/limits.ts';

const shown = 4;

/** Masks an id number for its owner: enough to recognize the document, too little to misuse it. */
export function maskIdNumber(type: IdType, number: string): string {
  if (type === 'ghana_card') return `GHA-*****${number.slice(-6, -2)}-*`;
  return '*'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}
