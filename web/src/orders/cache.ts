import type { TypePolicies } from '@apollo/client';
import { pagedList } from '#platform/network/paged-list.ts';

const orders = pagedList(['search', 'state']);

/** There is one cart, and its items live and die with it: kept apart they would slip past the guard of versions. */
export const orderTypePolicies: TypePolicies = {
  Viewer: { keyFields: [], fields: { orders } },
  OwnShop: { keyFields: [], fields: { orders, metrics: { merge: true } } },
  Cart: { keyFields: [] },
  CartItem: { keyFields: false },
};
