import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';

/** What is saved against the earlier price, or null when nothing is. */
export function savings(price: string, compareAt: string | null | undefined): string | null {
  const saved = (parseMoney(compareAt ?? '') ?? 0) - (parseMoney(price) ?? 0);
  return compareAt && saved > 0 ? cedi(saved) : null;
}

export function total(price: string, quantity: number): string {
  return cedi((parseMoney(price) ?? 0) * quantity);
}
