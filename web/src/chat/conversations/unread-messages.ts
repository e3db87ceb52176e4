import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const UnreadMessagesFragment = graphql(`
  fragment UnreadMessages_viewer on Viewer {
    unreadCounts {
      messages
    }
  }
`);

const UnreadMessagesDocument = graphql(`
  query UnreadMessages {
    viewer {
      ...UnreadMessages_viewer
    }
  }
`);

/** The count that the badges and the tab's title share. It is 0 for visitors, and until the viewer is known. */
export function useUnreadMessages(): number {
  // The query that every page runs already includes the count.
  const { data } = useQuery(UnreadMessagesDocument, { fetchPolicy: 'cache-only', ssr: false });
  return readFragment(UnreadMessagesFragment, data?.viewer)?.unreadCounts?.messages ?? 0;
}

export function writeUnreadMessages(cache: ApolloCache, messages: number): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'Viewer' }),
    fragment: UnreadMessagesFragment,
    data: { __typename: 'Viewer', unreadCounts: { __typename: 'UnreadCounts', messages } },
  });
}
