import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '#gql/gql.ts';

const RecordViewMutation = graphql(`
  mutation RecordProductView($slug: String!) {
    recordProductView(slug: $slug)
  }
`);

/** Counts the look at this product. Nobody waits for it, and nobody is told when it fails. */
export function useRecordView(slug: string): void {
  const [record] = useMutation(RecordViewMutation, { fetchPolicy: 'no-cache' });
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (recorded.current === slug) return;
    recorded.current = slug;
    record({ variables: { slug } }).catch(() => {});
  }, [slug, record]);
}
