import { parseMoney } from '@besesaka/schema/kernel/money.ts';

/** Prices that buyers offer: about 5, 10 and 15 per cent less, in round numbers of cedis. */
export function usualOffers(price: string): string[] {
  const cedis = (parseMoney(price) ?? 0) / 100;
  const step = cedis >= 1000 ? 50 : cedis >= 100 ? 5 : 1;
  const offers = [0.95, 0.9, 0.85].map((part) => Math.floor((cedis * part) / step) * step);
  return [...new Set(offers)].filter((one) => one > 0).map(String);
}
