/** A Ghanaian number as the rest of the world dials it; other ten digits are kept as they came. */
export function internationalNumber(telephone: string): string | null {
  return /^0\d{9}$/.test(telephone) ? `+233${telephone.slice(1)}` : null;
}
