import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { orderListPolicy } from './order-list-policy.ts';

interface VersionedCart {
  version: number;
}

/** Answers may overtake each other: an older cart never takes the place of a newer one. */
export const cartPolicy: FieldPolicy<VersionedCart | null> = {
  merge(existing, incoming, { mergeObjects }) {
    if (!existing || !incoming) return incoming;
    return incoming.version < existing.version ? existing : mergeObjects(existing, incoming);
  },
};

/** There is one cart, and its items live and die with it; kept apart they would slip past the version's guard. */
export const orderTypePolicies: TypePolicies = {
  Query: { fields: { cart: cartPolicy, myOrders: orderListPolicy, shopOrders: orderListPolicy } },
  Cart: { keyFields: false },
  CartItem: { keyFields: false },
};
