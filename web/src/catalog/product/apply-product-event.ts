import type { ApolloCache } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ProductEvent_StateFragment } from '#gql/graphql.ts';

/** The fields of a product's live update, for subscriptions to spread. */
export const ProductEventFragment = graphql(`
  fragment ProductEvent_state on ProductState {
    id
    price { amount currency }
    compareAtPrice { amount currency }
    discountPercentage
    stockQuantity
    inStock
    isActive
    version
  }
`);

const ProductVersionFragment = graphql(`
  fragment ApplyProductEvent_version on Product {
    id
    version
  }
`);

const ProductChangeFragment = graphql(`
  fragment ApplyProductEvent_product on Product {
    id
    price { amount currency }
    compareAtPrice { amount currency }
    discountPercentage
    stockQuantity
    inStock
    isActive
    version
  }
`);

export type ProductEvent = Omit<ProductEvent_StateFragment, '__typename' | ' $fragmentName'>;

/**
 * Writes a product's new state into the cache. Returns without writing if the product is unknown or its version is not
 * newer, because updates may arrive out of order.
 */
export function applyProductEvent(cache: ApolloCache, event: ProductEvent): boolean {
  const id = cache.identify({ __typename: 'Product', id: event.id });
  const known = cache.readFragment({ id, fragment: ProductVersionFragment });
  if (!known || known.version >= event.version) return false;
  cache.writeFragment({ id, fragment: ProductChangeFragment, data: { ...event, __typename: 'Product' } });
  return true;
}
