import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ConversationEvent_ConversationFragment } from '#gql/graphql.ts';
import { type ConversationList, listOf } from './conversation-list-policy.ts';
import { writeUnreadMessages } from './unread-messages.ts';

/** A conversation as every update and every answer to an action carries it: all that a row of the list shows. */
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
 * Puts a conversation as it is now into the cache and into the lists it belongs to. Answers false, and leaves it as it
 * is, when the cache has it as new already: updates come twice, late, and after the answer to one's own action.
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

/** The lists put themselves in order, and leave out what no longer belongs to them: here it is only added. */
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
