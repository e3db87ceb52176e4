/** Texts of the buyers' pages, separate from the sellers' texts to keep their bundle small. */
export const listingTexts = {
  loadFailed: 'Failed to load products. Please try again.',
  noProducts: 'No products found',
  noImages: 'No images available',
} as const;
