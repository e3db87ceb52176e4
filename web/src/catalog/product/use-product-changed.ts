import { useSubscription } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { guardVersions } from '#platform/network/guard-versions.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { applyProductEvent, ProductEventFragment } from './apply-product-event.ts';

const ProductChangedSubscription = graphql(`
  subscription ProductChanged($id: ID!) {
    productChanged(id: $id) {
      ...ProductEvent_state
    }
  }
`);

/** Keeps the product of an open page up to date after hydration. */
export function useProductChanged(id: string): void {
  const hydrated = useHydrated();
  useSubscription(ProductChangedSubscription, {
    variables: { id },
    skip: !hydrated,
    ignoreResults: true,
    // The state is written to the product itself, through its version guard, not as a second copy.
    fetchPolicy: 'no-cache',
    onData: ({ data, client }) => {
      const state = readFragment(ProductEventFragment, data.data?.productChanged);
      if (!state) return;
      guardVersions(client.cache);
      applyProductEvent(client.cache, state);
    },
  });
}
