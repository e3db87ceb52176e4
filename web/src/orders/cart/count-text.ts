import { wholeNumber } from '@besesaka/schema/kernel/money.ts';

/** A counter has space for two digits. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count);
}

export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${wholeNumber(count)} items`;
}

/** The pieces of some rows. The cart's page counts its rows, because the count in the header may be newer than they are. */
export function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
