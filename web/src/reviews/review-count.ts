import { wholeNumber } from '@besesaka/schema/kernel/money.ts';

export function reviewCount(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
}
