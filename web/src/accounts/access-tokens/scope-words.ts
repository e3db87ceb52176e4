import type { AccessTokenScope } from '#gql/graphql.ts';

/** What each scope allows, for people. */
export const scopeWords: Record<AccessTokenScope, string> = {
  CATALOGUE_READ: 'Read reviews, wishlist and followed shops',
  CATALOGUE_WRITE: 'Write reviews, change the wishlist',
  ORDERS_READ: 'Read orders and cart',
  ORDERS_WRITE: 'Place and change orders',
  PRODUCTS_READ: 'Read your shop and products',
  PRODUCTS_WRITE: 'Change your shop and products',
  CHAT_READ: 'Read messages',
  CHAT_WRITE: 'Send messages',
};

/** A table whose keys are all scopes, in this order. */
export const allScopes = Object.keys(scopeWords) as AccessTokenScope[];
