/** What the pages of buyers say: apart from a seller's texts, of which their script has no need. */
export const listingTexts = {
  loadFailed: 'Failed to load products. Please try again.',
  noProducts: 'No products found',
  noImages: 'No images available',
} as const;
