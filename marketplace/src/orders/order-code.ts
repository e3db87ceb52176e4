import { randomInt } from 'node:crypto';

/** Without I, L, O, 0 and 1, which people mix up when they read a number to each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

export function newOrderCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
