import type { TypePolicies } from '@apollo/client';

/** The product's page and the reviews below it ask for different parts of the same page. */
export const reviewTypePolicies: TypePolicies = {
  ProductReviewPage: { merge: true },
  ShopReviewPage: { merge: true },
};
