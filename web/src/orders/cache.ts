import type { TypePolicies } from '@apollo/client';
import { pagedList } from '#platform/network/paged-list.ts';

const orders = pagedList(['search', 'state']);

/**
 * Cart items have no key of their own and stay inside the cart. As separate objects they would escape its version
 * guard.
 */
export const orderTypePolicies: TypePolicies = {
  Viewer: { keyFields: [], fields: { orders } },
  OwnShop: { keyFields: [], fields: { orders, metrics: { merge: true } } },
  Cart: { keyFields: [] },
  CartItem: { keyFields: false },
};
