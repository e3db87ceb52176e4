import type { FieldPolicy, TypePolicies } from '@apollo/client';

interface Wishes {
  edges: readonly { node: { productId: string } }[];
  pageInfo: { endCursor?: string | null };
}

/** Pages accumulate into one list for each sort order. A page from the start replaces the list. */
const itemsPolicy: FieldPolicy<Wishes, Wishes> = {
  keyArgs: ['orderBy'],
  merge(existing, incoming, { args }) {
    if (!existing || !args?.after) return incoming;
    if (existing.pageInfo.endCursor !== args.after) return existing;
    const existingIds = new Set(existing.edges.map(({ node }) => node.productId));
    return {
      ...incoming,
      edges: [...existing.edges, ...incoming.edges.filter(({ node }) => !existingIds.has(node.productId))],
    };
  },
};

/** Each user has one wishlist, and its items have no identity outside it. */
export const wishlistTypePolicies: TypePolicies = {
  Wishlist: { keyFields: [], fields: { items: itemsPolicy } },
  WishlistItem: { keyFields: false },
};
