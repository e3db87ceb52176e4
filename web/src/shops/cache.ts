import type { TypePolicies } from '@apollo/client';

/**
 * Shops are keyed by slug, because a product card only has that: selecting the id would cost a request for each card.
 */
export const shopTypePolicies: TypePolicies = {
  Shop: { keyFields: ['slug'] },
  // Sellers make up the ids, so another shop may have the same one.
  DeliveryOption: { keyFields: false },
};
