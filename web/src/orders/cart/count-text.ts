import { wholeNumber } from '@besesaka/schema/kernel/money.ts';

/** A counter has space for two digits. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}

export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${wholeNumber(count)} items`;
}
