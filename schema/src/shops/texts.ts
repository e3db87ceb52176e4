export const shopTexts = {
  shopMissing: 'Shop not found.',
  nameTaken: 'A shop with this name already exists.',
  loadFailed: 'Failed to load this shop. Please try again.',
} as const;
