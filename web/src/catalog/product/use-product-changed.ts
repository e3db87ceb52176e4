import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ProductEvent_StateFragment } from '#gql/graphql.ts';
import { useLive } from '#platform/network/use-live.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';

const ProductEventFragment = graphql(`
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

const ProductChangedSubscription = graphql(`
  subscription ProductChanged($id: ID!) {
    productChanged(id: $id) {
      ...ProductEvent_state
    }
  }
`);

const ProductVersionFragment = graphql(`
  fragment ApplyProductEvent_version on Product {
    id
    version
  }
`);

/** Keeps the product of an open page, which shows `version`, up to date. */
export function useProductChanged(id: string, version?: number): void {
  const { cache } = useApolloClient();
  useLive(
    ProductChangedSubscription,
    { id },
    {
      // The state is written to the product itself, in the versioned cache, not as a second copy.
      fetchPolicy: 'no-cache',
      onData: ({ productChanged }) => {
        const state = readFragment(ProductEventFragment, productChanged);
        // The first event usually repeats the page.
        if (cache instanceof VersionedCache && cache.isAsServed && state.version === version) return;
        applyProductEvent(cache, state);
      },
    },
  );
}

/** Keeps one product of a list up to date while it is rendered. */
export function ProductWatch({ id }: { id: string }): null {
  useProductChanged(id);
  return null;
}

export type ProductEvent = Omit<ProductEvent_StateFragment, '__typename' | ' $fragmentName'>;

/**
 * Writes a product's new state into the cache. Returns without writing if the product is unknown or its version is newer,
 * because updates may arrive out of order. The same version is written again: the page may have loaded more fields since.
 */
export function applyProductEvent(cache: ApolloCache, { variants, ...state }: ProductEvent): boolean {
  const id = cache.identify({ __typename: 'Product', id: state.id });
  const cached = cache.readFragment({ id, fragment: ProductVersionFragment });
  if (!cached || cached.version > state.version) return false;
  overwrite(cache, { ...state, __typename: 'Product' });
  const unknown = variants.filter((variant) => !overwrite(cache, { ...variant, __typename: 'ProductVariant' }));
  // The seller has added variants: the page that shows them reads them again.
  if (unknown.length > 0) for (const fieldName of ['options', 'variants']) cache.evict({ id, fieldName });
  return true;
}

/** Replaces the fields that the cache holds of this object. Returns false if it holds none. */
function overwrite(cache: ApolloCache, object: { __typename: string; id: string }): boolean {
  let isKnown = false;
  cache.modify({
    id: cache.identify(object),
    fields: (stored, { fieldName }) => {
      isKnown = true;
      return fieldName in object ? Reflect.get(object, fieldName) : stored;
    },
  });
  return isKnown;
}
