import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface Page {
  featured?: readonly Reference[];
  edges: readonly { node: Reference }[];
  pageInfo: { endCursor?: string | null };
}

/**
 * An endless list grows under one key; each numbered page has its own entry. `first` is part of the key, so that a
 * short list, an endless one and a page of results never show each other's products.
 */
export const productListPolicy: FieldPolicy<Page, Page> = {
  keyArgs: ['filter', 'orderBy', 'page', 'first'],
  merge(existing, incoming, { args }) {
    if (!args?.after || !existing) return incoming;
    // A page that does not continue at the list's current end arrived twice or too late.
    if (existing.pageInfo.endCursor !== args.after) return existing;
    const existingRefs = new Set(existing.edges.map((edge) => edge.node.__ref));
    // Featured products stay where they are while the list grows.
    const { featured } = existing;
    return {
      ...incoming,
      ...(featured && { featured }),
      edges: [...existing.edges, ...incoming.edges.filter((edge) => !existingRefs.has(edge.node.__ref))],
    };
  },
};

export const catalogTypePolicies: TypePolicies = {
  OwnShop: { fields: { products: productListPolicy } },
  Query: { fields: { products: productListPolicy } },
  Viewer: { fields: { followedProducts: productListPolicy } },
};
