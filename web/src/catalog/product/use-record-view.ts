import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { graphql } from '#gql/gql.ts';

const RecordViewMutation = graphql(`
  mutation RecordProductView($slug: String!) {
    recordProductView(input: { slug: $slug })
  }
`);

const laterMs = 1000;

/** The visits that were counted, by their place in the tab's history: who goes back looks at the same visit again. */
const counted = new Set<string>();

/** Counts the look at this product. Nobody waits for it, and nobody is told when it fails. */
export function useRecordView(slug: string): void {
  const client = useApolloClient();
  const { key } = useLocation();
  useEffect(() => {
    const visit = `${key} ${slug}`;
    if (counted.has(visit)) return;
    counted.add(visit);
    const record = () =>
      client.mutate({ mutation: RecordViewMutation, variables: { slug }, fetchPolicy: 'no-cache' }).catch(() => {});
    // Not while the page comes alive.
    setTimeout(record, laterMs);
  }, [key, slug, client]);
}
