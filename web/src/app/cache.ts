import type { TypePolicies } from '@apollo/client';
import { catalogTypePolicies } from '#catalog/cache.ts';
import { notificationTypePolicies } from '#notifications/cache.ts';
import { orderTypePolicies } from '#orders/cache.ts';
import { shopTypePolicies } from '#shops/cache.ts';

/**
 * Each room keeps its own policies; where two rooms speak of the same type, their fields are joined here. Those of the
 * chat come with its code: no public page needs them.
 */
export const typePolicies: TypePolicies = {
  ...catalogTypePolicies,
  ...shopTypePolicies,
  ...orderTypePolicies,
  Query: {
    fields: {
      ...catalogTypePolicies.Query?.fields,
      ...orderTypePolicies.Query?.fields,
      ...notificationTypePolicies.Query?.fields,
    },
  },
};
