/** Texts of the buyers' pages, separate from the sellers' texts to keep their bundle small. */
export const listingTexts = {
  loadFailed: 'Failed to load products. Please try again.',
  noProducts: 'No products found',
  noImages: 'No images available',
  chooseOption: (names: readonly string[]) => `Please choose ${names.map(withArticle).join(' and ')}`,
} as const;

const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;
