import { type ApolloCache, type ApolloClient, ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { graphql } from '#gql/gql.ts';

/** What changes by updates, each time with a higher version. */
const ConversationStateFragment = graphql(`
  fragment KeepNewer_conversation on Conversation {
    id
    lastMessage {
      ...MessageBubble_message
    }
    lastNumber
    readNumber
    partnerReadNumber
    unreadCount
    isArchived
    isBlocked
    canSend
    version
    updatedAt
  }
`);

/** The data with every conversation that the cache knows newer taken as it is known. */
export function keepNewer(cache: ApolloCache, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => keepNewer(cache, item));
  if (typeof data !== 'object' || data === null) return data;
  const kept = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, keepNewer(cache, value)]));
  if (kept.__typename !== 'Conversation' || typeof kept.version !== 'number') return kept;
  const known = cache.readFragment({
    id: cache.identify({ __typename: 'Conversation', id: String(kept.id) }),
    fragment: ConversationStateFragment,
    fragmentName: 'KeepNewer_conversation',
  });
  if (!known || known.version <= kept.version) return kept;
  return { ...kept, ...Object.fromEntries(Object.entries(known).filter(([name]) => name in kept)) };
}

const guarded = new WeakSet<ApolloClient>();

/** Answers may be overtaken by the inbox: from its first update on, none of them takes a conversation back. */
export function guardAnswers(client: ApolloClient): void {
  if (guarded.has(client)) return;
  guarded.add(client);
  const guard = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => ({ ...result, data: keepNewer(client.cache, result.data) as typeof result.data })),
    ),
  );
  client.setLink(guard.concat(client.link));
}
