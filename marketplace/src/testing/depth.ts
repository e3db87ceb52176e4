import { isDeep } from './config.ts';

/** How much a test does: a small instance in `npm test`, the full volume in `npm run test:deep`. */
export function size(small: number, full: number): number {
  return isDeep() ? full : small;
}

/** Cases of which `npm test` has others of the same kind. */
export function deepOnly<T>(...cases: T[]): T[] {
  return isDeep() ? cases : [];
}

/**
 * How long a promise about milliseconds may take. Only the deep run holds the exact time; `npm test` runs on busy
 * machines and proves that it happens at all.
 */
export function promised(ms: number): number {
  return isDeep() ? ms : Math.max(ms, 10_000);
}
