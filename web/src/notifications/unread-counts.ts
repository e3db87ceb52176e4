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

/** The count that the bell, the tab's title and the list share. It is 0 for visitors, and until the viewer is known. */
export function useUnreadNotifications(): number {
  // The query that every page runs already includes the count.
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
