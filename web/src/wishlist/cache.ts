import type { FieldPolicy, TypePolicies } from '@apollo/client';

interface WishlistPage {
  items: readonly { productId: string }[];
  page: number;
}

/** Pages grow into one list for each order; the first page starts it afresh. */
const itemsPolicy: FieldPolicy<WishlistPage, WishlistPage> = {
  keyArgs: ['orderBy'],
  merge(existing, incoming, { args }) {
    if (!existing || Number(args?.page ?? 1) <= 1) return incoming;
    const known = new Set(existing.items.map(({ productId }) => productId));
    const added = incoming.items.filter(({ productId }) => !known.has(productId));
    return { ...incoming, items: [...existing.items, ...added] };
  },
};

/** Everybody has one, and an item is nothing outside of it. */
export const wishlistTypePolicies: TypePolicies = {
  Wishlist: { keyFields: [], fields: { items: itemsPolicy } },
  WishlistItem: { keyFields: false },
};
