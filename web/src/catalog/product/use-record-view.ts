import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { graphql } from '#gql/gql.ts';

const RecordViewMutation = graphql(`
  mutation RecordProductView($slug: String!) {
    recordProductView(input: { slug: $slug })
  }
`);

/** The visits that were counted, by their place in the tab's history: who goes back looks at the same visit again. */
const counted = new Set<string>();

/** Counts the look at this product. Nobody waits for it, and nobody is told when it fails. */
export function useRecordView(slug: string): void {
  const [record] = useMutation(RecordViewMutation, { fetchPolicy: 'no-cache' });
  const { key } = useLocation();
  useEffect(() => {
    const visit = `${key} ${slug}`;
    if (counted.has(visit)) return;
    counted.add(visit);
    record({ variables: { slug } }).catch(() => {});
  }, [key, slug, record]);
}
