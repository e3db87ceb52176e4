import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { counterContext } from '#platform/network/apollo.ts';

const RecordViewMutation = graphql(`
  mutation RecordProductView($slug: String!) {
    recordProductView(input: { slug: $slug }) {
      errors {
        code
      }
    }
  }
`);

const laterMs = 1000;

/** The counted visits, by history entry: going back shows the same visit again. */
const counted = new Set<string>();

/** Counts a view of this product. It is best effort: errors are ignored. */
export function useRecordView(slug: string): void {
  const client = useApolloClient();
  const { key } = useLocation();
  useEffect(() => {
    const visit = `${key} ${slug}`;
    if (counted.has(visit)) return;
    counted.add(visit);
    const view = {
      mutation: RecordViewMutation,
      variables: { slug },
      fetchPolicy: 'no-cache',
      context: counterContext,
    } as const;
    const record = () => client.mutate(view).catch(() => {});
    // Wait until hydration is over.
    setTimeout(record, laterMs);
  }, [key, slug, client]);
}
