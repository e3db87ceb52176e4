import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface OrderPage {
  items: readonly Reference[];
  page: number;
}

/** Pages grow into one list under one key; the first page starts it afresh. */
const orderListPolicy: FieldPolicy<OrderPage, OrderPage> = {
  keyArgs: ['search', 'state'],
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (Number(args?.page ?? 1) <= 1) return { ...existing, ...incoming };
    // An order that came in at the top pushed another one onto the next page.
    const known = new Set(existing.items.map(({ __ref }) => __ref));
    return {
      ...existing,
      ...incoming,
      items: [...existing.items, ...incoming.items.filter(({ __ref }) => !known.has(__ref))],
    };
  },
};

interface VersionedCart {
  version: number;
}

/** Answers may overtake each other: an older cart never takes the place of a newer one. */
const cartPolicy: FieldPolicy<VersionedCart | null> = {
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
