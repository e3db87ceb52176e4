import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useRole } from '#platform/person/role.ts';

const UnreadCountsDocument = graphql(`
  query UnreadCounts {
    unreadCounts {
      notifications
    }
  }
`);

/** The one number that bell, tab title and list agree on; 0 for visitors and until the answer is there. */
export function useUnreadNotifications(): number {
  const role = useRole();
  const { data } = useQuery(UnreadCountsDocument, { skip: role === null, ssr: false });
  return role === null ? 0 : (data?.unreadCounts?.notifications ?? 0);
}

export function writeUnread(cache: ApolloCache, notifications: number): void {
  cache.writeQuery({
    query: UnreadCountsDocument,
    data: { __typename: 'Query', unreadCounts: { __typename: 'UnreadCounts', notifications } },
  });
}
