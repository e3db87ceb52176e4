import { wholeNumber } from '@besesaka/schema/kernel/whole-number.ts';
export function reviewCount(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
}
