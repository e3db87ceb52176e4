import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface Page {
  featured?: readonly Reference[];
  edges: readonly { node: Reference }[];
  pageInfo: { endCursor?: string | null };
}

/**
 * An endless list grows under one key; a numbered page is an entry of its own. `first` is part of the key, so that a
 * short list, an endless one and a page of results never show each other's products.
 */
export const productListPolicy: FieldPolicy<Page, Page> = {
  keyArgs: ['filter', 'orderBy', 'page', 'first'],
  merge(existing, incoming, { args }) {
    if (!args?.after || !existing) return incoming;
    // An answer that does not continue where the list ends now came twice or too late.
    if (existing.pageInfo.endCursor !== args.after) return existing;
    const known = new Set(existing.edges.map((edge) => edge.node.__ref));
    // What is featured stays where it stands while the list grows.
    const { featured } = existing;
    return {
      ...incoming,
      ...(featured && { featured }),
      edges: [...existing.edges, ...incoming.edges.filter((edge) => !known.has(edge.node.__ref))],
    };
  },
};

export const catalogTypePolicies: TypePolicies = {
  OwnShop: { fields: { products: productListPolicy } },
  Query: { fields: { products: productListPolicy } },
  Viewer: { fields: { followedProducts: productListPolicy } },
};
