const features = [
  { text: 'Priority search placement', from: 1 },
  { text: 'Featured badge', from: 1 },
  { text: 'Homepage visibility', from: 1 },
  { text: 'Category prominence', from: 7 },
] as const;

/** The benefits of a campaign with this duration. */
export function campaignFeatures(days: number): string[] {
  return features.filter(({ from }) => days >= from).map(({ text }) => text);
}

export const campaignTexts = {
  created: 'Payment successful! Your featured product campaign has been created.',
  extended: 'Payment verified successfully! Your featured product has been activated.',
  missingChoice: 'Missing product or plan information',
  unknownPlan: 'This plan is not offered.',
  missing: 'Campaign not found.',
  productMissing: 'Product not found.',
  hidden: 'Only an active product can be featured.',
  outOfStock: 'Only a product that is in stock can be featured.',
  featuredAlready: 'This product is already featured.',
  ended: 'This campaign has ended. Extend it first.',
  refreshFailed: 'Failed to refresh featured products',
  loadFailed: 'Error Loading Featured Products',
  renewalFailed: 'Failed to update auto-renewal setting',
  extendFailed: 'Failed to extend campaign',
  /** Shown beside the renewal switch if the seller has no saved card that we may charge. */
  renewsByLink: 'Before it ends, we send you a link to pay for the next period.',
  wizardLoadFailed: 'Failed to Load Data',
  productsRefused: 'Failed to fetch products',
  productsFailed: 'Failed to load products',
  missingHeading: 'Missing Information',
  tip: '7+ day campaigns see about 40% more engagement',
} as const;
