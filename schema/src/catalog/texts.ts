export const catalogTexts = {
  productMissing: 'Product not found.',
  loadFailed: 'Failed to load products. Please try again.',
  noProducts: 'No products found',
  noImages: 'No images available',
  priceInvalid: 'Price must be a positive amount with up to two decimals',
  compareAtTooLow: 'Compare price should be greater than selling price',
  stockInvalid: 'Stock must be a whole number, 0 or more',
  nothingToChange: 'There is nothing to change.',
  orderingUnknown: 'This ordering is not known.',
} as const;
