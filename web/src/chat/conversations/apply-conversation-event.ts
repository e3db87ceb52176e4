import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ConversationEvent_ConversationFragment } from '#gql/graphql.ts';
import type { StoredList } from '#platform/network/paged-list.ts';
import { listOf } from './cache.ts';

/** A conversation as events and mutations return it, with everything that a list row shows. */
export const ConversationEventFragment = graphql(`
  fragment ConversationEvent_conversation on Conversation {
    id
    viewerIs
    shop {
      id
      name
      slug
      logoPath
      isVerified
    }
    buyerName
    partner {
      id
      name
      picturePath
    }
    productName
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
    createdAt
    updatedAt
  }
`);

export type ConversationUpdate = ConversationEvent_ConversationFragment;

/** Writes a conversation into the cache and adds it to its lists. The guard of versions ignores an older one. */
export function applyConversation(cache: ApolloCache, conversation: ConversationUpdate): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'Conversation', id: conversation.id }),
    fragment: ConversationEventFragment,
    fragmentName: 'ConversationEvent_conversation',
    data: conversation,
  });
  placeInLists(cache, conversation);
}

/** Only adds the conversation: the list policies sort, and drop what no longer belongs in a list. */
function placeInLists(cache: ApolloCache, conversation: ConversationUpdate): void {
  cache.modify({
    id: cache.identify({ __typename: 'Viewer' }),
    fields: {
      conversations: (list: StoredList | Reference, { storeFieldName, toReference }) => {
        const node = toReference({ __typename: 'Conversation', id: conversation.id });
        const { search, archived } = listOf(storeFieldName);
        const isHere = !search && archived === conversation.isArchived;
        if (!node || !isHere || isReference(list) || list.edges.some((edge) => edge.node.__ref === node.__ref))
          return list;
        return { ...list, edges: [{ __typename: 'ConversationEdge', node }, ...list.edges] };
      },
    },
  });
}
