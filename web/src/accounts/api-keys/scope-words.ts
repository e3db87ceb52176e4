import type { ApiKeyScope } from '#gql/graphql.ts';

/** What each scope allows, for users. */
export const scopeWords: Record<ApiKeyScope, string> = {
  CATALOGUE_READ: 'Read reviews, wishlist and followed shops',
  CATALOGUE_WRITE: 'Write reviews, change the wishlist',
  ORDERS_READ: 'Read orders and cart',
  ORDERS_WRITE: 'Place and change orders',
  PRODUCTS_READ: 'Read your shop and products',
  PRODUCTS_WRITE: 'Change your shop and products',
  PAYMENTS_READ: 'Read your money and payouts',
  CHAT_READ: 'Read messages',
  CHAT_WRITE: 'Send messages',
  WEBHOOKS_READ: 'Read webhooks and what they sent',
  WEBHOOKS_WRITE: 'Add and change webhooks',
};
