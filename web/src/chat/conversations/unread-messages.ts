import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useRole } from '#platform/person/role.ts';

const UnreadMessagesDocument = graphql(`
  query UnreadMessages {
    unreadCounts {
      messages
    }
  }
`);

/** The one number that the badges and the tab's title agree on; 0 for visitors and until the answer is there. */
export function useUnreadMessages(): number {
  const role = useRole();
  const { data } = useQuery(UnreadMessagesDocument, { skip: role === null, ssr: false });
  return role === null ? 0 : (data?.unreadCounts?.messages ?? 0);
}

export function writeUnreadMessages(cache: ApolloCache, messages: number): void {
  cache.writeQuery({
    query: UnreadMessagesDocument,
    data: { __typename: 'Query', unreadCounts: { __typename: 'UnreadCounts', messages } },
  });
}
