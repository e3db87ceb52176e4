import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '#gql/gql.ts';
import { onlyCounts } from '#platform/network/apollo.ts';

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
export function useRecordShowings(productIds: readonly string[], areInView: boolean): void {
  const [record] = useMutation(RecordShowingsMutation, { fetchPolicy: 'no-cache', context: onlyCounts });
  const names = productIds.join(' ');
  useEffect(() => {
    if (!areInView) return;
    const ids = names.split(' ').filter((id) => id && !reported.has(id));
    if (ids.length === 0) return;
    for (const id of ids) reported.add(id);
    record({ variables: { ids } }).catch(() => {});
  }, [names, areInView, record]);
}
