import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';

/** The price when the product was saved; null if it is the same today. */
export function savedNote(saved: string, now: string): { text: string; isLower: boolean } | null {
  const [before, today] = [parseMoney(saved) ?? 0, parseMoney(now) ?? 0];
  if (before === today) return null;
  return { text: `was ${cedi(saved)} when you saved it`, isLower: today < before };
}
