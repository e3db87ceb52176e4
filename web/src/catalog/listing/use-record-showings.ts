import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '#gql/gql.ts';
import { counterContext } from '#platform/network/apollo.ts';

const RecordShowingsMutation = graphql(`
  mutation RecordShowings($ids: [ID!]!) {
    recordShowings(input: { productIds: $ids }) {
      errors {
        code
      }
    }
  }
`);

/** The products that this tab has already reported. Each counts once a day, so it is not reported again. */
const reported = new Set<string>();

/** Counts featured products that are on the screen. It is best effort: errors are ignored. */
export function useRecordShowings(productIds: readonly string[], isInView: boolean): void {
  const client = useApolloClient();
  // The array is new in each render; its text is a stable dependency.
  const joinedIds = productIds.join(' ');
  useEffect(() => {
    if (!isInView) return;
    const ids = joinedIds.split(' ').filter((id) => id && !reported.has(id));
    if (ids.length === 0) return;
    for (const id of ids) reported.add(id);
    const sent = { mutation: RecordShowingsMutation, variables: { ids }, context: counterContext };
    client.mutate({ ...sent, fetchPolicy: 'no-cache' }).catch(() => {});
  }, [joinedIds, isInView, client]);
}
