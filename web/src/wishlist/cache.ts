import type { FieldPolicy, TypePolicies } from '@apollo/client';

interface Wishes {
  edges: readonly { node: { productId: string } }[];
  pageInfo: { endCursor?: string | null };
}

/** Parts grow into one list for each order; one from the start begins it afresh. */
const itemsPolicy: FieldPolicy<Wishes, Wishes> = {
  keyArgs: ['orderBy'],
  merge(existing, incoming, { args }) {
    if (!existing || !args?.after) return incoming;
    if (existing.pageInfo.endCursor !== args.after) return existing;
    const known = new Set(existing.edges.map(({ node }) => node.productId));
    return {
      ...incoming,
      edges: [...existing.edges, ...incoming.edges.filter(({ node }) => !known.has(node.productId))],
    };
  },
};

/** Everybody has one, and an item is nothing outside of it. */
export const wishlistTypePolicies: TypePolicies = {
  Wishlist: { keyFields: [], fields: { items: itemsPolicy } },
  WishlistItem: { keyFields: false },
};
