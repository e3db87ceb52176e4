/**
 * Money is whole pesewas inside and a decimal string outside; no floating point in between. Thousands may stand apart by
 * commas, as people type them and as we show them; a comma elsewhere could mean anything.
 */
const pattern = /^(\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/;

/** What a schema says of an amount, so that it is no mere text in GraphQL and in OpenAPI. */
export const decimal = { format: 'decimal' } as const;

export const currency = 'GHS';

export function parseMoney(text: string): number | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export function moneyText(pesewas: number): string {
  const sign = pesewas < 0 ? '-' : '';
  const digits = String(Math.abs(pesewas)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "₵1,250" or "₵1,250.50": Node's own GHS format prints "GH₵", so the sign is set by hand. */
export function cedi(amount: string | number): string {
  const pesewas = typeof amount === 'number' ? amount : (parseMoney(amount) ?? 0);
  const whole = wholeNumber(Math.floor(pesewas / 100));
  const rest = pesewas % 100;
  return rest === 0 ? `₵${whole}` : `₵${whole}.${String(rest).padStart(2, '0')}`;
}

/** Whole percent saved against the earlier price, or 0. */
export function discountPercentage(price: number, compareAt: number | null): number {
  if (compareAt === null || compareAt <= price) return 0;
  return Math.round(((compareAt - price) * 100) / compareAt);
}

/** "12,345". A slow phone takes a fifth of a second for the first number that its browser writes in this way. */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
