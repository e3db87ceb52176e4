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

/** Keeps the product of an open page as it is now, from the first view on. */
export function useProductChanged(id: string): void {
  const hydrated = useHydrated();
  useSubscription(ProductChangedSubscription, {
    variables: { id },
    skip: !hydrated,
    ignoreResults: true,
    // The state goes to the product itself, behind its version guard, never beside it.
    fetchPolicy: 'no-cache',
    onData: ({ data, client }) => {
      const state = readFragment(ProductEventFragment, data.data?.productChanged);
      if (!state) return;
      guardVersions(client.cache);
      applyProductEvent(client.cache, state);
    },
  });
}
