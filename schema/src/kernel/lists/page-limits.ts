/** Separate from the schemas, so that a screen that only pages through a list does not load Zod. */
export const pageLimits = {
  maxPageSize: 100,
  maxPage: 1_000_000_000,
  maxOffset: 10_000,
  maxCursorLength: 500,
} as const;
