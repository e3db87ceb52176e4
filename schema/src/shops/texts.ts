export const shopTexts = {
  shopMissing: 'Shop not found.',
  loadFailed: 'Failed to load this shop. Please try again.',
} as const;
