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

interface OwnPage {
  items: readonly Reference[];
  page: number;
}

/** A seller's own list: pages grow into one for each choice of filters; the first page starts it afresh. */
const ownProductsPolicy: FieldPolicy<OwnPage, OwnPage> = {
  keyArgs: ['filter', 'orderBy'],
  merge(existing, incoming, { args }) {
    if (!existing || Number(args?.page ?? 1) <= 1) return incoming;
    const known = new Set(existing.items.map(({ __ref }) => __ref));
    return { ...incoming, items: [...existing.items, ...incoming.items.filter(({ __ref }) => !known.has(__ref))] };
  },
};

export const catalogTypePolicies: TypePolicies = {
  OwnShop: { fields: { products: ownProductsPolicy } },
  Query: { fields: { products: productListPolicy } },
  Viewer: { fields: { followedProducts: productListPolicy } },
};
