import type { TypePolicies } from '@apollo/client';

/** A product's card knows its shop by the address, and asking for the number would cost a call for each card. */
export const shopTypePolicies: TypePolicies = {
  Shop: { keyFields: ['slug'] },
};
