import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const UnreadNotificationsFragment = graphql(`
  fragment UnreadNotifications_viewer on Viewer {
    unreadCounts {
      notifications
    }
  }
`);

const UnreadNotificationsDocument = graphql(`
  query UnreadNotifications {
    viewer {
      ...UnreadNotifications_viewer
    }
  }
`);

/** The one number that bell, tab title and list agree on; 0 for visitors, and until it is known who looks. */
export function useUnreadNotifications(): number {
  // Every page asks it of its person, together with all else.
  const { data } = useQuery(UnreadNotificationsDocument, { fetchPolicy: 'cache-only', ssr: false });
  return readFragment(UnreadNotificationsFragment, data?.viewer)?.unreadCounts?.notifications ?? 0;
}

export function writeUnread(cache: ApolloCache, notifications: number): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'Viewer' }),
    fragment: UnreadNotificationsFragment,
    data: { __typename: 'Viewer', unreadCounts: { __typename: 'UnreadCounts', notifications } },
  });
}
