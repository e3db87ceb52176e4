/**
 * Money is an integer number of pesewas inside and a decimal string outside, never a floating-point number. Commas
 * are accepted between thousands only, because elsewhere they are ambiguous. ".5" is half a cedi.
 */
const pattern = /^(\d{1,13}|\d{1,3}(?:,\d{3}){1,3}|(?=\.))(?:\.(\d{1,2}))?$/;

/** Marks a string as an amount, so that GraphQL and OpenAPI give it the decimal type. */
export const decimal = { format: 'decimal' } as const;

export const currency = 'GHS';

export function parseMoney(text: string): number | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The same with a sign before it: "-2.50" or "+5". */
export function parseSignedMoney(text: string): number | null {
  const [, sign = '', amount = ''] = /^([+-]?)(.*)$/s.exec(text.trim()) ?? [];
  const pesewas = parseMoney(amount);
  return pesewas === null || sign !== '-' ? pesewas : -pesewas;
}

export function moneyText(pesewas: number): string {
  const sign = pesewas < 0 ? '-' : '';
  const digits = String(Math.abs(pesewas)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "₵1,250", "₵1,250.50" or "−₵5". Node's GHS format prints "GH₵", so we set the sign ourselves. */
export function cedi(amount: string | number): string {
  const text = String(amount);
  if (text.startsWith('-')) return `−${cedi(typeof amount === 'number' ? -amount : text.slice(1))}`;
  const pesewas = typeof amount === 'number' ? amount : (parseMoney(amount) ?? 0);
  const whole = wholeNumber(Math.floor(pesewas / 100));
  const rest = pesewas % 100;
  return rest === 0 ? `₵${whole}` : `₵${whole}.${String(rest).padStart(2, '0')}`;
}

/** Removes a currency sign that users type before an amount. */
export function withoutSign(typed: string): string {
  return typed.trim().replace(/^(?:GH₵|₵|GHS|GHC)\s*/i, '');
}

/** Discount against the earlier price in whole percent, or 0. */
export function discountPercentage(price: number, compareAt: number | null): number {
  if (compareAt === null || compareAt <= price) return 0;
  return Math.round(((compareAt - price) * 100) / compareAt);
}

/** "12,345". We avoid Intl because a slow phone needs a fifth of a second for its first number. */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
