/** For the screens of all shops and of one shop, where many visits begin. */
export const directoryLimits = {
  productsPerLoad: 12,
  loadDelayMs: 300,
  infiniteScrollPx: 200,
  pageSize: 12,
  /** Shops with at least this average rating are top rated. */
  topRated: 4.5,
  nameSearchMax: 100,
  searchDelayMs: 300,
  /** The shop's page announces a closure this many days ahead. */
  closureToldDays: 14,
} as const;
