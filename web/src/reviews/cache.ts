import type { TypePolicies } from '@apollo/client';

/** The product's page and the reviews below it query different parts of the same connection. */
export const reviewTypePolicies: TypePolicies = {
  ProductReviewConnection: { merge: true },
  ShopReviewConnection: { merge: true },
};
