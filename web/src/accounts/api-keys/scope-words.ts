import type { ApiKeyScope } from '#gql/graphql.ts';

/** Each scope in words for users, who decide by them. Writing includes reading. */
export const scopeWords: Record<ApiKeyScope, string> = {
  CATALOGUE_READ: 'See your reviews, wishlist and followed shops',
  CATALOGUE_WRITE: 'See and change your reviews, wishlist and followed shops',
  ORDERS_READ: 'See your orders, their addresses and your cart',
  ORDERS_WRITE: 'Place orders, and see and change them, their addresses and your cart',
  PRODUCTS_READ: 'See your shop and products',
  PRODUCTS_WRITE: 'See and change your shop and products',
  PAYMENTS_READ: 'See your money and payouts',
  CHAT_READ: 'See your messages',
  CHAT_WRITE: 'See your messages, and send some for you',
  WEBHOOKS_READ: 'See which servers get your news, and what they were sent',
  WEBHOOKS_WRITE:
    'Send your news, such as the orders and messages that it may see, to servers of its choice, and see what they were sent',
};
