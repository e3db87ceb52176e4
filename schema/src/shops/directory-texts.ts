/** For the screens of all shops and of one shop, where many visits begin. */
export const directoryTexts = {
  followLogin: 'Please log in to follow shops.',
  followFailed: 'Something went wrong. Please try again.',
  listFailed: 'Failed to load shops. Please try again.',
  noShops: 'No shops found',
  loadFailed: 'Failed to load this shop. Please try again.',
} as const;
