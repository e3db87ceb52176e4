import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '#gql/gql.ts';

const RecordShowingsMutation = graphql(`
  mutation RecordShowings($ids: [ID!]!) {
    recordShowings(input: { productIds: $ids })
  }
`);

/** What this tab has told already: each counts once a day, so it is not told again for every look. */
const told = new Set<string>();

/** Counts what is on the screen in featured places. Nobody waits for it, and nobody is told when it fails. */
export function useRecordShowings(productIds: readonly string[], areInView: boolean): void {
  const [record] = useMutation(RecordShowingsMutation, { fetchPolicy: 'no-cache' });
  const names = productIds.join(' ');
  useEffect(() => {
    if (!areInView) return;
    const ids = names.split(' ').filter((id) => id && !told.has(id));
    if (ids.length === 0) return;
    for (const id of ids) told.add(id);
    record({ variables: { ids } }).catch(() => {});
  }, [names, areInView, record]);
}
