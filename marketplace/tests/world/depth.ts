import { isDeep } from './config.ts';

/** The size of a test: small in `npm test`, full in `npm run test:deep`. */
export function size(small: number, full: number): number {
  return isDeep() ? full : small;
}

/** Cases that only the deep run tests, because `npm test` has similar ones. */
export function deepOnly<T>(...cases: T[]): T[] {
  return isDeep() ? cases : [];
}

/**
 * The allowed time for a promise about milliseconds. Only the deep run checks the exact time; `npm test` runs on busy
 * machines and checks that it happens at all.
 */
export function promised(ms: number): number {
  return isDeep() ? ms : Math.max(ms, 30_000);
}
