import type { ApolloCache } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ProductEvent_StateFragment } from '#gql/graphql.ts';

/** What a live update of a product carries; subscriptions spread it. */
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

/** Puts a product's new state into the cache, unless it is unknown there or already as new: updates may overtake. */
export function applyProductEvent(cache: ApolloCache, event: ProductEvent): boolean {
  const id = cache.identify({ __typename: 'Product', id: event.id });
  const known = cache.readFragment({ id, fragment: ProductVersionFragment });
  if (!known || known.version >= event.version) return false;
  cache.writeFragment({ id, fragment: ProductChangeFragment, data: { ...event, __typename: 'Product' } });
  return true;
}
