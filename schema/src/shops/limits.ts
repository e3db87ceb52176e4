export const shopLimits = {
  productsPerLoad: 12,
  loadDelayMs: 300,
  infiniteScrollPx: 200,
} as const;
