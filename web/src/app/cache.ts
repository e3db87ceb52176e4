import type { TypePolicies } from '@apollo/client';
import { catalogTypePolicies } from '#catalog/cache.ts';
import { notificationTypePolicies } from '#notifications/cache.ts';
import { orderTypePolicies } from '#orders/cache.ts';
import { reviewTypePolicies } from '#reviews/cache.ts';
import { shopTypePolicies } from '#shops/cache.ts';

/**
 * Each room keeps its own policies; where two rooms speak of the same type, their fields are joined here. Those of the
 * chat come with its code: no public page needs them.
 */
export const typePolicies: TypePolicies = {
  ...catalogTypePolicies,
  ...shopTypePolicies,
  ...orderTypePolicies,
  ...reviewTypePolicies,
  // What has no key lives inside of its owner. Who asks for less of it must not take away what others asked for, or
  // their lists would be fetched again.
  Money: { merge: true },
  Query: {
    fields: {
      ...catalogTypePolicies.Query?.fields,
      ...orderTypePolicies.Query?.fields,
      ...notificationTypePolicies.Query?.fields,
    },
  },
};
