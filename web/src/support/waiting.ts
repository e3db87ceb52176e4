import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const DeskWaitingFragment = graphql(`
  fragment DeskWaiting_viewer on Viewer {
    admin {
      waiting {
        applications
        cases
        messages
      }
    }
  }
`);

const WaitingDocument = graphql(`
  query Waiting {
    inboxSeq
    viewer {
      ...DeskWaiting_viewer
    }
  }
`);

/** How much waits at the desk; null until it is known. */
export function useWaiting() {
  const { data } = useQuery(WaitingDocument, { ssr: false });
  return readFragment(DeskWaitingFragment, data?.viewer)?.admin?.waiting ?? null;
}

type Waiting = NonNullable<ReturnType<typeof useWaiting>>;

export function writeWaiting(cache: ApolloCache, waiting: Omit<Waiting, '__typename'>): void {
  const admin = { __typename: 'Admin', waiting: { __typename: 'WaitingWork', ...waiting } } as const;
  cache.writeFragment({
    id: cache.identify({ __typename: 'Viewer' }),
    fragment: DeskWaitingFragment,
    data: { __typename: 'Viewer', admin },
  });
}
