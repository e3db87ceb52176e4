import type { TypePolicies } from '@apollo/client';

/** The product's page and the reviews below it ask for different parts of the same page. */
export const reviewTypePolicies: TypePolicies = {
  ProductReviewConnection: { merge: true },
  ShopReviewConnection: { merge: true },
};
