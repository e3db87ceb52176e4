import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ConversationEvent_ConversationFragment } from '#gql/graphql.ts';
import { type ConversationList, listOf } from './conversation-list-policy.ts';
import { writeUnreadMessages } from './unread-messages.ts';

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

const ConversationVersionFragment = graphql(`
  fragment ApplyConversationEvent_version on Conversation {
    id
    version
  }
`);

export type ConversationUpdate = ConversationEvent_ConversationFragment;

export interface Unread {
  messages: number;
}

/**
 * Writes a conversation into the cache and adds it to its lists. Returns false without writing if the cached version is
 * as new: updates may come twice, late, or after the response to the user's own action.
 */
export function applyConversation(cache: ApolloCache, conversation: ConversationUpdate, unread?: Unread): boolean {
  const id = cache.identify({ __typename: 'Conversation', id: conversation.id });
  const known = cache.readFragment({ id, fragment: ConversationVersionFragment });
  const isNewer = !known || known.version < conversation.version;
  if (isNewer) {
    cache.writeFragment({
      id,
      fragment: ConversationEventFragment,
      fragmentName: 'ConversationEvent_conversation',
      data: conversation,
    });
    placeInLists(cache, conversation);
  }
  if (unread) writeUnreadMessages(cache, unread.messages);
  return isNewer;
}

/** Only adds the conversation: the list policies sort, and drop what no longer belongs in a list. */
function placeInLists(cache: ApolloCache, conversation: ConversationUpdate): void {
  cache.modify({
    id: cache.identify({ __typename: 'Viewer' }),
    fields: {
      conversations: (list: ConversationList | Reference, { storeFieldName, toReference }) => {
        const node = toReference({ __typename: 'Conversation', id: conversation.id });
        const { search, archived } = listOf(storeFieldName);
        const isHere = !search && archived === conversation.isArchived;
        if (!node || !isHere || isReference(list) || list.edges.some((edge) => edge.node.__ref === node.__ref))
          return list;
        const edge = { __typename: 'ConversationEdge' as const, node };
        return { ...list, edges: [edge, ...list.edges] };
      },
    },
  });
}
