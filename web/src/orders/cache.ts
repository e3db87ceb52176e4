import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { pagedList } from '#platform/network/paged-list.ts';

const orders = pagedList(['search', 'state']);
const offers = pagedList(['as', 'live', 'productId']);

/** An offer arrives with its event before a card asks for it. */
const offer: FieldPolicy = {
  read(existing, { args, canRead, toReference }) {
    if (existing !== undefined) return existing;
    const reference = toReference({ __typename: 'Offer', id: args?.id });
    return canRead(reference) ? reference : undefined;
  },
};

/**
 * Cart items have no key of their own and stay inside the cart. As separate objects they would escape its version
 * guard.
 */
export const orderTypePolicies: TypePolicies = {
  Query: { fields: { offer } },
  Viewer: { keyFields: [], fields: { orders, offers } },
  OwnShop: { keyFields: [], fields: { orders, metrics: { merge: true } } },
  Cart: { keyFields: [] },
  CartItem: { keyFields: false },
  OrderDelivery: { keyFields: false, merge: true },
};
