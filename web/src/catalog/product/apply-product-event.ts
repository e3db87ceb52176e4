import type { ApolloCache } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ProductEvent_StateFragment } from '#gql/graphql.ts';

/** The fields of a product's live update, for subscriptions to spread. */
export const ProductEventFragment = graphql(`
  fragment ProductEvent_state on ProductState {
    id
    price { amount currency }
    priceTo { amount currency }
    compareAtPrice { amount currency }
    discountPercentage
    stockQuantity
    inStock
    isActive
    version
    variants {
      id
      price { amount currency }
      compareAtPrice { amount currency }
      discountPercentage
      stockQuantity
      inStock
      isActive
    }
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
    priceTo { amount currency }
    compareAtPrice { amount currency }
    discountPercentage
    stockQuantity
    inStock
    isActive
    version
  }
`);

const VariantIdFragment = graphql(`
  fragment ApplyProductEvent_known on ProductVariant {
    id
  }
`);

const VariantChangeFragment = graphql(`
  fragment ApplyProductEvent_variant on ProductVariant {
    id
    price { amount currency }
    compareAtPrice { amount currency }
    discountPercentage
    stockQuantity
    inStock
    isActive
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
  const { variants, ...state } = event;
  cache.writeFragment({ id, fragment: ProductChangeFragment, data: { ...state, __typename: 'Product' } });
  const unknown = variants.filter((variant) => !applyVariant(cache, variant));
  // The seller has added variants: the page that shows them reads them again.
  if (unknown.length > 0) for (const fieldName of ['options', 'variants']) cache.evict({ id, fieldName });
  return true;
}

/** Returns false if the variant is not in the cache. */
function applyVariant(cache: ApolloCache, variant: ProductEvent['variants'][number]): boolean {
  const id = cache.identify({ __typename: 'ProductVariant', id: variant.id });
  if (!cache.readFragment({ id, fragment: VariantIdFragment })) return false;
  cache.writeFragment({ id, fragment: VariantChangeFragment, data: { ...variant, __typename: 'ProductVariant' } });
  return true;
}
