/** Apart from the checks, so that a screen that only counts pages loads no checks. */
export const pageLimits = {
  maxPageSize: 100,
  maxPage: 1_000_000_000,
  maxOffset: 10_000,
  maxCursorLength: 500,
} as const;
