export const wishlistTexts = {
  added: 'Added to wishlist successfully!',
  removed: 'Removed from wishlist successfully!',
  addFailed: 'Failed to add to wishlist',
  removeFailed: 'Failed to remove from wishlist',
  loginToAdd: 'Please log in to add items to wishlist',
  loginToManage: 'Please log in to manage wishlist',
  full: (max: number) => `Your wishlist already holds ${max} products. Please remove one first.`,
  tooFast: 'You are changing your wishlist too quickly. Please wait a moment and try again.',
  productGone: 'This product is no longer available.',
  nothingToChange: 'Please choose a setting to change.',
  orderingUnknown: 'This ordering is unknown.',
} as const;
