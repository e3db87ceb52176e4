import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, whatever the length. */
export function sameSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
